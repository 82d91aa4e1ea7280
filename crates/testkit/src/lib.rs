#![doc = include_str!("../README.md")]

pub mod bench_perft;
pub mod bench_store;
pub mod oracle;
#[cfg(feature = "site")]
pub mod site;
