use std::path::Path;
use std::time::Duration;

use testkit::bench_server::{Plan, Report, measure};

use super::binaries;
use crate::failure::Failure;

struct Wanted {
    /// One run for each number of games.
    games: Vec<usize>,
    moves_per_second: f64,
    length: Duration,
}

/// Games over real WebSockets at a given rate of moves, beside a bare echo and the store alone.
pub fn run(root: &Path, arguments: &[String]) -> Result<(), Failure> {
    let wanted = wanted(arguments)?;
    let failed = |error: &dyn std::fmt::Display| Failure::Bench(error.to_string());
    let (server, echo) = (binaries::server(root)?, binaries::echo(root)?);
    // On the disk of the project: the system's folder for temporary files may be in memory, where a flush is free.
    let parent = root.join("target");
    std::fs::create_dir_all(&parent).map_err(|error| failed(&error))?;
    let folder = tempfile::tempdir_in(&parent).map_err(|error| failed(&error))?;
    let mut reports = Vec::new();
    for &games in &wanted.games {
        let plan = Plan {
            server: server.clone(),
            echo: echo.clone(),
            folder: folder.path().to_owned(),
            games,
            moves_per_second: wanted.moves_per_second,
            length: wanted.length,
        };
        let report = measure(&plan).map_err(|error| failed(&error))?;
        println!("{report}");
        println!("{}\n", serde_json::to_string(&report).map_err(|error| failed(&error))?);
        reports.push(report);
    }
    growth(&reports);
    Ok(())
}

/// What a move costs among many games, beside what it costs among few.
fn growth(reports: &[Report]) {
    let [first, others @ ..] = reports else { return };
    for other in others {
        let ratio = other.move_cost_us / first.move_cost_us;
        let (few, many) = (first.server.games, other.server.games);
        println!("cost of a move, {many} games against {few}   {ratio:.2} (aim: 1.3 at most)");
    }
}

fn wanted(arguments: &[String]) -> Result<Wanted, Failure> {
    let mut wanted =
        Wanted { games: vec![5_000], moves_per_second: 2_500.0, length: Duration::from_secs(30) };
    let mut rest = arguments.iter();
    while let Some(option) = rest.next() {
        let value = rest.next().ok_or_else(|| Failure::Usage(format!("{option} needs a value")))?;
        let cannot = || Failure::Usage(format!("{option} cannot be {value:?}"));
        let number = |text: &str| text.parse().ok().filter(|&number: &u32| number > 0).ok_or_else(cannot);
        match option.as_str() {
            "--games" => {
                let numbers = value.split(',').map(|one| Ok(number(one)? as usize));
                wanted.games = numbers.collect::<Result<_, Failure>>()?;
            }
            "--rate" => wanted.moves_per_second = f64::from(number(value)?),
            "--seconds" => wanted.length = Duration::from_secs(number(value)?.into()),
            _ => return Err(Failure::Usage(format!("there is no option {option:?}"))),
        }
    }
    Ok(wanted)
}
