//! When to stop.

use crate::solver::Expense;
use crate::{Limits, Observer, Report};

/// Nodes between two questions to the observer: a third of a millisecond at most, where thinking is slow.
const POLL_INTERVAL: u64 = 256;

/// Counts nodes and asks the observer; once spent it stays spent.
pub(crate) struct Budget<'a> {
    limits: Limits,
    observer: &'a mut dyn Observer,
    nodes: u64,
    spent: bool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: Limits, observer: &'a mut dyn Observer) -> Budget<'a> {
        let spent = observer.should_stop(0);
        Budget { limits, observer, nodes: 0, spent }
    }

    pub(super) fn is_spent(&self) -> bool {
        self.spent
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The deepest iteration to do.
    pub(super) fn depth(&self) -> u8 {
        self.limits.depth.min(Limits::DEEPEST)
    }

    /// How many lines to find.
    pub(super) fn lines(&self) -> usize {
        usize::from(self.limits.lines).max(1)
    }

    pub(super) fn announce(&mut self, report: &Report) {
        self.observer.iteration(report);
    }
}

impl Expense for Budget<'_> {
    fn take_node(&mut self) -> bool {
        if self.spent || self.nodes >= self.limits.nodes {
            self.spent = true;
            return false;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL_INTERVAL) {
            self.spent = self.observer.should_stop(self.nodes);
        }
        !self.spent
    }
}
