//! The server is killed, or asked to stop, while people play: nothing acknowledged is lost.

#![expect(clippy::disallowed_methods, reason = "these tests live in real time")]

mod kill9;
mod ranked;
mod stop;

/// The program under test.
const SERVER: &str = env!("CARGO_BIN_EXE_ataxx-server");
