//! Finding the best move: iterative deepening over a principal variation search.
//!
//! Read in this order: [`deepen`] (the loop around), [`node`] (the recursion), [`pruning`] (what is
//! left out), [`ordering`] (what comes first); the rest are parts of these.

mod budget;
mod deepen;
mod each;
mod ending;
mod glance;
mod history;
mod line;
mod moves;
mod node;
mod null_move;
mod ordering;
mod path;
mod pruning;
mod singular;
mod solve;
#[cfg(feature = "std")]
pub(crate) mod together;
mod window;

pub(crate) use budget::Budget;
pub(crate) use history::History;

use alloc::vec::Vec;

use ataxx::{Hash, Move, Position};

use crate::table::Table;
use crate::{Evaluation, Limits, Observer, Report, Score, Solver};
use line::Lines;
use ordering::MoveStack;
use path::Path;

/// No line is followed farther from the root than this; deeper than any iteration, since a pass
/// costs no depth.
const FARTHEST_PLY: usize = 200;

/// What is to be searched, and with what: the same for all threads.
pub(crate) struct Job<'a> {
    pub(crate) table: &'a Table,
    pub(crate) evaluation: Evaluation,
    pub(crate) root: &'a Position,
    pub(crate) past: &'a [Hash],
    pub(crate) limits: Limits,
}

impl Job<'_> {
    /// A solver proves what it can, for whoever has one.
    pub(crate) fn run(
        &self,
        history: &mut History,
        solver: Option<&mut Solver>,
        observer: &mut dyn Observer,
    ) -> Report {
        Search::new(self.table, history, solver, self.evaluation, self.past, self.limits, observer)
            .run(self.root)
    }
}

/// One search: what lasts longer is borrowed from the engine.
pub(crate) struct Search<'a> {
    table: &'a Table,
    history: &'a mut History,
    evaluation: Evaluation,
    budget: Budget<'a>,
    path: Path,
    moves: MoveStack,
    lines: Lines,
    /// Moves of the root that other lines begin with.
    others: Vec<Move>,
    /// The largest distance from the root so far, in plies.
    farthest: usize,
    /// Proves who wins at the root, if it may.
    solver: Option<&'a mut Solver>,
    /// Spent for the solver.
    solver_nodes: u64,
    /// The root's score, once the solver has proven it lost.
    lost: Option<Score>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        table: &'a Table,
        history: &'a mut History,
        solver: Option<&'a mut Solver>,
        evaluation: Evaluation,
        past: &[Hash],
        limits: Limits,
        observer: &'a mut dyn Observer,
    ) -> Search<'a> {
        Search {
            table,
            history,
            evaluation,
            budget: Budget::new(limits, observer),
            path: Path::new(past),
            moves: MoveStack::new(),
            lines: Lines::new(FARTHEST_PLY + 2),
            others: Vec::new(),
            farthest: 0,
            solver,
            solver_nodes: 0,
            lost: None,
        }
    }
}
