//! `perft`: counts move sequences and tells how fast.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use ataxx::{Position, perft, perft_split};

/// Count the move sequences of a length from a position
#[derive(clap::Args)]
pub struct Perft {
    /// Their length in plies
    depth: u32,
    /// The position, as one argument; the start if absent
    #[arg(allow_hyphen_values = true)]
    fen: Option<Position>,
    /// Count each move apart
    #[arg(long)]
    split: bool,
}

impl Perft {
    /// Writes the count alone on the last line.
    pub fn run(self) -> io::Result<()> {
        let position = self.fen.unwrap_or_else(Position::start);
        let mut out = io::stdout().lock();
        let start = Instant::now();
        let count = if self.split && self.depth > 0 {
            split(&position, self.depth, &mut out)?
        } else {
            perft(&position, self.depth)
        };
        let time = start.elapsed();
        writeln!(
            out,
            "depth {}: {:.3} s, {:.0} million a second",
            self.depth,
            time.as_secs_f64(),
            rate(count, time)
        )?;
        writeln!(out, "{count}")
    }
}

fn split(position: &Position, depth: u32, out: &mut impl Write) -> io::Result<u64> {
    let mut sum = 0;
    for (mv, count) in perft_split(position, depth) {
        writeln!(out, "{mv}: {count}")?;
        sum += count;
    }
    Ok(sum)
}

/// Millions a second.
fn rate(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64().max(1e-9) / 1e6
}
