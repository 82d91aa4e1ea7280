//! Whatever comes from outside gets its documented refusal, has no effect, and disturbs nobody else.

#![expect(clippy::disallowed_methods, reason = "these tests live in real time")]

mod addresses;
mod arena;
mod bodies;
mod flood;
mod frames;
mod fuzz;
mod heads;
mod idle;
mod late;
mod messages;
mod slow_reader;

/// The program under test.
const SERVER: &str = env!("CARGO_BIN_EXE_ataxx-server");
