//! Programs as players: their tokens, their challenges, the bridge for engines. Each file is one flow, over real
//! sockets, with a server of its own.

mod bridge;
mod cast;
mod challenges;
mod owners;
mod tls;
mod tokens;

/// The program under test.
const SERVER: &str = env!("CARGO_BIN_EXE_ataxx-server");
