//! `match`: two engines play each other until it is known which is stronger.

mod adjudication;
mod clock;
mod command_line;
mod contestant;
mod each;
mod engine;
mod error;
mod fault;
mod game;
mod limit;
mod process;
mod progress;
mod quirk;
mod reading;
mod records;
mod report;
mod request;
mod series;
mod statistics;
mod tally;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use uai::Name;

use crate::halt::Halt;
use adjudication::Agreement;
use command_line::CommandLine;
use contestant::{Contestant, Setting};
use each::Each;
use engine::{Engine, Patience, Stopped};
use error::MatchError;
use game::Manners;
use limit::Seconds;
use progress::Progress;
use quirk::Quirk;
use records::Records;
use series::{Finish, Plan, Series};

/// Let two UAI engines play each other, and tell which is stronger
///
/// From each opening they play a pair of games, with colours swapped. This program judges by its own rules: an engine
/// that plays an illegal move, oversteps its time, crashes or falls silent loses the game, is named, and starts anew.
/// Forced passes are played for the engines. Limits are for both engines, or two with a comma between: `--nodes
/// 1000,5000`, `--nodes 1000,- --movetime -,100`. Ctrl-C ends with the result so far.
#[derive(clap::Args)]
pub struct Match {
    /// The first engine's command line, as one argument: "target/release/ataxx-engine"
    first: CommandLine,
    /// The second engine's
    second: CommandLine,
    /// What they are called; their programs' names if absent
    #[arg(long, value_name = "NAME[,NAME]")]
    names: Option<Each<String>>,
    /// Set an option of both engines, as in Hash=16
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<Setting>,
    /// Set an option of the first engine
    #[arg(long, value_name = "NAME=VALUE")]
    option1: Vec<Setting>,
    /// Set an option of the second engine
    #[arg(long, value_name = "NAME=VALUE")]
    option2: Vec<Setting>,
    /// In what the first engine is peculiar: x-is-white, movetime-as-clock:TIMES, movetime-by-stop, ignores-stop,
    /// no-moves, restart
    #[arg(long, value_delimiter = ',')]
    quirks1: Vec<Quirk>,
    /// In what the second engine is
    #[arg(long, value_delimiter = ',')]
    quirks2: Vec<Quirk>,
    /// A clock in seconds, and what each move adds: 10+0.1
    #[arg(long, value_name = "SECONDS", allow_hyphen_values = true)]
    clock: Option<Each<Seconds>>,
    /// Milliseconds a move
    #[arg(long, value_name = "MS", allow_hyphen_values = true)]
    movetime: Option<Each<u64>>,
    /// Nodes a move
    #[arg(long, allow_hyphen_values = true)]
    nodes: Option<Each<u64>>,
    /// Plies that a search looks ahead
    #[arg(long, allow_hyphen_values = true)]
    depth: Option<Each<u32>>,
    /// Milliseconds by which a move may be late
    #[arg(long, value_name = "MS", default_value_t = 50)]
    margin: u64,
    /// Seconds until an engine whose time is not limited counts as silent
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    patience: u64,
    /// Games at most, rounded up to pairs
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Games at once; each has its own two processes
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    concurrency: u16,
    /// Openings: a FEN, or moves from the start, on each line; without, they are drawn by chance
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Random plies of an opening
    #[arg(long, default_value_t = 8, conflicts_with = "openings")]
    plies: u32,
    /// Openings of a hundred that are on boards with gaps
    #[arg(long, default_value_t = 0, conflicts_with = "openings", value_parser = clap::value_parser!(u64).range(..=100))]
    gaps: u64,
    /// Advantage in an opening at most, in hundredths of a piece, as this program's engine sees it at a glance; 0 for any
    #[arg(long, value_name = "CENTI", default_value_t = 300, conflicts_with = "openings")]
    uneven: u16,
    /// Where chance begins; the openings of a file are shuffled if it is given
    #[arg(long)]
    seed: Option<u64>,
    /// End as soon as one of two differences is accepted: 0,5
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Each<f64>>,
    /// How likely the test may accept elo1 where elo0 is true
    #[arg(long, default_value_t = 0.05)]
    alpha: f64,
    /// How likely the test may accept elo0 where elo1 is true
    #[arg(long, default_value_t = 0.05)]
    beta: f64,
    /// End a game when both engines agree on a score beyond this, in hundredths, for so many moves of each: 1500,4
    #[arg(long, value_name = "SCORE,MOVES")]
    adjudicate: Option<Agreement>,
    /// Append the games to this file, in the manner of PGN
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Append the games to this file, one JSON object a line, as `judge` reads them
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

impl Match {
    /// Plays, and prints the result, also of a match that was broken off.
    pub fn run(self) -> Result<(), MatchError> {
        let contestants = self.contestants()?;
        let sprt = self.test()?;
        let openings = self.openings()?;
        let records = Records::open(self.pgn.as_deref(), self.json.as_deref())?;
        let halt = Halt::at_interrupt()?;
        let mut out = io::stdout().lock();
        for contestant in &contestants {
            try_out(contestant, &halt, &mut out)?;
        }
        writeln!(out, "{}", self.openings_told())?;
        let agreement = self.adjudicate;
        let patience = Patience {
            margin: Duration::from_millis(self.margin),
            unlimited: Duration::from_secs(self.patience),
        };
        let manners = Manners { patience, agreement };
        let pairs = self.games.div_ceil(2).min(openings.len_at_most());
        let progress = Progress::new(pairs * 2);
        let plan = Plan { contestants: &contestants, manners, sprt, halt: &halt, progress: &progress };
        let series = Series::new(plan, openings.take(usize::try_from(pairs).unwrap_or(usize::MAX)), records);
        let Finish { tally, error } = series.run(self.concurrency);
        progress.end();
        writeln!(out, "{}", report::report(&contestants, &tally, sprt.as_ref()))?;
        if halt.is_interrupted() {
            writeln!(out, "broken off: games that were not at their end, and half pairs, are not counted")?;
        }
        error.map_or(Ok(()), Err)
    }
}

/// Starts an engine once, so that a wrong command line is known before anything is played; tells what it is.
fn try_out(contestant: &Contestant, halt: &Halt, out: &mut impl Write) -> Result<(), MatchError> {
    let introduction = match Engine::new(contestant, halt).start() {
        Ok(introduction) => introduction,
        Err(Stopped::Fault(fault) | Stopped::Broken(fault)) => {
            return Err(MatchError::Engine { name: contestant.name.clone(), fault });
        }
        Err(Stopped::Halted) => return Ok(()),
    };
    for setting in &contestant.options {
        let is_it = |name: &Name| name.as_str().eq_ignore_ascii_case(setting.name.as_str());
        if !introduction.options.iter().any(is_it) {
            eprintln!("{} does not list the option {}", contestant.name, setting.name);
        }
    }
    let itself = introduction.name.map(|name| format!(" ({name})")).unwrap_or_default();
    writeln!(out, "{}{itself}: {}", contestant.name, contestant.conditions())?;
    Ok(())
}
