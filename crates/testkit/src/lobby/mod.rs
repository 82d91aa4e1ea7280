//! People who come to find an opponent, in virtual time: how long they wait and whom they get, by
//! `play::seek` beside others' ways. The same seed gives the same people and the same results.

mod bench;
mod crowd;
mod policy;
mod print;
mod run;

pub use bench::{LobbyTimes, lobby_times};
pub use crowd::{Person, arrivals};
pub use policy::{Policy, Wave};
pub use print::print;
pub use run::{Results, run};
