//! `ataxx-server bot`: lets an engine that speaks UAI play on a site, by the same public API as everybody.
//!
//! An engine process serves one game, so that a fault costs one game and positions of two are never mixed.

mod accept;
mod authorities;
mod engine;
mod events;
mod game;
mod interrupts;
mod later;
mod limits;
mod options;
mod record;
mod run;
mod site;
mod standing;
mod stream;
mod tally;

pub use options::BotOptions;
pub use run::{BotError, run};
