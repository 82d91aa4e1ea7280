//! `best-moves`: how many positions with a clear best move the engine solves, and where such positions come from.

mod clear;
mod corpus;
mod make;
mod part;
mod trial;

use std::error::Error;
use std::io;
use std::path::PathBuf;

use crate::network_file;
use corpus::Corpus;
use make::Make;
use trial::Limit;

/// Count the positions with a clear best move that the engine solves
///
/// Prints a Markdown table: how many it solves in the opening, the middle and the end of the game, and in all. A
/// position is solved if the search, which begins anew with each, ends with one of its best moves. With `--make` it
/// finds such positions instead, and prints them: a FEN, a semicolon, and the best move, or both if two are as good. The
/// same wishes give the same positions. Ctrl-C ends with those found so far.
#[derive(clap::Args)]
pub struct BestMoves {
    /// Positions, one a line; those that the program carries if absent
    #[arg(conflicts_with = "make")]
    file: Option<PathBuf>,
    /// The processor's time for each, in milliseconds, on one thread
    #[arg(long, default_value_t = 50, conflicts_with_all = ["nodes", "make"])]
    ms: u64,
    /// Instead of a time: nodes for each; with `--make` those of the deep search (800,000 if absent; with few of them
    /// hardly anything is ever clear)
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Print what was played in each position that is not solved
    #[arg(long, conflicts_with = "make")]
    missed: bool,
    /// Judge positions by this network instead of the engine's own
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Find so many positions, a third of them from each part of the game
    #[arg(long, value_name = "COUNT")]
    make: Option<u64>,
    /// With `--make`: where chance begins
    #[arg(long, default_value_t = 1, requires = "make")]
    seed: u64,
}

/// Nodes of the deep search that finds best moves.
const DEEP_NODES: u64 = 800_000;

impl BestMoves {
    pub fn run(self) -> Result<(), Box<dyn Error>> {
        let network = network_file::read_or_current(self.network.as_deref())?.network;
        let mut out = io::stdout();
        if let Some(count) = self.make {
            let wish = Make { count, nodes: self.nodes.unwrap_or(DEEP_NODES), seed: self.seed };
            return Ok(wish.run(network, &mut out)?);
        }
        let corpus = self.file.as_deref().map_or_else(|| Ok(Corpus::own()), Corpus::read)?;
        let limit = self.nodes.map_or(Limit::Milliseconds(self.ms), Limit::Nodes);
        Ok(trial::run(&corpus, limit, self.missed, network, &mut out)?)
    }
}
