#![doc = include_str!("../README.md")]

pub mod bench_perft;
#[cfg(feature = "load")]
pub mod bench_server;
pub mod bench_store;
mod chance;
pub mod lobby;
pub mod oracle;
pub mod postgres;
#[cfg(feature = "site")]
pub mod site;
