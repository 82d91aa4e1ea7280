//! The pictures of pages that are no game.

use ataxx::{Move, Position, Square};

use crate::diagram::Diagram;

/// A moment worth showing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    /// A game half played.
    Play,
    /// A piece that is taken up, with all that it can do.
    Rules,
    /// A landing that turns what stands beside it.
    Guide,
}

impl Named {
    pub const ALL: &[Named] = &[Named::Play, Named::Rules, Named::Guide];

    /// Its name in an address.
    pub const fn name(self) -> &'static str {
        match self {
            Named::Play => "play",
            Named::Rules => "rules",
            Named::Guide => "guide",
        }
    }

    pub fn from_name(name: &str) -> Option<Named> {
        Named::ALL.iter().copied().find(|named| named.name() == name)
    }

    pub fn diagram(self) -> Diagram {
        match self {
            Named::Play => Diagram::played(&moves(PLAYED)).expect("legal moves"),
            Named::Rules => Diagram::choosing(&position("x5o/6o/7/3x3/7/7/o5x x 0 2"), Square::D4),
            Named::Guide => {
                Diagram::landing(&position("x5o/2oo3/2o1o2/4o2/2x4/7/o5x x 0 2"), Square::C3, Square::D5)
            }
        }
    }
}

const PLAYED: &str =
    "b6 b1 c5 f6 f2 f6d5 c6 b2 e3 b2d4 f2e4 c5e5 c5 d6 c4 d3 e6 f5 d6f4 d6 b5 c7 b5d7 b5 e3c3";

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|mv| mv.parse().expect("a move")).collect()
}

fn position(fen: &str) -> Position {
    fen.parse().expect("a lawful position")
}
