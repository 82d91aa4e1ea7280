//! Which openings are worth a pair of games.

use ataxx::Position;
use engine::network::Network;
use engine::{Engine, Evaluation, Limits, Unobserved};

/// Of a table that is cleared for each.
const TABLE_BYTES: usize = 1 << 20;

/// Weighs openings, with this program's own engine: one that is decided gives each side a win, and tells nothing.
pub struct Scales {
    engine: Engine,
}

/// How an opening is weighed.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    /// For one look.
    pub nodes: u64,
    /// The greatest advantage, in hundredths of a piece.
    pub uneven: u16,
}

impl Weighing {
    /// At a glance: enough to see that a side is about to be eliminated.
    pub fn glance(uneven: u16) -> Weighing {
        Weighing { nodes: 3_000, uneven }
    }
}

impl Scales {
    /// Scales that judge by this network.
    pub fn new(network: &'static Network) -> Scales {
        Scales { engine: Engine::new(TABLE_BYTES).judging_by(Evaluation::Network(network)) }
    }

    pub fn is_even(&mut self, position: &Position, weighing: Weighing) -> bool {
        self.engine.clear();
        let limits = Limits::nodes(weighing.nodes);
        let score = self.engine.search(position, &[], limits, &mut Unobserved).score;
        !score.is_decisive() && score.centi().abs() <= weighing.uneven.into()
    }
}
