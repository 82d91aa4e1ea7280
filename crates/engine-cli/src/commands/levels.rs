//! `levels`: how strong each of the computer's levels is, on one scale with fixed yardsticks.

mod contest;
mod fit;
mod journal;
mod pairings;
mod picture;
mod player;
mod series;
mod table;

use std::io::{self, Write};
use std::path::PathBuf;

use engine::levels::LEVELS;

use crate::halt::Halt;
use crate::whole_file;
use journal::Journal;
use pairings::Games;
use player::Player;

/// Let the computer's levels play each other, and print how strong they are
///
/// The levels, a greedy opponent (which always makes the most conversions) and Spore at fixed numbers of nodes stand in a
/// row, the weakest first. Each plays the next two, or the next one where games are long, and from all games together
/// follows one Elo number for each. Games begin after 4 random plies, each opening is played twice with colours swapped.
/// The same seed gives the same games, whatever the number of threads.
#[derive(clap::Args)]
pub struct Levels {
    /// Games a pair, rounded up to an even number
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Games a pair where somebody visits 30,000 nodes a move or more: they take up to a minute each
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    long_games: u32,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only these levels
    #[arg(long, value_name = "LEVEL", num_args = 1..)]
    only: Vec<u8>,
    /// Spore at so many nodes a move stands in the row too
    #[arg(long, value_name = "NODES", num_args = 0.., default_values_t = [100, 1_000, 10_000])]
    yardsticks: Vec<u64>,
    /// Games played at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Keep the results in this file, and don't play again what it has; games of a level or a search that has changed
    /// since don't count
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Draw the levels' Elo numbers, as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

impl Levels {
    /// Plays, and prints two tables: the ratings, and the results that they come from. Ctrl-C ends with the games played
    /// so far.
    pub fn run(self) -> io::Result<()> {
        let row = pairings::row(&self.levels(), &self.yardsticks);
        let pairs = pairings::pairs(&row, Games { usual: self.games, long: self.long_games });
        let journal = Journal::open(self.journal.as_deref(), self.seed)?;
        let halt = Halt::at_interrupt()?;
        let results = series::play(&row, &pairs, journal, self.threads, &halt)?;
        let ratings = fit::ratings(row.len(), &results);
        let zero = row.iter().position(|player| *player == Player::Greedy).unwrap_or(0);
        let mut out = io::stdout().lock();
        write!(out, "{}", table::ratings(&row, &ratings, zero))?;
        write!(out, "\n{}", table::results(&row, &results))?;
        if let Some(path) = &self.svg {
            let svg = picture::svg(&row, &ratings, zero);
            whole_file::write(path, |file| file.write_all(svg.as_bytes()))?;
        }
        if halt.is_interrupted() {
            writeln!(out, "\nbroken off: not all games were played")?;
        }
        Ok(())
    }

    fn levels(&self) -> Vec<Player> {
        let is_wanted = |number: u8| self.only.is_empty() || self.only.contains(&number);
        LEVELS.iter().filter(|level| is_wanted(level.number)).map(|&level| Player::Level(level)).collect()
    }
}
