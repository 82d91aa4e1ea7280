use std::path::Path;

use super::{argument, binaries};
use crate::failure::Failure;
use crate::process;

/// How many endings of games of the engine against itself the solver decides within a second each, and
/// how soon, beside the search alone on the same positions in the same run.
pub fn run(root: &Path, arguments: &[String]) -> Result<(), Failure> {
    let games: u32 = argument(arguments, 0, "GAMES", 40)?;
    let empty: String = argument(arguments, 1, "EMPTY", "4,5,6,7,8,12".to_owned())?;
    let mut engine = std::process::Command::new(binaries::engine(root)?);
    process::run(engine.args(["solve", "--games", &games.to_string(), "--empty", &empty]))
}
