//! How a game ends on the board.

use core::fmt;
use core::str::FromStr;

use crate::{Position, Side};

/// Plies in a row without a clone that end the game.
pub const NO_CLONE_LIMIT: u16 = 100;

/// Occurrences of a position that end the game.
pub const REPETITION_LIMIT: u32 = 3;

/// The result of a game that is over, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner, `None` for a draw.
    pub winner: Option<Side>,
    /// Why the game is over.
    pub reason: Reason,
}

/// Why a game is over, in the order in which the rules test it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A side has no piece; the other wins.
    Eliminated,
    /// No square is empty; more pieces win.
    Full,
    /// Squares are empty, but neither side can move; more pieces win.
    Blocked,
    /// The position occurred for the third time, and both sides can move; a draw.
    Repetition,
    /// 100 plies without a clone; a draw, unless one side is locked out: then more pieces win.
    NoCloneLimit,
}

impl Position {
    /// The outcome that this position alone tells, `None` while it goes on. Repetition is the
    /// matter of a [`Game`](crate::Game).
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_on_board().or_else(|| self.outcome_by_clock())
    }

    /// Eliminated, full or blocked.
    #[inline]
    pub(crate) fn outcome_on_board(&self) -> Option<Outcome> {
        let reason = if self.is_eliminated() {
            Reason::Eliminated
        } else if self.empty().is_empty() {
            Reason::Full
        } else if !self.has_move(self.turn()) && !self.has_move(self.turn().other()) {
            Reason::Blocked
        } else {
            return None;
        };
        Some(Outcome { winner: self.more_pieces(), reason })
    }

    #[inline]
    pub(crate) fn outcome_by_clock(&self) -> Option<Outcome> {
        if self.halfmove_clock() < NO_CLONE_LIMIT {
            return None;
        }
        let winner = if self.both_can_move() { None } else { self.more_pieces() };
        Some(Outcome { winner, reason: Reason::NoCloneLimit })
    }

    /// Whether the position is over although the side to move has a clone or a jump: a cheaper
    /// test for those who know that it has.
    #[inline]
    pub(crate) fn is_over_despite_moves(&self) -> bool {
        self.is_eliminated() || self.halfmove_clock() >= NO_CLONE_LIMIT
    }

    #[inline]
    pub(crate) fn both_can_move(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.has_move(side))
    }

    #[inline]
    fn is_eliminated(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.pieces(side).is_empty())
    }

    fn more_pieces(&self) -> Option<Side> {
        let (red, blue) = (self.pieces(Side::Red).len(), self.pieces(Side::Blue).len());
        match red.cmp(&blue) {
            core::cmp::Ordering::Greater => Some(Side::Red),
            core::cmp::Ordering::Less => Some(Side::Blue),
            core::cmp::Ordering::Equal => None,
        }
    }
}

impl Reason {
    /// All reasons, in the order in which the rules test them.
    pub const ALL: [Reason; 5] =
        [Reason::Eliminated, Reason::Full, Reason::Blocked, Reason::Repetition, Reason::NoCloneLimit];

    /// The name in kebab case, as in `no-clone-limit`.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Eliminated => "eliminated",
            Reason::Full => "full",
            Reason::Blocked => "blocked",
            Reason::Repetition => "repetition",
            Reason::NoCloneLimit => "no-clone-limit",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Reason {
    type Err = ParseReasonError;

    fn from_str(text: &str) -> Result<Reason, ParseReasonError> {
        Reason::ALL.into_iter().find(|reason| reason.name() == text).ok_or(ParseReasonError)
    }
}

/// The text is the name of no reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseReasonError;

impl fmt::Display for ParseReasonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a reason for the end of a game")
    }
}

impl core::error::Error for ParseReasonError {}
