//! A board to look at: its pieces and what is marked among them. The rules page draws it as HTML (`pages/diagram.rs`),
//! a link's picture as SVG (`pictures`).

use ataxx::{Bitboard, IllegalMove, Move, Position, Setup, Side, Square, ring1, ring2};
use protocol::Snapshot;

/// A board at rest, or at the moment before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Diagram {
    pub setup: Setup,
    /// The move that led here.
    pub last: Option<Move>,
    /// The piece that is taken up, and where it could go.
    pub chosen: Option<Square>,
    pub clones: Bitboard,
    pub jumps: Bitboard,
    /// Where it is about to land, and the pieces that will change sides there.
    pub landing: Option<Square>,
    pub turning: Bitboard,
}

impl Diagram {
    /// A game after `ply` moves and passes; none if it has not come so far.
    ///
    /// # Panics
    /// If the snapshot holds a board or a move that no server has written.
    pub fn of_game(snapshot: &Snapshot, ply: usize) -> Option<Diagram> {
        let Some(before) = ply.checked_sub(1) else {
            return Some(Diagram::at_rest(snapshot.start.parse().expect("a start that was written by us")));
        };
        let played = snapshot.plies.get(before)?;
        let fen = format!("{} x 0 1", played.board);
        let setup = fen.parse().expect("a board that was written by us");
        let last = played.mv.parse().expect("a move that was written by us");
        Some(Diagram { last: Some(last), ..Diagram::at_rest(setup) })
    }

    /// The board after these moves from the start.
    ///
    /// # Errors
    /// The first that is illegal.
    pub fn played(moves: &[Move]) -> Result<Diagram, IllegalMove> {
        let mut position = Position::start();
        moves.iter().try_for_each(|&mv| position.play(mv))?;
        Ok(Diagram { last: moves.last().copied(), ..Diagram::at_rest(position.setup()) })
    }

    /// A position whose side to move has taken up the piece on `chosen`: every square that it can go to.
    pub fn choosing(position: &Position, chosen: Square) -> Diagram {
        Diagram {
            chosen: Some(chosen),
            clones: ring1(chosen) & position.empty(),
            jumps: ring2(chosen) & position.empty(),
            ..Diagram::at_rest(position.setup())
        }
    }

    /// The same just before the landing on `to`.
    pub fn landing(position: &Position, chosen: Square, to: Square) -> Diagram {
        Diagram {
            chosen: Some(chosen),
            landing: Some(to),
            turning: position.conversions(position.turn(), to),
            ..Diagram::at_rest(position.setup())
        }
    }

    pub fn count(&self, side: Side) -> u32 {
        self.setup.pieces[side].len()
    }

    /// Squares that can hold a piece.
    pub fn squares(&self) -> u32 {
        Square::COUNT as u32 - self.setup.gaps.len()
    }

    /// Nothing marked.
    pub fn at_rest(setup: Setup) -> Diagram {
        let nothing = Bitboard::EMPTY;
        Diagram {
            setup,
            last: None,
            chosen: None,
            clones: nothing,
            jumps: nothing,
            landing: None,
            turning: nothing,
        }
    }
}
