//! The commands, one file each: a struct of its arguments with a method `run`.

mod judge;
mod perft;

use std::error::Error;

/// What the binary can do.
#[derive(clap::Subcommand)]
pub enum Command {
    Judge(judge::Judge),
    Perft(perft::Perft),
}

impl Command {
    pub fn run(self) -> Result<(), Box<dyn Error>> {
        match self {
            Command::Judge(judge) => Ok(judge.run()?),
            Command::Perft(perft) => Ok(perft.run()?),
        }
    }
}
