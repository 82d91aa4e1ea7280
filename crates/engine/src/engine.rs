//! The engine: what stays between searches.

use ataxx::{Hash, Position};

use crate::search::{History, Search};
use crate::table::Table;
use crate::{Evaluation, Limits, Observer, Report};

/// Finds good moves. One engine serves one search at a time; it remembers what it has seen in a
/// table of fixed size.
pub struct Engine {
    pub(crate) table: Table,
    pub(crate) history: History,
    pub(crate) evaluation: Evaluation,
}

impl Engine {
    /// An engine whose transposition table takes `table_bytes` bytes, rounded down to whole
    /// entries; zero is allowed, and slow.
    pub fn new(table_bytes: usize) -> Engine {
        Engine { table: Table::new(table_bytes), history: History::new(), evaluation: Evaluation::Terms }
    }

    /// The same engine, judging positions by `evaluation`.
    pub fn judging_by(self, evaluation: Evaluation) -> Engine {
        Engine { evaluation, ..self }
    }

    /// Forgets everything: the next search goes as in a new engine.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// The best move at `root`. `past` are the hashes of the positions before it since the last
    /// clone, oldest first, as of [`ataxx::Game::past`]; they make repetitions known.
    ///
    /// The same calls on a new engine give the same reports, to the node, as long as the observer
    /// stops none of them. A game that is over has no best move and the score of its end.
    pub fn search(
        &mut self,
        root: &Position,
        past: &[Hash],
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Report {
        self.table.age();
        self.history.fade();
        Search::new(&mut self.table, &mut self.history, self.evaluation, past, limits, observer).run(root)
    }
}
