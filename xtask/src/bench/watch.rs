use std::path::Path;
use std::time::Duration;

use testkit::bench_server::WatchPlan;

use super::binaries;
use crate::failure::Failure;

/// What thousands who watch one game cost its players, beside the same games before they came.
pub fn run(root: &Path, arguments: &[String]) -> Result<(), Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::Bench(error.to_string());
    // On the disk of the project: the system's folder for temporary files may be in memory, where a flush is free.
    let parent = root.join("target");
    let mut plan = WatchPlan {
        server: Default::default(),
        folder: Default::default(),
        watchers: 2_000,
        games: 40,
        moves_per_second: 100.0,
        length: Duration::from_secs(30),
    };
    read(&mut plan, arguments)?;
    plan.server = binaries::server(root)?;
    std::fs::create_dir_all(&parent).map_err(|error| failed(&error))?;
    let folder = tempfile::tempdir_in(&parent).map_err(|error| failed(&error))?;
    folder.path().clone_into(&mut plan.folder);
    let report = plan.measure().map_err(|error| failed(&error))?;
    println!("{report}");
    println!("{}", serde_json::to_string(&report).map_err(|error| failed(&error))?);
    Ok(())
}

fn read(plan: &mut WatchPlan, arguments: &[String]) -> Result<(), Failure> {
    let mut rest = arguments.iter();
    while let Some(option) = rest.next() {
        let value = rest.next().ok_or_else(|| Failure::Usage(format!("{option} needs a value")))?;
        let number: u32 = value
            .parse()
            .ok()
            .filter(|&number| number > 0)
            .ok_or_else(|| Failure::Usage(format!("{option} cannot be {value:?}")))?;
        match option.as_str() {
            "--watchers" => plan.watchers = number as usize,
            "--games" => plan.games = number as usize,
            "--rate" => plan.moves_per_second = f64::from(number),
            "--seconds" => plan.length = Duration::from_secs(number.into()),
            _ => return Err(Failure::Usage(format!("there is no option {option:?}"))),
        }
    }
    Ok(())
}
