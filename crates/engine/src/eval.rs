//! What a position looks like without looking ahead: hand-written terms over bitboards.

use ataxx::{Bitboard, Position, Side};

use crate::Score;
use crate::neighbours::Neighbours;
use crate::network::{self, Network};

// Hundredths of a piece. Fitted to the results of self-play (logistic regression), then scaled to
// the final margins of the same games.
const PIECE: i32 = 120;
/// For a piece on the rim, where fewer squares touch it; corners are no better than the middle.
const RIM: i32 = 28;
/// For a piece beside an empty square.
const OPEN: i32 = -45;
/// For a piece beside an empty square that the opponent can clone to.
const EXPOSED: i32 = -31;
/// For each piece that the side to move can gain at best by one move.
const CATCH: i32 = 73;
/// For being to move.
const TEMPO: i32 = -34;

impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation::Network(network::current())
    }
}

/// By what a position is judged without looking ahead.
#[derive(Clone, Copy)]
pub enum Evaluation {
    /// Hand-written terms.
    Terms,
    /// A network.
    Network(&'static Network),
    /// Every position is level: for measuring what judging costs.
    Constant,
}

impl Evaluation {
    /// The expected margin of the side to move, judged by the looks of the position alone.
    pub(crate) fn of(self, position: &Position) -> Score {
        match self {
            Evaluation::Network(network) => network.evaluate(position),
            Evaluation::Terms => evaluate(position),
            Evaluation::Constant => Score::DRAW,
        }
    }
}

fn evaluate(position: &Position) -> Score {
    let us = position.turn();
    let balance = worth(position, us) - worth(position, us.other());
    Score::pieces(balance + CATCH * best_catch(position) + TEMPO)
}

fn worth(position: &Position, side: Side) -> i32 {
    let own = position.pieces(side);
    let open = own & position.empty().grown();
    let exposed = own & position.clone_targets(side.other()).grown();
    PIECE * count(own) + RIM * count(own & RIM_SQUARES) + OPEN * count(open) + EXPOSED * count(exposed)
}

/// The most pieces that the side to move can gain in one move: conversions, and one for a clone.
fn best_catch(position: &Position) -> i32 {
    let own = position.pieces(position.turn());
    let neighbours = Neighbours::of(position.pieces(position.turn().other()));
    let near = own.grown();
    let jump = neighbours.most(near.grown() & position.empty());
    let clones = near & position.empty();
    if clones.is_empty() { jump } else { jump.max(1 + neighbours.most(clones)) }
}

/// The outermost squares but the corners.
const RIM_SQUARES: Bitboard = Bitboard::from_bits_truncated(0xFA0C_1830_60BE);

fn count(set: Bitboard) -> i32 {
    set.len() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use ataxx::Square;

    #[test]
    fn the_rim_is_the_edge_without_corners() {
        let at_edge = |line: u8| line == 0 || line == 6;
        let rim = Square::ALL.into_iter().filter(|square| at_edge(square.file()) != at_edge(square.rank()));
        assert_eq!(RIM_SQUARES, rim.collect());
    }

    #[test]
    fn both_sides_are_judged_alike() {
        for (ours, theirs) in [
            ("x5o/7/2-1-2/7/2-1-2/3xx2/o5x x 0 1", "o5x/7/2-1-2/7/2-1-2/3oo2/x5o o 0 1"),
            ("xxoox2/ooooxx1/7/7/7/7/7 x 0 1", "ooxxo2/xxxxoo1/7/7/7/7/7 o 0 1"),
        ] {
            let [ours, theirs] = [ours, theirs].map(|fen| evaluate(&fen.parse().unwrap()));
            assert_eq!(ours, theirs);
        }
    }

    #[test]
    fn the_best_catch_counts_a_clone_as_a_piece() {
        for (fen, catch) in [
            ("x6/7/2oo3/7/7/7/7 x 0 1", 2),
            ("7/1x5/2oo3/7/7/7/7 x 0 1", 3),
            ("7/1x5/7/4o2/7/7/7 x 0 1", 1),
            ("x------/-------/-------/2ooo2/7/7/7 x 0 1", 0),
        ] {
            assert_eq!(best_catch(&fen.parse().unwrap()), catch, "{fen}");
        }
    }
}
