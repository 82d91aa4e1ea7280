//! What a room waits for besides messages.

use std::time::Duration;

use ataxx::{BySide, Side};
use play::{Millis, Timestamp};

/// A room nobody has used for this long is closed.
const IDLE: Millis = Millis::seconds(30);
/// A player whose last connection ended is called away after this long: most come right back.
const GONE: Millis = Millis::seconds(4);
/// Watchers are counted aloud at most this often.
const COUNT: Millis = Millis(500);
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

    /// How long to wait for a message.
    pub fn wait(&self, now: Timestamp, deadline: Option<Timestamp>) -> Duration {
        let deadline = deadline.map(|deadline| deadline.max(self.retry_at));
        let others = [self.gone_at.red, self.gone_at.blue, self.count_at].into_iter().flatten();
        let next = others.chain(deadline).fold(self.used + IDLE, Timestamp::min);
        Duration::from_millis((next - now).0.max(1) as u64)
    }
}
