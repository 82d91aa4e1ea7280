//! What people do, from outside: each file is one flow, over real sockets, with a server of its own.

#![expect(clippy::disallowed_methods, reason = "these tests live in real time")]

mod accounts;
mod backup;
mod challenge;
mod chat;
mod computer;
mod correspondence;
mod create;
mod expiry;
mod found;
mod gift;
mod invite;
mod kept_out;
mod leave;
mod letters;
mod lobby;
mod metrics;
mod now;
mod openapi;
mod order;
mod pages;
mod people;
mod pictures;
mod postgres;
mod presence;
mod ranked;
mod reading;
mod rematch;
mod same_instant;
mod sessions;
mod sse;
mod takeback;
mod ties;
mod watch;

/// What several of them do as people with an account.
mod members;

/// The mail server of the tests beside the code that sends.
#[path = "../../src/notify/tests/post_office.rs"]
#[allow(dead_code, reason = "a mail server of other tests too")]
mod post_office;

/// The program under test.
const SERVER: &str = env!("CARGO_BIN_EXE_ataxx-server");

/// A game by the clock that no test waits for.
const FIVE_PLUS_THREE: protocol::Time = protocol::Time::Increment { base: 300_000, increment: 3_000 };
