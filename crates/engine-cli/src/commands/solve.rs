//! `solve`: who wins an ending.

mod sample;

use std::error::Error;
use std::io::{self, Write};
use std::time::Instant;

use ataxx::Position;
use engine::{Limits, Solution, Solver, Unobserved, Verdict};

/// What the solver's tables take, in bytes.
const TABLE_BYTES: usize = 128 << 20;

/// Prove who wins a position with few empty squares, or measure how often that can be done
#[derive(clap::Args)]
pub struct Solve {
    /// The position, as one argument
    #[arg(allow_hyphen_values = true, required_unless_present = "games", conflicts_with = "games")]
    fen: Option<Position>,
    /// Positions whose moves are looked at, at most
    #[arg(long, default_value_t = 20_000_000)]
    nodes: u64,
    /// Instead of one position: from so many games of the engine against itself the first with each
    /// number of empty squares
    #[arg(long)]
    games: Option<u32>,
    /// With `--games`: the numbers of empty squares
    #[arg(long, value_delimiter = ',', default_values_t = [4, 6, 8, 10, 12])]
    empty: Vec<u32>,
    /// With `--games`: the processor's time for each, in milliseconds, beside `--nodes`
    #[arg(long, default_value_t = 1_000)]
    ms: u64,
    /// With `--games`: where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Solve {
    /// Writes result, best move, line and nodes, or a table.
    pub fn run(self) -> Result<(), Box<dyn Error>> {
        let mut out = io::stdout().lock();
        match self.fen {
            Some(position) => one(&position, self.nodes, &mut out)?,
            None => sample::run(&self, &mut out)?,
        }
        Ok(())
    }
}

fn one(position: &Position, nodes: u64, out: &mut impl Write) -> io::Result<()> {
    let begun = Instant::now();
    let mut solver = Solver::new(TABLE_BYTES);
    let solution = solver.solve(position, &[], Limits::nodes(nodes), &mut Unobserved);
    let time = begun.elapsed().as_secs_f64();
    let Solution { verdict, best, line, nodes } = solution;
    writeln!(out, "result {}", told(verdict))?;
    if let Some(best) = best {
        writeln!(out, "best {best}")?;
        let line: Vec<_> = line.iter().map(ToString::to_string).collect();
        writeln!(out, "line {}", line.join(" "))?;
    }
    writeln!(out, "nodes {nodes}, in {time:.3} s")
}

fn told(verdict: Verdict) -> String {
    match verdict {
        Verdict::Win(plies) => format!("win for the side to move within {plies} plies"),
        Verdict::Loss(plies) => format!("loss for the side to move within {plies} plies"),
        Verdict::Draw => "draw".to_owned(),
        Verdict::Unknown => "unknown".to_owned(),
    }
}
