use std::path::Path;

use testkit::lobby::lobby_times;

use super::argument;
use crate::failure::Failure;

/// The people are the same in each run.
const SEED: u64 = 1;

/// How long a full lobby takes to be paired once.
pub fn run(_: &Path, arguments: &[String]) -> Result<(), Failure> {
    let seeks: usize = argument(arguments, 0, "SEEKS", 5000)?;
    let runs: usize = argument(arguments, 1, "RUNS", 21)?;
    println!("{}", lobby_times(seeks, runs, SEED));
    Ok(())
}
