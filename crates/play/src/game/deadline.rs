//! When time alone changes a game.

use ataxx::Side;

use super::{End, EndReason, Seat, Session};
use crate::origin::Origin;
use crate::rating::Speed;
use crate::time::{Millis, Timestamp};
use crate::time_control::TimeControl;

/// How long an invitation stands.
pub const INVITATION: Millis = Millis::days(1);
/// How long a first move may take in a live game between people of whom one invited the other: who was invited
/// may have to find the page first.
pub const FIRST_MOVE_LIVE: Millis = Millis::minutes(2);
/// How long a first move may take in a live game that the lobby has paired: both waited for it.
pub const FIRST_MOVE_BULLET: Millis = Millis::seconds(20);
pub const FIRST_MOVE_BLITZ: Millis = Millis::seconds(25);
pub const FIRST_MOVE_RAPID: Millis = Millis::seconds(35);
/// How long a first move may take where nobody waits by a clock.
pub const FIRST_MOVE_SLOW: Millis = Millis::days(7);
/// How long a first move may take against the computer: a game that is not begun keeps nobody waiting, but is not
/// kept for ever.
pub const FIRST_MOVE_COMPUTER: Millis = Millis::days(1);
/// How long a move may take in an untimed game before the player counts as gone.
pub const UNTIMED_MOVE: Millis = Millis::days(14);

impl Session {
    /// When something will happen by itself, if nothing else does before.
    pub fn deadline(&self) -> Option<Timestamp> {
        if self.start_is_due() {
            return Some(self.updated);
        }
        self.timeout().map(|(at, _)| at)
    }

    /// When the player to move is to be reminded: in a game over days, once a fifth of the days is left. Computers
    /// forget nothing.
    pub fn reminder(&self) -> Option<Timestamp> {
        let TimeControl::Days(days) = self.terms.time else { return None };
        self.turn().filter(|&side| self.seats[side] == Seat::Human)?;
        let (deadline, _) = self.timeout()?;
        Some(deadline - Millis(Millis::days(days.into()).0 / 5))
    }

    /// The end that a deadline brought, if it has passed at `now`.
    pub(super) fn overdue(&self, now: Timestamp) -> Option<End> {
        self.timeout().filter(|&(at, _)| now >= at).map(|(_, end)| end)
    }

    /// When and how the game ends if nobody acts.
    fn timeout(&self) -> Option<(Timestamp, End)> {
        if self.end.is_some() {
            return None;
        }
        let Some(turn) = self.turn() else {
            return Some((self.turn_since + INVITATION, End::void(EndReason::Expired)));
        };
        if !self.both_moved() {
            let end = End::void(EndReason::NotStarted).by(turn);
            return Some((self.turn_since + self.first_move_limit(), end));
        }
        match self.clock.and_then(|clock| clock.flag(turn)) {
            Some(flag) => Some((flag, End::won(turn.other(), EndReason::Flag))),
            None => Some((self.turn_since + UNTIMED_MOVE, End::won(turn.other(), EndReason::Abandoned))),
        }
    }

    fn first_move_limit(&self) -> Millis {
        match self.terms.time {
            TimeControl::Days(days) => Millis::days(days.into()),
            _ if self.with_computer() => FIRST_MOVE_COMPUTER,
            TimeControl::Increment { .. } if self.terms.origin == Origin::Invitation => FIRST_MOVE_LIVE,
            TimeControl::Increment { .. } => match Speed::of(self.terms.time) {
                Some(Speed::Bullet) => FIRST_MOVE_BULLET,
                Some(Speed::Blitz) => FIRST_MOVE_BLITZ,
                _ => FIRST_MOVE_RAPID,
            },
            TimeControl::Untimed => FIRST_MOVE_SLOW,
        }
    }

    /// The player who is away while the game waits for them, and from when on the opponent may claim.
    /// Only in live games between people (in others nobody is noted as away) that have begun.
    pub fn away(&self) -> Option<(Side, Timestamp)> {
        let turn = self.turn()?;
        let since = self.away_since[turn].filter(|_| self.both_moved())?;
        Some((turn, since.max(self.turn_since) + self.terms.time.patience()))
    }
}
