//! How often what was said.

use std::collections::BTreeMap;

use serde::Serialize;

/// Since the players were seated.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Counts {
    pub moves_sent: u64,
    pub rematches_offered: u64,
    /// Of moves and offers.
    pub acks: u64,
    /// By reason.
    pub refusals: BTreeMap<String, u64>,
    pub pings: u64,
    /// Games that ended and were followed by another.
    pub rematches: u64,
    /// Snapshots that came in place of an update.
    pub resyncs: u64,
    pub byes: u64,
    /// News of moves (both players'), and their bytes.
    pub updates: u64,
    pub update_bytes: u64,
}

impl Counts {
    /// Moves and offers to which nothing was said, neither yes nor no.
    pub fn unanswered(&self) -> i64 {
        let answers = self.acks + self.refusals.values().sum::<u64>();
        (self.moves_sent + self.rematches_offered) as i64 - answers as i64
    }
}
