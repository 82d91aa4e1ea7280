//! `levels`: how much stronger each of the computer's levels is than the one below it.

mod contest;
mod player;

use std::io::{self, Write};

use contest::Tally;
use engine::levels::LEVELS;
use player::Player;

/// Let each level play the one below it, and print the results as a table
///
/// From random openings of 4 plies, each played twice with colours swapped; the lowest level also
/// plays a greedy opponent, which always makes the most conversions.
#[derive(clap::Args)]
pub struct Levels {
    /// Games a pair, rounded up to an even number
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// Where chance begins: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only the pairs of these levels with the ones below them; 1 is the pair with the greedy one
    #[arg(long, value_name = "LEVEL", num_args = 1..)]
    only: Vec<u8>,
}

impl Levels {
    /// Writes a row as soon as its games are played.
    pub fn run(self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        writeln!(out, "| level | against | games | won | drawn | lost | score | Elo | ms a move, most |")?;
        writeln!(out, "|---|---|--:|--:|--:|--:|--:|--:|--:|")?;
        for level in LEVELS.iter().map(|spec| spec.number) {
            if !self.only.is_empty() && !self.only.contains(&level) {
                continue;
            }
            let below = if level == 1 { Player::Greedy } else { Player::Level(level - 1) };
            let tally = contest::play(Player::Level(level), below, self.games.div_ceil(2), self.seed);
            writeln!(out, "{}", row(level, below, &tally))?;
            out.flush()?;
        }
        Ok(())
    }
}

fn row(level: u8, below: Player, tally: &Tally) -> String {
    let Tally { won, drawn, lost, time, moves, longest } = tally;
    let games = won + drawn + lost;
    let score = (f64::from(*won) + f64::from(*drawn) / 2.0) / f64::from(games.max(1));
    let mean = time.as_secs_f64() * 1e3 / f64::from(*moves).max(1.0);
    let most = longest.as_secs_f64() * 1e3;
    format!(
        "| {level} | {below} | {games} | {won} | {drawn} | {lost} | {:.1} % | {} | {mean:.2}, {most:.1} |",
        score * 100.0,
        elo(score)
    )
}

/// The difference of ratings at which this score is expected.
fn elo(score: f64) -> String {
    if score <= 0.0 || score >= 1.0 {
        return String::from(if score < 0.5 { "−∞" } else { "+∞" });
    }
    format!("{:+.0}", 400.0 * (score / (1.0 - score)).log10())
}
