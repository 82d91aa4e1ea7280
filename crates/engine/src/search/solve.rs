//! Letting the solver decide the root while the search thinks.

use ataxx::Position;

use super::Search;
use crate::solver::{Expense, Verdict};
use crate::{Report, Score};

/// With more empty squares proofs are rare, whatever the budget.
const EMPTY_SQUARES: u32 = 9;

/// The solver gets one node in so many.
const SHARE: u64 = 4;

/// Nodes that decide a quarter of the endings of self-play with two empty squares.
const FIRST_NODES: u64 = 14;

/// By so much each further square makes that dearer.
const GROWTH: u64 = 6;

/// A node of the solver, all of whose moves are judged, takes the time of so many of the search.
const COST: u64 = 5;

impl Search<'_> {
    /// Takes the solver on with its share of the nodes so far. A proven win becomes the report, and is
    /// returned; a proven loss is remembered, for the search still knows best how to make it hard.
    pub(super) fn solve_root(&mut self, root: &Position, report: &mut Report) -> bool {
        let Some(solver) = self.solver.as_mut() else { return false };
        let empty = root.empty().len();
        if empty > EMPTY_SQUARES || self.lost.is_some() {
            return false;
        }
        let mut share = Share { search_budget: &mut self.budget, left: 0 };
        let nodes = share.search_budget.nodes();
        share.left = (nodes / SHARE).saturating_sub(self.solver_nodes) / COST;
        if share.left < FIRST_NODES * GROWTH.pow(empty.saturating_sub(2)) {
            return false;
        }
        let solution = solver.go_on(root, self.path.before_root(), &mut share);
        self.solver_nodes += solution.nodes * COST;
        match (solution.verdict, solution.best) {
            (Verdict::Win(plies), Some(best)) => {
                let score = Score::win_in(plies);
                // The search may have found a nearer one.
                if score > report.score {
                    report.best = Some(best);
                    report.score = score;
                    report.pv = solution.line;
                    report.nodes = self.budget.nodes();
                    self.budget.announce(report);
                }
                true
            }
            (Verdict::Loss(plies), _) => {
                self.lost = Some(Score::loss_in(plies));
                false
            }
            _ => false,
        }
    }
}

/// What of the search's budget the solver may spend.
struct Share<'a, 'b> {
    search_budget: &'a mut super::budget::Budget<'b>,
    left: u64,
}

impl Expense for Share<'_, '_> {
    fn take_node(&mut self) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        (0..COST).all(|_| self.search_budget.take_node())
    }
}
