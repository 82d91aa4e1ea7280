//! Games are played while the server is killed again and again, for as long as one likes. The short form of it is a
//! test of `server`; this one runs the release build.

use std::path::Path;

use crate::failure::Failure;

/// How long, if nothing is said.
const MINUTES: u64 = 10;

/// What was asked for.
#[cfg_attr(not(feature = "measure"), allow(dead_code, reason = "only checked before the longer build"))]
struct Wish {
    minutes: u64,
    /// Chooses the moments, the moves, everything.
    seed: Option<u64>,
}

pub fn run(root: &Path, arguments: &[String]) -> Result<(), Failure> {
    let wish = wish(arguments)?;
    soak(root, arguments, &wish)
}

fn wish(arguments: &[String]) -> Result<Wish, Failure> {
    let usage = || Failure::Usage("soak [--minutes N] [--seed N]".to_owned());
    let mut wish = Wish { minutes: MINUTES, seed: None };
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { return Err(usage()) };
        let value = value.parse().map_err(|_| usage())?;
        match name.as_str() {
            "--minutes" => wish.minutes = value,
            "--seed" => wish.seed = Some(value),
            _ => return Err(usage()),
        }
    }
    Ok(wish)
}

/// Builds itself again with all that it takes.
#[cfg(not(feature = "measure"))]
fn soak(root: &Path, arguments: &[String], _: &Wish) -> Result<(), Failure> {
    let mut again = crate::process::cargo(root);
    again.args(["run", "--release", "--package", "xtask", "--features", "measure", "--", "soak"]);
    crate::process::run(again.args(arguments))
}

#[cfg(feature = "measure")]
fn soak(root: &Path, _: &[String], wish: &Wish) -> Result<(), Failure> {
    use testkit::site::Kept;
    use testkit::site::kills::{Length, Plan, run};

    crate::process::run(crate::process::cargo(root).args(["build", "--release", "--package", "server"]))?;
    // Built beside this program, wherever that is.
    let this = std::env::current_exe().map_err(|error| Failure::Read { path: "xtask".into(), error })?;
    let plan = Plan {
        binary: this.with_file_name("ataxx-server"),
        seed: wish.seed.unwrap_or_else(testkit::site::seed),
        kept: Kept::InFile,
        boards: 20,
        length: Length::Time(std::time::Duration::from_secs(60 * wish.minutes)),
    };
    println!("{} minutes, seed {}", wish.minutes, plan.seed);
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Start { command: "a runtime".to_owned(), error })?;
    let counts = runtime.block_on(run(&plan)).map_err(|faults| Failure::Faults(faults.len()))?;
    println!("kills                        {}", counts.kills);
    println!("games, of them ended         {}, {}", counts.games, counts.games_ended);
    println!("moves acknowledged           {}", counts.moves);
    println!("moves sent again             {}", counts.moves_again);
    println!("snapshots after a break      {}", counts.reopened);
    println!("clocks compared over a kill  {}", counts.clocks);
    println!("plies judged at the end      {}", counts.plies);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonsense_is_not_soaked() {
        let wish = |text: &str| wish(&text.split_whitespace().map(ToOwned::to_owned).collect::<Vec<_>>());
        assert_eq!(wish("").unwrap().minutes, MINUTES);
        let both = wish("--seed 7 --minutes 3").unwrap();
        assert_eq!((both.minutes, both.seed), (3, Some(7)));
        for wrong in ["--minutes", "--minutes x", "--hours 1", "3"] {
            assert!(wish(wrong).is_err(), "{wrong}");
        }
    }
}
