//! A level's move.

use ataxx::{Hash, Move, Position};

use super::{LevelSpec, sample};
use crate::random::Random;
use crate::search::{History, Search};
use crate::table::Table;
use crate::{Engine, Limits, Observer};

/// The move that `level` plays at `root` (a number beyond [`LEVELS`](super::LEVELS) counts as the
/// nearest level). `past` as for [`Engine::search`]. The same arguments give the same move, unless
/// the observer stops the search: what the engine knew before is not used, so that a weak level
/// learns nothing from a strong one. Another seed may give another move, of the best level too.
///
/// There is always a move, even if the observer stops at once, unless the game is over at `root`.
pub fn choose(
    engine: &mut Engine,
    level: u8,
    root: &Position,
    past: &[Hash],
    seed: u64,
    observer: &mut dyn Observer,
) -> Option<Move> {
    let legal = root.legal_moves();
    if legal.len() <= 1 {
        return legal.first().copied();
    }
    let spec = LevelSpec::nearest(level);
    let limits = Limits { depth: spec.depth, nodes: spec.nodes, ..Limits::default() };
    let mut random = Random::from_seed(seed);
    if !spec.is_sampled() {
        let mut small = None;
        let engine = forgetful(engine, &mut small, spec.nodes);
        engine.history.stir(&mut random);
        return engine.search(root, past, limits, observer).best;
    }
    if random.below(100) < u64::from(spec.careless_percent) {
        return Some(sample::any(&legal, &mut random));
    }
    // Without a table: it would save nothing at these depths.
    let (table, mut history) = (Table::none(), History::new());
    let rated = Search::new(&table, &mut history, None, engine.evaluation, past, limits, observer)
        .rate_moves(root, spec.depth);
    sample::weighted(&rated, spec.halving, &mut random).or_else(|| Some(sample::any(&legal, &mut random)))
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
