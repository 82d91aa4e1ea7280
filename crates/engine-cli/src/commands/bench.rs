//! `bench`: the signature of the engine's search, and its speed.

use std::io::{self, Write};
use std::time::Instant;

/// Search fixed positions; print how many nodes that took, and how fast
#[derive(clap::Args)]
pub struct Bench {}

impl Bench {
    /// Writes `Bench: N` alone on the last line, as commits that touch the search carry it.
    pub fn run(self) -> io::Result<()> {
        let start = Instant::now();
        let nodes = engine::bench::run();
        let time = start.elapsed().as_secs_f64();
        let mut out = io::stdout().lock();
        writeln!(out, "{nodes} nodes in {time:.3} s, {:.0} a second", nodes as f64 / time.max(1e-9))?;
        writeln!(out, "Bench: {nodes}")
    }
}
