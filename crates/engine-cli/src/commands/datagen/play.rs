//! One game of the engine against itself.

use ataxx::{Game, Move, Reason};
use engine::network::Network;
use engine::{Engine, Evaluation, Limits, Random, Report};

use super::adjudication::Adjudication;
use super::settings::{Plies, Settings};
use super::soft::Soft;
use super::stray::stray;
use crate::openings::drawn;
use crate::record::{Place, Record};

/// The engine's table: small, since each game begins with an empty one.
const TABLE_BYTES: usize = 2 << 20;

/// Plays games, each as if it were the first.
pub(super) struct Player {
    settings: Settings,
    engine: Engine,
}

impl Player {
    pub fn new(settings: Settings, network: &'static Network) -> Player {
        let engine = Engine::new(TABLE_BYTES).judging_by(Evaluation::Network(network));
        Player { settings, engine }
    }

    /// Game number `game`: the same each time. Games that the no-clone limit ends are played anew, since neither
    /// side has shown anything by them.
    pub fn play(&mut self, game: u64) -> Vec<Record> {
        let mut random = Random::from_seed(Random::from_seed(self.settings.seed).next() ^ game);
        loop {
            self.engine.clear();
            let Settings { gaps, plies: Plies { min, max }, .. } = self.settings;
            let start = drawn(&mut random, gaps, min.into()..=max.into());
            if let Some(records) = self.play_out(start, &mut random) {
                return records;
            }
        }
    }

    fn play_out(&mut self, mut game: Game, random: &mut Random) -> Option<Vec<Record>> {
        let mut records = Vec::new();
        let mut ply = 0;
        let mut adjudication = Adjudication::new(self.settings.adjudicate);
        let winner = loop {
            match game.outcome() {
                Some(outcome) if outcome.reason == Reason::NoCloneLimit => return None,
                Some(outcome) => break outcome.winner,
                None => {}
            }
            let position = *game.position();
            let report = self.search(&game);
            if ply == 0 && report.score.centi().abs() > self.settings.uneven.into() {
                return None;
            }
            let best = report.best.expect("the game is not over");
            if best != Move::Pass && !report.score.is_decisive() {
                records.push(Record::of(&position, report.score.centi() as i16, ply));
            }
            if let Some(winner) = adjudication.see(position.turn(), report.score) {
                break Some(winner);
            }
            let strays = random.below(100) < self.settings.stray;
            let mv = if strays { stray(&position, random) } else { best };
            game.play(mv).expect("the engine's moves are legal");
            ply += 1;
        };
        let last = records.len().checked_sub(1)?;
        for (number, record) in records.iter_mut().enumerate() {
            record.winner = winner;
            record.place = Place { first: number == 0, last: number == last };
        }
        Some(records)
    }

    fn search(&mut self, game: &Game) -> Report {
        let mut soft = Soft::new(self.settings.soft_nodes);
        self.engine.search(game.position(), game.past(), Limits::nodes(self.settings.nodes), &mut soft)
    }
}
