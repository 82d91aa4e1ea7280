//! Figures, each taken beside a reference in the same run. In release: a figure of a debug build says nothing.
//!
//! What is measured lives in `testkit`, which needs the whole workspace; chores must start at once. So the plain
//! `cargo xtask` only knows the names, and builds itself again with the feature `measure` to take a figure.

#[cfg(feature = "measure")]
mod binaries;
#[cfg(feature = "measure")]
mod lobby;
#[cfg(feature = "measure")]
mod page;
#[cfg(feature = "measure")]
mod perft;
#[cfg(feature = "measure")]
mod server;
#[cfg(feature = "measure")]
mod solver;
#[cfg(feature = "measure")]
mod store;
#[cfg(feature = "measure")]
mod watch;

use std::path::Path;

use crate::failure::Failure;

struct Bench {
    name: &'static str,
    about: &'static str,
    #[cfg(feature = "measure")]
    run: fn(&Path, &[String]) -> Result<(), Failure>,
}

const BENCHES: &[Bench] = &[
    Bench {
        name: "perft",
        about: "[REPEATS]: positions the rules count a second, beside a plain array",
        #[cfg(feature = "measure")]
        run: perft::run,
    },
    Bench {
        name: "store",
        about: "[GAMES [SECONDS]]: durable appends, beside what a flush costs here",
        #[cfg(feature = "measure")]
        run: store::run,
    },
    Bench {
        name: "server",
        about: "[--games N[,N…]] [--rate MOVES] [--seconds S]: games over sockets, beside echo and store",
        #[cfg(feature = "measure")]
        run: server::run,
    },
    Bench {
        name: "watch",
        about: "[--watchers N] [--games N] [--rate MOVES] [--seconds S]: what watchers cost players, beside none",
        #[cfg(feature = "measure")]
        run: watch::run,
    },
    Bench {
        name: "lobby",
        about: "[SEEKS [RUNS]]: waiting seeks paired once, beside first come first served",
        #[cfg(feature = "measure")]
        run: lobby::run,
    },
    Bench {
        name: "solver",
        about: "[GAMES [EMPTY[,EMPTY…]]]: endings of the engine's games that it solves in a second, beside its search",
        #[cfg(feature = "measure")]
        run: solver::run,
    },
    Bench {
        name: "page",
        about: "[--page NAME] [--repeats N]: bytes, requests, time to the first move: home, rules, guide, game",
        #[cfg(feature = "measure")]
        run: page::run,
    },
];

pub fn run(root: &Path, arguments: &[String]) -> Result<(), Failure> {
    let (name, rest) = arguments.split_first().ok_or_else(|| usage("which one"))?;
    let bench = BENCHES.iter().find(|bench| bench.name == name).ok_or_else(|| usage(name))?;
    measure(root, bench, rest)
}

#[cfg(feature = "measure")]
fn measure(root: &Path, bench: &Bench, rest: &[String]) -> Result<(), Failure> {
    (bench.run)(root, rest)
}

#[cfg(not(feature = "measure"))]
fn measure(root: &Path, bench: &Bench, rest: &[String]) -> Result<(), Failure> {
    let mut again = crate::process::cargo(root);
    again.args([
        "run",
        "--release",
        "--package",
        "xtask",
        "--features",
        "measure",
        "--",
        "bench",
        bench.name,
    ]);
    crate::process::run(again.args(rest))
}

fn usage(what: &str) -> Failure {
    let benches = BENCHES.iter().map(|bench| format!("\n  {} {}", bench.name, bench.about));
    Failure::Usage(format!("bench {what}? There are:{}", benches.collect::<String>()))
}

/// The argument at `index`, or what stands in for it.
#[cfg(feature = "measure")]
fn argument<T: std::str::FromStr>(
    arguments: &[String],
    index: usize,
    name: &str,
    default: T,
) -> Result<T, Failure> {
    let Some(text) = arguments.get(index) else { return Ok(default) };
    text.parse().map_err(|_| Failure::Usage(format!("{name} cannot be {text:?}")))
}
