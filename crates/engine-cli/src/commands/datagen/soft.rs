//! Limits that let the search finish what it has begun.

use engine::{Observer, Report};

/// Stops a search once an iteration ends beyond so many nodes.
pub(super) struct Soft {
    nodes: u64,
    is_spent: bool,
}

impl Soft {
    /// Without a limit it never stops one.
    pub fn new(nodes: Option<u64>) -> Soft {
        Soft { nodes: nodes.unwrap_or(u64::MAX), is_spent: false }
    }
}

impl Observer for Soft {
    fn iteration(&mut self, report: &Report) {
        self.is_spent = report.nodes >= self.nodes;
    }

    fn should_stop(&mut self, _nodes: u64) -> bool {
        self.is_spent
    }
}
