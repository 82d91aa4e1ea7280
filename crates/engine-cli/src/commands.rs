//! The commands, one file each: a struct of its arguments with a method `run`.

mod bench;
mod best_moves;
mod datagen;
mod judge;
mod levels;
mod r#match;
mod openings;
mod perft;
mod solve;
mod train;

use std::error::Error;

/// What the binary can do.
#[derive(clap::Subcommand)]
pub enum Command {
    Bench(bench::Bench),
    BestMoves(best_moves::BestMoves),
    Datagen(datagen::Datagen),
    Judge(judge::Judge),
    Levels(levels::Levels),
    Match(Box<r#match::Match>),
    Openings(openings::Openings),
    Perft(perft::Perft),
    Solve(solve::Solve),
    Train(train::Train),
}

impl Command {
    pub fn run(self) -> Result<(), Box<dyn Error>> {
        match self {
            Command::Bench(bench) => Ok(bench.run()?),
            Command::BestMoves(best_moves) => best_moves.run(),
            Command::Datagen(datagen) => Ok(datagen.run()?),
            Command::Judge(judge) => Ok(judge.run()?),
            Command::Levels(levels) => Ok(levels.run()?),
            Command::Match(contest) => Ok(contest.run()?),
            Command::Openings(openings) => Ok(openings.run()?),
            Command::Perft(perft) => Ok(perft.run()?),
            Command::Solve(solve) => solve.run(),
            Command::Train(train) => train.run(),
        }
    }
}
