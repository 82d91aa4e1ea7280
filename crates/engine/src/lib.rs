#![doc = include_str!("../README.md")]
#![no_std]
#![warn(missing_docs)]

extern crate alloc;

mod allotment;
pub mod bench;
mod engine;
mod eval;
pub mod inputs;
pub mod levels;
mod neighbours;
pub mod network;
mod random;
mod report;
mod score;
mod search;
mod solver;
mod table;

pub use allotment::{Allotment, Clock};
pub use engine::{Engine, NoMemory};
pub use eval::Evaluation;
pub use random::Random;
pub use report::{Limits, Observer, Report, Unobserved};
pub use score::{Score, ScoreKind};
pub use solver::{Solution, Solver, Verdict};
