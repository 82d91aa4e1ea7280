//! A level's move.

use alloc::vec::Vec;

use ataxx::{Hash, Move, Position, Symmetry};

use super::gain::gain;
use super::{Judge, LevelSpec, sample};
use crate::random::Random;
use crate::search::{History, Search};
use crate::table::Table;
use crate::{Engine, Evaluation, Limits, Observer};

/// The move that `level` plays at `root` (a number beyond [`LEVELS`](super::LEVELS) counts as the
/// nearest level). The rest as for [`LevelSpec::choose`].
pub fn choose(
    engine: &mut Engine,
    level: u8,
    root: &Position,
    past: &[Hash],
    seed: u64,
    observer: &mut dyn Observer,
) -> Option<Move> {
    LevelSpec::nearest(level).choose(engine, root, past, seed, observer)
}

impl LevelSpec {
    /// The move that this level plays at `root`. `past` as for [`Engine::search`]. The same arguments give the same
    /// move, unless the observer stops the search: what the engine knew before is not used, so that a weak level
    /// learns nothing from a strong one. Another seed may give another move, of the best level too.
    ///
    /// There is always a move, even if the observer stops at once, unless the game is over at `root`.
    pub fn choose(
        &self,
        engine: &mut Engine,
        root: &Position,
        past: &[Hash],
        seed: u64,
        observer: &mut dyn Observer,
    ) -> Option<Move> {
        let legal = root.legal_moves();
        if legal.len() <= 1 {
            return legal.first().copied();
        }
        let mut random = Random::from_seed(seed);
        if !self.is_sampled() {
            return self.search(engine, root, past, &mut random, observer);
        }
        let noticed = sample::noticed(&legal, self.noticed_percent, &mut random);
        let mut rated = match self.evaluation(engine) {
            None => Vec::new(),
            Some(evaluation) => {
                // Without a table: it would save nothing at these depths.
                let (table, mut history) = (Table::none(), History::new());
                Search::new(&table, &mut history, None, evaluation, past, self.limits(), observer)
                    .rate_moves(root, &noticed, self.depth)
            }
        };
        if rated.is_empty() {
            rated = noticed.iter().map(|&mv| (mv, gain(root, mv))).collect();
        }
        sample::weighted(&rated, self.halving, &mut random)
    }

    fn search(
        &self,
        engine: &mut Engine,
        root: &Position,
        past: &[Hash],
        random: &mut Random,
        observer: &mut dyn Observer,
    ) -> Option<Move> {
        let mut small = None;
        let engine = forgetful(engine, &mut small, self.nodes);
        engine.history.stir(random);
        // Few positions leave little to chance: a quarter more or less of them does.
        let nodes = self.nodes - self.nodes / 4 + random.below(self.nodes / 2 + 1);
        let best = engine.search(root, past, Limits { nodes, ..self.limits() }, observer).best?;
        Some(if past.is_empty() { mirrored(root, best, random) } else { best })
    }

    fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes, ..Limits::default() }
    }

    /// What it judges positions by, if it looks at positions.
    fn evaluation(&self, engine: &Engine) -> Option<Evaluation> {
        match self.judge {
            Judge::Gain => None,
            Judge::Terms => Some(Evaluation::Terms),
            Judge::Network => Some(engine.evaluation),
        }
    }
}

/// The same move in one of the symmetries that leave the board as it is, drawn by chance.
fn mirrored(root: &Position, mv: Move, random: &mut Random) -> Move {
    let mut same = Symmetry::ALL.to_vec();
    same.retain(|&symmetry| root.transformed(symmetry) == *root);
    mv.transformed(same[random.below(same.len() as u64) as usize])
}

/// An engine that knows nothing yet: for few nodes a small one, since clearing the large table
/// would take longer than the search.
fn forgetful<'a>(engine: &'a mut Engine, small: &'a mut Option<Engine>, nodes: u64) -> &'a mut Engine {
    const BYTES_A_NODE: u64 = 32;
    const FEW: u64 = 50_000;
    if nodes <= FEW {
        return small.insert(Engine::new((nodes * BYTES_A_NODE) as usize).judging_by(engine.evaluation));
    }
    engine.clear();
    engine
}
