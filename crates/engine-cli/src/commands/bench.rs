//! `bench`: the signature of the engine's search, and its speed.

use std::io::{self, Write};
use std::time::Instant;

use engine::Evaluation;
use engine::network::{self, Simd};

/// Search fixed positions; print how many nodes that took, and how fast
#[derive(clap::Args)]
pub struct Bench {
    /// Compute the network in these registers: none, avx2, avx512; the widest of the processor if absent
    #[arg(long, value_parser = registers)]
    simd: Option<Simd>,
}

impl Bench {
    /// Writes `Bench: N` alone on the last line, as commits that touch the search carry it.
    pub fn run(self) -> io::Result<()> {
        let simd = self.simd.unwrap_or_else(Simd::widest);
        let network = Box::leak(Box::new(network::current().computed_by(simd)));
        let start = Instant::now();
        let nodes = engine::bench::run(Evaluation::Network(network));
        let time = start.elapsed().as_secs_f64();
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "{nodes} nodes in {time:.3} s, {:.0} a second, simd {simd}",
            nodes as f64 / time.max(1e-9)
        )?;
        writeln!(out, "Bench: {nodes}")
    }
}

fn registers(name: &str) -> Result<Simd, String> {
    Simd::all().find(|simd| simd.to_string() == name).ok_or_else(|| {
        let all: Vec<_> = Simd::all().map(|simd| simd.to_string()).collect();
        format!("this processor has: {}", all.join(", "))
    })
}
