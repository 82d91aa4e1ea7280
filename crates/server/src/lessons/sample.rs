use ataxx::{Game, Move, Position, Side};
use protocol::PlyText;

use super::position;
use crate::wire::ply;

/// One of three moves from one position, each of another kind.
#[derive(Clone, Debug)]
pub(crate) struct SampleMove {
    pub side: Side,
    pub played: PlyText,
    /// How many pieces it converts.
    pub turned: u32,
    pub is_clone: bool,
}

/// Where the three begin.
const START: &str = "xx4o/7/3o3/3oo2/7/2x4/o5x x 0 5";
/// A clone, a jump, and a landing among many.
const MOVES: [&str; 3] = ["b6", "g7e5", "d3"];

/// A position, and three moves from it one after the other: Red clones, Blue jumps, Red lands and converts.
pub(crate) fn sample_moves() -> (Position, Vec<SampleMove>) {
    let start = position(START);
    let mut game = Game::new(start);
    let moves = MOVES.iter().map(|text| {
        let mv: Move = text.parse().expect("a lesson's move");
        let side = game.position().turn();
        let turned = super::goal::turned(game.position(), mv);
        let played = ply(&mut game, mv);
        SampleMove { side, played, turned, is_clone: mv.is_clone() }
    });
    (start, moves.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clone_a_jump_and_a_conversion() {
        let (_, moves) = sample_moves();
        let kinds: Vec<_> = moves.iter().map(|one| (one.side, one.is_clone, one.turned)).collect();
        assert_eq!(kinds, [(Side::Red, true, 0), (Side::Blue, false, 0), (Side::Red, true, 2)]);
    }
}
