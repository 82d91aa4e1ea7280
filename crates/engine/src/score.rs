//! What a position is worth: the kind is part of the value, so nobody compares pieces with plies by hand.

use core::fmt;
use core::ops::{Add, Neg, Sub};

/// The value of a position for the side to move (or, where a text says so, for another side).
///
/// Ordered: every loss < every expected margin < every win; a nearer win is worth more than a
/// farther one, a farther loss more than a nearer one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(i16);

/// A [`Score`] taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreKind {
    /// Expected final margin in hundredths of a piece: `250` is two and a half pieces ahead. Zero
    /// is also the score of a draw.
    Pieces(i16),
    /// A forced win, this many plies away. Zero: the game is over and won.
    Win(u16),
    /// A forced loss, this many plies away. Zero: the game is over and lost.
    Loss(u16),
}

/// The score of a won game that is over.
const WON: i16 = 32_000;

/// More plies than a search looks ahead: what lies beyond is a margin, not a distance.
const FARTHEST: i16 = 1_000;

/// Margins are held well inside the band of wins; 49 pieces are 4,900.
const WIDEST_MARGIN: i16 = 20_000;

impl Score {
    /// A draw, or a level game.
    pub const DRAW: Score = Score(0);
    /// Worse than every score that a position can have.
    pub const MIN: Score = Score(-WON - 1);
    /// Better than every score that a position can have.
    pub const MAX: Score = Score(WON + 1);

    /// An expected margin in hundredths of a piece, held within ±200 pieces.
    pub fn pieces(centi: i32) -> Score {
        Score(centi.clamp(-i32::from(WIDEST_MARGIN), i32::from(WIDEST_MARGIN)) as i16)
    }

    /// A win that takes `plies` more plies (at most 1,000 are told apart).
    pub fn win_in(plies: u16) -> Score {
        Score(WON - (plies.min(FARTHEST as u16) as i16))
    }

    /// A loss that takes `plies` more plies (at most 1,000 are told apart).
    pub fn loss_in(plies: u16) -> Score {
        -Score::win_in(plies)
    }

    /// Which of the three kinds this is, with its figure.
    pub fn kind(self) -> ScoreKind {
        match self.0 {
            raw if raw >= WON - FARTHEST => ScoreKind::Win((WON - raw).max(0) as u16),
            raw if raw <= FARTHEST - WON => ScoreKind::Loss((WON + raw).max(0) as u16),
            raw => ScoreKind::Pieces(raw),
        }
    }

    /// A forced win or loss rather than an expectation.
    pub fn is_decisive(self) -> bool {
        !matches!(self.kind(), ScoreKind::Pieces(_))
    }

    /// A forced win.
    pub fn is_win(self) -> bool {
        matches!(self.kind(), ScoreKind::Win(_))
    }

    /// A forced loss.
    pub fn is_loss(self) -> bool {
        matches!(self.kind(), ScoreKind::Loss(_))
    }

    /// The same score on one scale of centi-pieces, wins and losses far outside of any margin: for
    /// weighing scores against one another.
    pub fn centi(self) -> i32 {
        i32::from(self.0)
    }

    /// The score as a number, for keeping; only [`Score::from_raw`] understands it.
    pub(crate) fn raw(self) -> i16 {
        self.0
    }

    /// The inverse of [`Score::raw`].
    pub(crate) fn from_raw(raw: i16) -> Score {
        Score(raw)
    }

    /// This score seen from `plies` before the position that it belongs to: a win gets farther.
    pub(crate) fn seen_from(self, plies: u16) -> Score {
        self.shifted(plies as i16)
    }

    /// The inverse of [`Score::seen_from`].
    pub(crate) fn brought_to(self, plies: u16) -> Score {
        self.shifted(-(plies as i16))
    }

    fn shifted(self, plies: i16) -> Score {
        match self.kind() {
            ScoreKind::Pieces(_) => self,
            ScoreKind::Win(_) => Score((self.0 - plies).clamp(WON - FARTHEST, WON)),
            ScoreKind::Loss(_) => Score((self.0 + plies).clamp(-WON, FARTHEST - WON)),
        }
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// A window's edge moved up by centi-pieces, never past [`Score::MAX`].
impl Add<i16> for Score {
    type Output = Score;
    fn add(self, centi: i16) -> Score {
        Score(self.0.saturating_add(centi).clamp(Score::MIN.0, Score::MAX.0))
    }
}

/// A window's edge moved down by centi-pieces, never past [`Score::MIN`].
impl Sub<i16> for Score {
    type Output = Score;
    fn sub(self, centi: i16) -> Score {
        Score(self.0.saturating_sub(centi).clamp(Score::MIN.0, Score::MAX.0))
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_ordered_and_nearer_wins_are_better() {
        let rising = [
            Score::MIN,
            Score::loss_in(0),
            Score::loss_in(7),
            Score::pieces(-1_000_000),
            Score::pieces(-4_900),
            Score::DRAW,
            Score::pieces(1),
            Score::pieces(1_000_000),
            Score::win_in(7),
            Score::win_in(0),
            Score::MAX,
        ];
        assert!(rising.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn a_kind_gives_back_what_was_put_in() {
        for plies in [0, 1, 99, 1_000] {
            assert_eq!(Score::win_in(plies).kind(), ScoreKind::Win(plies));
            assert_eq!(Score::loss_in(plies).kind(), ScoreKind::Loss(plies));
        }
        assert_eq!(Score::pieces(-250).kind(), ScoreKind::Pieces(-250));
        assert!(!Score::pieces(1_000_000).is_decisive());
    }

    #[test]
    fn distance_moves_wins_and_losses_but_not_margins() {
        assert_eq!(Score::win_in(3).seen_from(4), Score::win_in(7));
        assert_eq!(Score::loss_in(3).seen_from(4), Score::loss_in(7));
        assert_eq!(Score::loss_in(3).seen_from(4).brought_to(4), Score::loss_in(3));
        assert_eq!(Score::pieces(3).seen_from(4), Score::pieces(3));
        assert_eq!(Score::win_in(999).seen_from(9), Score::win_in(1_000));
    }

    #[test]
    fn windows_never_leave_the_range() {
        assert_eq!(Score::MIN - 100, Score::MIN);
        assert_eq!(Score::MAX + i16::MAX, Score::MAX);
        assert_eq!(-Score::MIN, Score::MAX);
    }
}
