//! Programs as players: their tokens, their challenges, the bridge for engines. Each file is one flow, over real
//! sockets, with a server of its own.

#![expect(clippy::disallowed_methods, reason = "these tests live in real time")]

mod cast;
mod tokens;

/// The program under test.
const SERVER: &str = env!("CARGO_BIN_EXE_ataxx-server");
