//! What a picture shows: the pieces on a board, and what is marked on it.

use ataxx::{Bitboard, IllegalMove, Move, Position, Setup, Side, Square, ring1, ring2};
use protocol::Snapshot;

/// A board at rest, or at the moment before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
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

impl Scene {
    /// A game after `ply` moves and passes; none if it has not come so far.
    ///
    /// # Panics
    /// If the snapshot holds a board or a move that no server has written.
    pub fn of_game(snapshot: &Snapshot, ply: usize) -> Option<Scene> {
        let Some(before) = ply.checked_sub(1) else {
            return Some(Scene::at_rest(snapshot.start.parse().expect("a start that was written by us")));
        };
        let played = snapshot.plies.get(before)?;
        let fen = format!("{} x 0 1", played.board);
        let setup = fen.parse().expect("a board that was written by us");
        let last = played.mv.parse().expect("a move that was written by us");
        Some(Scene { last: Some(last), ..Scene::at_rest(setup) })
    }

    /// The board after these moves from the start.
    ///
    /// # Errors
    /// The first that is illegal.
    pub fn played(moves: &[Move]) -> Result<Scene, IllegalMove> {
        let mut position = Position::start();
        moves.iter().try_for_each(|&mv| position.play(mv))?;
        Ok(Scene { last: moves.last().copied(), ..Scene::at_rest(position.setup()) })
    }

    /// A position whose side to move has taken up the piece on `chosen`: every square that it can go to.
    pub fn choosing(position: &Position, chosen: Square) -> Scene {
        Scene {
            chosen: Some(chosen),
            clones: ring1(chosen) & position.empty(),
            jumps: ring2(chosen) & position.empty(),
            ..Scene::at_rest(position.setup())
        }
    }

    /// The same just before the landing on `to`.
    pub fn landing(position: &Position, chosen: Square, to: Square) -> Scene {
        Scene {
            chosen: Some(chosen),
            landing: Some(to),
            turning: position.conversions(position.turn(), to),
            ..Scene::at_rest(position.setup())
        }
    }

    pub fn count(&self, side: Side) -> u32 {
        self.setup.pieces[side].len()
    }

    /// Squares that can hold a piece.
    pub fn squares(&self) -> u32 {
        Square::COUNT as u32 - self.setup.gaps.len()
    }

    fn at_rest(setup: Setup) -> Scene {
        let nothing = Bitboard::EMPTY;
        Scene {
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
