#![doc = include_str!("../README.md")]
#![allow(clippy::disallowed_methods, reason = "the edge: clocks are read here and passed down")]

mod chart;
mod commands;
mod content_hash;
mod halt;
mod listing;
mod network_file;
mod openings;
mod processor;
mod progress;
mod record;
mod speak;
mod whole_file;

use std::error::Error;
use std::io;
use std::process::ExitCode;

use clap::Parser;
use commands::Command;

/// Ataxx in the terminal. Without a command it speaks UAI over standard input and output.
#[derive(Parser)]
#[command(name = "ataxx-engine", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_reader_gone(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("ataxx-engine: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> Result<(), Box<dyn Error>> {
    match arguments.command {
        Some(command) => command.run(),
        None => Ok(speak::run()?),
    }
}

/// Whether whoever read the output has had enough, as `head` has.
fn is_reader_gone(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
