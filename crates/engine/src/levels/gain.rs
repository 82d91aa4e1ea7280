//! What anybody sees who has read the rules: the pieces that a move turns over.

use ataxx::{Move, Position};

use crate::Score;

/// By how much the move changes the margin, at once: two for each conversion, one more for a clone.
pub fn gain(root: &Position, mv: Move) -> Score {
    let turned = mv.to().map_or(0, |to| root.conversions(root.turn(), to).len());
    Score::pieces(100 * (2 * turned as i32 + i32::from(mv.is_clone())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_count_twice_and_a_clone_once() {
        let root: Position = "7/1x5/2oo3/7/7/7/7 x 0 1".parse().unwrap();
        let gain = |mv: &str| gain(&root, mv.parse().unwrap());
        assert_eq!(gain("c6"), Score::pieces(500));
        assert_eq!(gain("b6d6"), Score::pieces(400));
        assert_eq!(gain("a7"), Score::pieces(100));
        assert_eq!(gain("b6a4"), Score::DRAW);
    }
}
