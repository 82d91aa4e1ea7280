//! What the engine says to a position. A fixed number of nodes and an empty memory: always the same.

use ataxx::{Game, Move, Position};
use engine::{Engine, Limits, Unobserved};
use protocol::PlyText;

use crate::wire::ply;

/// How long the engine thinks about each answer, in positions visited.
const NODES: u64 = 2_000;
/// How long it thinks about what it would play itself: a reader may ask it of stronger engines.
const OWN_NODES: u64 = 20_000;
/// Its memory, bytes.
const TABLE_BYTES: usize = 1 << 20;
/// Nobody's lesson goes on longer, plies.
const PLIES_MAX: usize = 12;

/// The engine, as the lessons ask it.
pub(super) struct Thinker(Engine);

/// How a game goes on after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// Passes and the engine's moves, in order.
    pub then: Vec<PlyText>,
    /// Pieces when these have been played.
    pub red: u32,
    pub blue: u32,
}

impl Thinker {
    pub fn new() -> Thinker {
        Thinker(Engine::new(TABLE_BYTES))
    }

    /// What the engine itself would play.
    pub fn best(&mut self, position: &Position) -> Move {
        self.think(position, OWN_NODES)
    }

    /// Goes on after `mv` until it is the reader's turn again, or the game is over.
    pub fn answer(&mut self, position: &Position, mv: Move) -> Answer {
        let reader = position.turn();
        self.go_on(position, mv, |game| game.position().turn() == reader && game.position().has_move(reader))
    }

    /// Goes on after `mv` to the end of the game.
    pub fn play_out(&mut self, position: &Position, mv: Move) -> Answer {
        self.go_on(position, mv, |_| false)
    }

    fn go_on(&mut self, position: &Position, mv: Move, enough: impl Fn(&Game) -> bool) -> Answer {
        let mut game = Game::new(*position);
        let mut then = Vec::new();
        game.play(mv).expect("a lesson's move is legal");
        while game.outcome().is_none() && !enough(&game) && then.len() < PLIES_MAX {
            let next = self.think(game.position(), NODES);
            then.push(ply(&mut game, next));
        }
        let count = |side| game.position().pieces(side).len();
        Answer { then, red: count(ataxx::Side::Red), blue: count(ataxx::Side::Blue) }
    }

    fn think(&mut self, position: &Position, nodes: u64) -> Move {
        self.0.clear();
        let report = self.0.search(position, &[], Limits::nodes(nodes), &mut Unobserved);
        report.best.expect("a game that goes on has a move")
    }
}
