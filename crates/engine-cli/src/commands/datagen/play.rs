//! One game of the engine against itself.

use ataxx::{Game, Move, Reason};
use engine::{Engine, Limits, Random, Unobserved};

use super::opening::opening;
use crate::record::{Place, Record};

/// The engine's table: small, since each game begins with an empty one.
const TABLE_BYTES: usize = 2 << 20;
/// Openings that are decided already teach little: beyond this margin, in hundredths of a piece, they are
/// thrown away.
const UNEVEN: i32 = 700;

/// What games are wanted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    /// A move.
    pub nodes: u64,
    /// Of a hundred games.
    pub gaps: u64,
    pub seed: u64,
}

/// Plays games, each as if it were the first.
pub(super) struct Player {
    wish: Wish,
    engine: Engine,
}

impl Player {
    pub fn new(wish: Wish) -> Player {
        Player { wish, engine: Engine::new(TABLE_BYTES) }
    }

    /// Game number `game`: the same each time. Games that the no-clone limit ends are played anew, since neither
    /// side has shown anything by them.
    pub fn play(&mut self, game: u64) -> Vec<Record> {
        let mut random = Random::from_seed(Random::from_seed(self.wish.seed).next() ^ game);
        loop {
            self.engine.clear();
            let start = opening(&mut random, self.wish.gaps);
            if let Some(records) = self.play_out(start) {
                return records;
            }
        }
    }

    fn play_out(&mut self, mut game: Game) -> Option<Vec<Record>> {
        let mut records = Vec::new();
        let mut ply = 0;
        let outcome = loop {
            if let Some(outcome) = game.outcome() {
                break outcome;
            }
            let position = *game.position();
            let report =
                self.engine.search(&position, game.past(), Limits::nodes(self.wish.nodes), &mut Unobserved);
            if ply == 0 && report.score.centi().abs() > UNEVEN {
                return None;
            }
            let mv = report.best.expect("the game is not over");
            if mv != Move::Pass && !report.score.is_decisive() {
                records.push(Record::of(&position, report.score.centi() as i16, ply));
            }
            game.play(mv).expect("the engine's moves are legal");
            ply += 1;
        };
        if records.is_empty() || outcome.reason == Reason::NoCloneLimit {
            return None;
        }
        let last = records.len() - 1;
        for (number, record) in records.iter_mut().enumerate() {
            record.winner = outcome.winner;
            record.place = Place { first: number == 0, last: number == last };
        }
        Some(records)
    }
}
