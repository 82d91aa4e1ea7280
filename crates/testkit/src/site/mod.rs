//! A whole server as a process of its own, and clients that talk to it over real sockets.
//!
//! [`Site`] runs the built binary in a folder of its own, and can kill it, start it again and stop it.
//! [`Table`] is a client that follows a game; [`Socket`] one that says whatever it likes. [`kills`] lets
//! many games be played while the server is killed again and again.
#![expect(clippy::disallowed_methods, reason = "these clients live in real time")]

pub mod kills;

mod browser;
mod dice;
mod games;
mod http;
mod kept;
mod mirror;
mod output;
mod patience;
mod server;
mod socket;
mod stream;
mod table;

pub use browser::Browser;
pub use dice::{Dice, seed};
pub use games::{Seat, wish};
pub use http::{Answer, Request, Unreachable};
pub use kept::Kept;
pub use mirror::{Gap, Mirror};
pub use patience::{PATIENCE, until};
pub use server::Site;
pub use socket::{Lost, Socket};
pub use stream::Stream;
pub use table::{Table, play_out};
pub use tokio_tungstenite::tungstenite::Message;

use std::time::{SystemTime, UNIX_EPOCH};

/// The clock that the server looks at too, in ms.
pub fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is set").as_millis() as i64
}
