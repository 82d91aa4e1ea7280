//! Which openings are worth a pair of games.

use ataxx::Position;
use engine::{Engine, Limits, Unobserved};

/// Nodes for looking at one: enough to see that a side is about to be eliminated.
const NODES: u64 = 3_000;
/// Of a table that is cleared for each.
const TABLE_BYTES: usize = 1 << 20;

/// Weighs openings, with this program's own engine: one that is decided gives each side a win, and tells nothing.
pub struct Scales {
    engine: Engine,
    uneven: i32,
}

impl Scales {
    /// Scores beyond `uneven`, in hundredths of a piece, are too much.
    pub fn new(uneven: u16) -> Scales {
        Scales { engine: Engine::new(TABLE_BYTES), uneven: uneven.into() }
    }

    pub fn is_even(&mut self, position: &Position) -> bool {
        self.engine.clear();
        let score = self.engine.search(position, &[], Limits::nodes(NODES), &mut Unobserved).score;
        !score.is_decisive() && score.centi().abs() <= self.uneven
    }
}
