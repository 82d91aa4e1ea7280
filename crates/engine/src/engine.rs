//! The engine: what stays between searches.

#[cfg(feature = "std")]
use alloc::vec::Vec;
use core::fmt;

use ataxx::{Hash, Position};

#[cfg(feature = "std")]
use crate::search::together;
use crate::search::{History, Job};
use crate::table::Table;
use crate::{Evaluation, Limits, Observer, Report, Solver};

/// Of the tables' bytes the solver gets one in so many.
const SOLVER_SHARE: usize = 8;

/// Finds good moves. One engine serves one search at a time; it remembers what it has seen in a
/// table of fixed size.
pub struct Engine {
    pub(crate) table: Table,
    pub(crate) history: History,
    /// One for each thread beside the caller's.
    #[cfg(feature = "std")]
    helpers: Vec<History>,
    pub(crate) evaluation: Evaluation,
    pub(crate) solver: Option<Solver>,
}

impl Engine {
    /// An engine whose transposition table takes `table_bytes` bytes, rounded down to whole
    /// entries; zero is allowed, and slow.
    ///
    /// # Panics
    /// If there isn't so much memory.
    pub fn new(table_bytes: usize) -> Engine {
        let (table_bytes, solver_bytes) = shares(table_bytes);
        Engine {
            table: Table::new(table_bytes).expect("there is memory for the table"),
            history: History::new(),
            #[cfg(feature = "std")]
            helpers: Vec::new(),
            evaluation: Evaluation::default(),
            solver: Some(Solver::new(solver_bytes)),
        }
    }

    /// Gives it tables of another size, which know nothing yet.
    ///
    /// # Errors
    /// If there isn't so much memory, beside the tables that it has: then it keeps those.
    pub fn resize(&mut self, table_bytes: usize) -> Result<(), NoMemory> {
        let (table_bytes, solver_bytes) = shares(table_bytes);
        self.table = Table::new(table_bytes).ok_or(NoMemory)?;
        self.solver = self.solver.take().map(|_| Solver::new(solver_bytes));
        Ok(())
    }

    /// The same engine, judging positions by `evaluation`.
    pub fn judging_by(self, evaluation: Evaluation) -> Engine {
        Engine { evaluation, ..self }
    }

    /// The same engine, which leaves endings to the search: for measuring what the solver brings.
    pub fn without_solver(self) -> Engine {
        Engine { solver: None, ..self }
    }

    /// Searches with so many threads from now on, the caller's included; zero counts as one. Only with one do the
    /// same calls give the same reports.
    #[cfg(feature = "std")]
    pub fn set_threads(&mut self, threads: usize) {
        self.helpers.resize_with(threads.saturating_sub(1), History::new);
    }

    /// Forgets everything: the next search goes as in a new engine.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
        if let Some(solver) = &mut self.solver {
            solver.clear();
        }
        #[cfg(feature = "std")]
        self.helpers.iter_mut().for_each(History::clear);
    }

    /// The best move at `root`. `past` are the hashes of the positions before it since the last
    /// clone, oldest first, as of [`ataxx::Game::past`]; they make repetitions known.
    ///
    /// The same calls on a new engine with one thread give the same reports, to the node, as long as the observer
    /// stops none of them. A game that is over has no best move and the score of its end.
    ///
    /// With several threads the observer is asked on the caller's; what it hears of nodes counts all threads', and
    /// some 300 a thread more than the limit may be visited.
    pub fn search(
        &mut self,
        root: &Position,
        past: &[Hash],
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Report {
        self.table.age();
        self.history.fade();
        let job = Job { table: &self.table, evaluation: self.evaluation, root, past, limits };
        let solver = self.solver.as_mut();
        #[cfg(feature = "std")]
        if !self.helpers.is_empty() {
            self.helpers.iter_mut().for_each(History::fade);
            return together::search(&job, (&mut self.history, solver), &mut self.helpers, observer);
        }
        let report = job.run(&mut self.history, solver, observer);
        observer.finished(&report);
        report
    }
}

/// Bytes for the table, and for the solver's.
fn shares(bytes: usize) -> (usize, usize) {
    (bytes - bytes / SOLVER_SHARE, bytes / SOLVER_SHARE)
}

/// There is no memory for a table of this size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMemory;

impl fmt::Display for NoMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no memory for a table of this size")
    }
}

impl core::error::Error for NoMemory {}
