use std::path::Path;
use std::time::Duration;

use testkit::bench_store::{append_rate, fsync_cost};

use super::argument;
use crate::failure::Failure;

/// Flushes of which the median is taken.
const FLUSHES: usize = 200;

/// Durable appends a second, each game waiting for its own; beside it, what a flush of the disk costs.
pub fn run(root: &Path, arguments: &[String]) -> Result<(), Failure> {
    let games: usize = argument(arguments, 0, "GAMES", 1000)?;
    let seconds: u64 = argument(arguments, 1, "SECONDS", 10)?;
    // On the disk of the project: the system's folder for temporary files may be in memory, where a flush is free.
    let parent = root.join("target");
    let failed = |error: &dyn std::fmt::Display| Failure::Bench(error.to_string());
    std::fs::create_dir_all(&parent).map_err(|error| failed(&error))?;
    let folder = tempfile::tempdir_in(&parent).map_err(|error| failed(&error))?;
    let flush = fsync_cost(folder.path(), FLUSHES).map_err(|error| failed(&error))?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    let measured = append_rate(folder.path(), games, Duration::from_secs(seconds));
    let rate = runtime.block_on(measured).map_err(|error| failed(&error))?;
    println!("flush of 4 KiB, median of {FLUSHES}   {flush:.2?}");
    println!("appends a second, {} games   {:.0}", rate.games, rate.appends_per_second);
    println!("wait p50 {:.2?}, p99 {:.2?}, max {:.2?}", rate.p50, rate.p99, rate.max);
    Ok(())
}
