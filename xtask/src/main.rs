#![doc = include_str!("../README.md")]
#![allow(clippy::disallowed_methods, reason = "a chore may look at the clock: it says how long it took")]

mod bench;
mod check;
mod failure;
mod fuzz;
mod process;
mod sim;
mod soak;
mod tidy;
mod tree;

use std::path::Path;
use std::process::ExitCode;

use failure::Failure;

/// A thing to do, by the name one types.
struct Chore {
    name: &'static str,
    arguments: &'static str,
    about: &'static str,
    run: fn(&Path, &[String]) -> Result<(), Failure>,
}

const CHORES: &[Chore] = &[
    Chore {
        name: "check",
        arguments: "[--only STEP]…",
        about: "everything CI runs, in order, or only some steps",
        run: check::run,
    },
    Chore {
        name: "tidy",
        arguments: "[CHECK]…",
        about: "what no compiler checks: crate graph, sizes, paths in docs, texts, …",
        run: tidy::run,
    },
    Chore {
        name: "fuzz",
        arguments: "[--seconds N] [TARGET]…",
        about: "each fuzz target for some seconds",
        run: fuzz::run,
    },
    Chore {
        name: "soak",
        arguments: "[--minutes N] [--seed N]",
        about: "games are played while the server is killed again and again",
        run: soak::run,
    },
    Chore {
        name: "sim",
        arguments: "NAME …",
        about: "a simulation in virtual time, the same for the same seed",
        run: sim::run,
    },
    Chore { name: "bench", arguments: "NAME …", about: "a figure, taken in release", run: bench::run },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = arguments.split_first() else {
        print_chores();
        return ExitCode::SUCCESS;
    };
    let Some(chore) = CHORES.iter().find(|chore| chore.name == name) else {
        eprintln!("xtask: no chore is called {name:?}\n");
        print_chores();
        return ExitCode::from(2);
    };
    // The manifest's folder is known when compiled: a chore works from any folder inside the project.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the project");
    match (chore.run)(root, rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask {name}: {failure}");
            failure.exit_code()
        }
    }
}

fn print_chores() {
    println!("Chores of the project. Usage: cargo xtask CHORE\n");
    for chore in CHORES {
        let usage = format!("{} {}", chore.name, chore.arguments);
        println!("  {usage:<28} {}", chore.about);
    }
}
