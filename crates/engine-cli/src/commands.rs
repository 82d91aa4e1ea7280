//! The commands, one file each: a struct of its arguments with a method `run`.

mod bench;
mod judge;
mod levels;
mod perft;

use std::error::Error;

/// What the binary can do.
#[derive(clap::Subcommand)]
pub enum Command {
    Bench(bench::Bench),
    Judge(judge::Judge),
    Levels(levels::Levels),
    Perft(perft::Perft),
}

impl Command {
    pub fn run(self) -> Result<(), Box<dyn Error>> {
        match self {
            Command::Bench(bench) => Ok(bench.run()?),
            Command::Judge(judge) => Ok(judge.run()?),
            Command::Levels(levels) => Ok(levels.run()?),
            Command::Perft(perft) => Ok(perft.run()?),
        }
    }
}
