#![doc = include_str!("../README.md")]
#![allow(clippy::disallowed_methods, reason = "the edge: clocks are read here and passed down")]

mod commands;

use std::error::Error;
use std::io;
use std::process::ExitCode;

use clap::Parser;
use commands::Command;

/// Ataxx in the terminal: counts positions, referees games.
#[derive(Parser)]
#[command(name = "ataxx-engine", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    match Arguments::parse().command.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_reader_gone(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("ataxx-engine: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether whoever read the output has had enough, as `head` has.
fn is_reader_gone(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
