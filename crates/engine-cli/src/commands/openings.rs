//! `openings`: where games between engines begin.

mod error;
mod weigh;

use std::io::{self, Write};
use std::path::PathBuf;

use ataxx::Position;

use crate::halt::Halt;
use crate::network_file;
use crate::openings::{RandomOpenings, Weighing, Wish};
use crate::progress;
use error::OpeningsError;
use weigh::Weighers;

const BAR: &str = "{bar:30} {pos} of {len} openings, {per_sec}, {eta} left";

/// Find balanced openings, for matches between engines
///
/// Prints one FEN a line, as `match --openings` reads them: random plies from the start, after which a search finds
/// neither side ahead. No opening is over, and none is another one turned or mirrored. The same wishes give the same
/// openings, whatever the number of threads. Ctrl-C ends with those found so far.
#[derive(clap::Args)]
pub struct Openings {
    /// So many
    #[arg(long, default_value_t = 1_000)]
    count: u64,
    /// Random plies from the start
    #[arg(long, default_value_t = 8)]
    plies: u32,
    /// Nodes for weighing one
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The greatest advantage, in hundredths of a piece
    #[arg(long, default_value_t = 50)]
    margin: u16,
    /// Openings of a hundred that are on boards with gaps
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=100))]
    gaps: u64,
    /// Judge positions by this network instead of the engine's own
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Openings weighed at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Openings {
    pub fn run(self) -> Result<(), OpeningsError> {
        let halt = Halt::at_interrupt()?;
        let network = network_file::read_or_current(self.network.as_deref())?;
        let weighing = Weighing { nodes: self.nodes, uneven: self.margin };
        let mut weighers = Weighers::new(self.threads.into(), network.network, weighing);
        let wish = Wish { seed: self.seed, plies: self.plies, gaps: self.gaps, uneven: None };
        let mut drawn = RandomOpenings::new(wish);
        let bar = progress::bar(self.count, 0, BAR);
        let mut found = 0;
        while found < self.count && !halt.is_asked() {
            let some: Vec<Position> = drawn.by_ref().take(weigh::AT_ONCE).collect();
            if some.is_empty() {
                bar.finish_and_clear();
                return Err(OpeningsError::NoMore { found });
            }
            for opening in weighers.even(&some).into_iter().take((self.count - found) as usize) {
                bar.suspend(|| writeln!(io::stdout(), "{opening}"))?;
                found += 1;
            }
            bar.set_position(found);
        }
        bar.finish_and_clear();
        Ok(())
    }
}
