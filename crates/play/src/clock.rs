//! Both players' time.
//!
//! Network time is not charged, within a quota per player that refills with each move and can't be
//! farmed: the scheme and its numbers are those that a large chess site has run for years
//! (its `LagTracker`), in milliseconds.

use ataxx::{BySide, Side};

use crate::time::{Millis, Timestamp};
use crate::time_control::TimeControl;

/// The clocks of a game that is timed. `running_since` is when the side to move began to be charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    left: BySide<Millis>,
    quota: BySide<Millis>,
    running_since: Option<Timestamp>,
}

/// What a move costs its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Charge {
    pub spent: Millis,
    pub compensated: Millis,
}

impl Clock {
    /// Quota a player gains with each move: two fifths of a hundredth of the expected game, and a
    /// little, at most a second.
    fn gain(control: TimeControl) -> Millis {
        Millis((control.estimate().0 / 1_000 * 4 + 150).min(1_000))
    }

    /// Most network time that is forgiven when it is decided whether a flag has fallen.
    const GRACE_MAX: Millis = Millis::seconds(2);

    /// Stopped clocks; none for an untimed game.
    pub(crate) fn new(control: TimeControl) -> Option<Clock> {
        let initial = control.initial()?;
        let quota = match control {
            TimeControl::Increment { .. } => Millis(3 * Self::gain(control).0),
            // Over days, network time is nothing.
            _ => Millis::ZERO,
        };
        let both = |value| BySide { red: value, blue: value };
        Some(Clock { control, left: both(initial), quota: both(quota), running_since: None })
    }

    /// Time left as of the last event; the running side's falls from [`Clock::running_since`] on.
    pub fn left(&self, side: Side) -> Millis {
        self.left[side]
    }

    /// Since when the side to move is being charged.
    pub fn running_since(&self) -> Option<Timestamp> {
        self.running_since
    }

    /// Time left at `now`, if it is `side`'s turn.
    pub fn left_at(&self, side: Side, now: Timestamp) -> Millis {
        (self.left[side] - self.elapsed(now)).at_least_zero()
    }

    fn elapsed(&self, now: Timestamp) -> Millis {
        self.running_since.map_or(Millis::ZERO, |since| (now - since).at_least_zero())
    }

    /// What a move at `now` costs, `lag` of it having been spent on the network.
    pub(crate) fn charge(&self, side: Side, now: Timestamp, lag: Millis) -> Charge {
        let elapsed = self.elapsed(now);
        let compensated = lag.at_least_zero().min(self.quota[side]).min(elapsed);
        Charge { spent: elapsed - compensated, compensated }
    }

    /// When `side`'s flag falls if it does not move: all its time and the network time it might still
    /// be forgiven.
    pub(crate) fn flag(&self, side: Side) -> Option<Timestamp> {
        Some(self.running_since? + self.left[side] + self.quota[side].min(Self::GRACE_MAX))
    }

    /// Stops for `side`, whose move cost `charge`.
    pub(crate) fn press(&mut self, side: Side, charge: Charge) {
        if self.running_since.take().is_none() {
            return;
        }
        match self.control {
            TimeControl::Days(days) => self.left[side] = Millis::days(days.into()),
            TimeControl::Increment { increment, .. } => {
                self.left[side] = (self.left[side] - charge.spent).at_least_zero() + increment;
                let gain = Self::gain(self.control);
                let refilled = self.quota[side] + gain - charge.compensated;
                self.quota[side] = refilled.min(Millis(7 * gain.0)).at_least_zero();
            }
            TimeControl::Untimed => unreachable!("an untimed game has no clock"),
        }
    }

    /// Begins to charge the side to move.
    pub(crate) fn start(&mut self, now: Timestamp) {
        self.running_since = Some(now);
    }

    /// Stops without a charge: a pass takes no time.
    pub(crate) fn pause(&mut self) {
        self.running_since = None;
    }

    /// Charges `side` for the time until `now`, network or not, and stops.
    pub(crate) fn stop(&mut self, side: Side, now: Timestamp) {
        self.left[side] = self.left_at(side, now);
        self.running_since = None;
    }

    /// Puts the clocks to a turn that began as `then` and is played again. Time that was used stays
    /// used, and nobody has more than they had: nothing can be won by moving and taking back. Over days,
    /// each turn has its days anew.
    pub(crate) fn go_back_to(&mut self, then: &Clock) {
        for side in Side::ALL {
            match self.control {
                TimeControl::Days(_) => self.left[side] = then.left[side],
                _ => self.left[side] = self.left[side].min(then.left[side]),
            }
            self.quota[side] = self.quota[side].min(then.quota[side]);
        }
    }

    /// Adds to `side`'s time, running or not.
    pub(crate) fn add(&mut self, side: Side, ms: Millis) {
        self.left[side] = self.left[side] + ms;
    }

    /// Gives `lost` back to the side being charged.
    pub(crate) fn excuse(&mut self, lost: Millis) {
        if let Some(since) = &mut self.running_since {
            *since += lost;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLITZ: TimeControl =
        TimeControl::Increment { base: Millis::minutes(3), increment: Millis::seconds(2) };

    fn running(control: TimeControl) -> Clock {
        let mut clock = Clock::new(control).unwrap();
        clock.start(Timestamp(0));
        clock
    }

    #[test]
    fn a_move_costs_its_time_less_lag_and_earns_the_increment() {
        let mut clock = running(BLITZ);
        let charge = clock.charge(Side::Red, Timestamp(5_000), Millis(300));
        assert_eq!(charge, Charge { spent: Millis(4_700), compensated: Millis(300) });
        clock.press(Side::Red, charge);
        assert_eq!(clock.left(Side::Red), Millis(180_000 - 4_700 + 2_000));
        assert_eq!(clock.left(Side::Blue), Millis(180_000));
    }

    #[test]
    fn lag_beyond_the_quota_is_charged() {
        let mut clock = running(BLITZ);
        // 3 + 2 gives a second a move, three to begin with.
        let charge = clock.charge(Side::Red, Timestamp(10_000), Millis(10_000));
        assert_eq!(charge.compensated, Millis(3_000));
        clock.press(Side::Red, charge);
        clock.start(Timestamp(10_000));
        assert_eq!(clock.charge(Side::Red, Timestamp(20_000), Millis(10_000)).compensated, Millis(1_000));
    }

    #[test]
    fn the_quota_does_not_grow_without_bound() {
        let mut clock = running(BLITZ);
        for n in 1..100 {
            clock.press(Side::Red, clock.charge(Side::Red, Timestamp(n), Millis(0)));
            clock.start(Timestamp(n));
        }
        assert_eq!(clock.charge(Side::Red, Timestamp(1_000_000), Millis(60_000)).compensated, Millis(7_000));
    }

    #[test]
    fn negative_lag_earns_nothing() {
        assert_eq!(running(BLITZ).charge(Side::Red, Timestamp(900), Millis(-500)).spent, Millis(900));
    }

    #[test]
    fn days_are_new_with_each_move() {
        let mut clock = running(TimeControl::Days(3));
        clock.press(Side::Red, clock.charge(Side::Red, Timestamp(86_400_000), Millis(0)));
        assert_eq!(clock.left(Side::Red), Millis::days(3));
        clock.start(Timestamp(0));
        assert_eq!(clock.flag(Side::Red), Some(Timestamp(3 * 86_400_000)));
    }

    #[test]
    fn a_flag_falls_after_the_time_and_a_bounded_grace() {
        assert_eq!(running(BLITZ).flag(Side::Red), Some(Timestamp(182_000)));
    }
}
