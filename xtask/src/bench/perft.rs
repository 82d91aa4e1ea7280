use std::path::Path;

use testkit::bench_perft::perft_rates;

use super::argument;
use crate::failure::Failure;

/// Positions counted a second, beside a plain implementation of the same rules.
pub fn run(_: &Path, arguments: &[String]) -> Result<(), Failure> {
    let repeats: u32 = argument(arguments, 0, "REPEATS", 5)?;
    println!("{}", perft_rates(repeats));
    Ok(())
}
