//! What a room waits for besides messages.

use std::time::Duration;

use ataxx::{BySide, Side};
use play::{Millis, Timestamp};

/// A room nobody has used for this long is closed.
const IDLE: Millis = Millis::seconds(30);
/// A room that is followed looks around at least this often.
const LOOK: Millis = Millis::minutes(10);
/// A player whose last connection ended is called away after this long: most come right back.
pub(crate) const GONE: Millis = Millis::seconds(4);
/// Watchers are counted aloud at most this often.
const COUNT: Millis = Millis::seconds(1);
/// What failed is tried again after this long.
const RETRY: Millis = Millis::seconds(1);

#[derive(Debug)]
pub(super) struct Timers {
    used: Timestamp,
    gone_at: BySide<Option<Timestamp>>,
    count_at: Option<Timestamp>,
    /// Deadlines before this are left alone.
    retry_at: Timestamp,
}

impl Timers {
    pub fn new(now: Timestamp) -> Timers {
        Timers { used: now, gone_at: BySide::default(), count_at: None, retry_at: now }
    }

    pub fn used(&mut self, now: Timestamp) {
        self.used = now;
    }

    pub fn is_idle(&self, now: Timestamp) -> bool {
        now - self.used >= IDLE
    }

    pub fn retry(&mut self, now: Timestamp) {
        self.retry_at = now + RETRY;
    }

    pub fn here(&mut self, side: Side) {
        self.gone_at[side] = None;
    }

    /// Takes note of who is here, while the game is on.
    pub fn presence(&mut self, now: Timestamp, present: BySide<bool>, on: bool) {
        for side in [Side::Red, Side::Blue] {
            self.gone_at[side] = match self.gone_at[side] {
                _ if present[side] || !on => None,
                Some(at) => Some(at),
                None => Some(now + GONE),
            };
        }
    }

    /// The sides whose players have been gone for long enough, each named once.
    pub fn gone(&mut self, now: Timestamp) -> Vec<Side> {
        let is_due = |at: Option<Timestamp>| at.is_some_and(|at| at <= now);
        let due: Vec<Side> =
            [Side::Red, Side::Blue].into_iter().filter(|&side| is_due(self.gone_at[side])).collect();
        for &side in &due {
            // Far enough away never to come: it stays noted that this side is not here.
            self.gone_at[side] = Some(Timestamp(i64::MAX));
        }
        due
    }

    pub fn count_soon(&mut self, now: Timestamp) {
        self.count_at.get_or_insert(now + COUNT);
    }

    pub fn count_is_due(&mut self, now: Timestamp) -> bool {
        self.count_at.take_if(|at| *at <= now).is_some()
    }

    /// Whether the deadline has come, and is not one that just failed to be dealt with.
    pub fn is_due(&self, now: Timestamp, deadline: Option<Timestamp>) -> bool {
        deadline.is_some_and(|deadline| deadline.max(self.retry_at) <= now)
    }

    /// How long to wait for a message, in a room that somebody follows or not.
    pub fn wait(&self, now: Timestamp, deadline: Option<Timestamp>, followed: bool) -> Duration {
        let deadline = deadline.map(|deadline| deadline.max(self.retry_at));
        let others = [self.gone_at.red, self.gone_at.blue, self.count_at].into_iter().flatten();
        let at_most = if followed { now + LOOK } else { self.used + IDLE };
        let next = others.chain(deadline).fold(at_most, Timestamp::min);
        Duration::from_millis((next - now).0.max(1) as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Timestamp = Timestamp(1_000_000);

    fn presence(red: bool, blue: bool) -> BySide<bool> {
        BySide { red, blue }
    }

    #[test]
    fn a_followed_room_does_not_spin_when_nothing_is_said() {
        let timers = Timers::new(START);
        let late = START + Millis::minutes(5);
        assert_eq!(timers.wait(late, None, true), Duration::from_secs(600));
        assert!(timers.is_idle(late));
    }

    #[test]
    fn a_player_is_called_away_once_and_not_if_back_in_time() {
        let mut timers = Timers::new(START);
        timers.presence(START, presence(true, false), true);
        assert!(timers.gone(START).is_empty());
        let later = START + GONE;
        assert_eq!(timers.gone(later), [Side::Blue]);
        assert!(timers.gone(later).is_empty());
        timers.presence(later, presence(false, true), true);
        timers.here(Side::Red);
        assert!(timers.gone(later + GONE).is_empty());
    }

    #[test]
    fn what_failed_waits_before_it_is_tried_again() {
        let mut timers = Timers::new(START);
        timers.retry(START);
        assert!(!timers.is_due(START, Some(START)));
        assert!(timers.is_due(START + RETRY, Some(START)));
        assert_eq!(timers.wait(START, Some(START), true), Duration::from_secs(1));
    }
}
