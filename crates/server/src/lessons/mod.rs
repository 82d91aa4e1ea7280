//! What the guide and the rules page teach with: positions, and what each move in them leads to. Pure, and computed
//! from the rules and the engine, so that a page claims nothing that the rules don't say.

mod answer;
pub(crate) mod diagrams;
mod examples;
mod exercise;
mod goal;
mod guide;
mod sample;
mod scene;

pub(crate) use answer::Answer;
pub(crate) use examples::{Example, ExampleName, examples};
pub(crate) use exercise::Exercise;
pub(crate) use goal::{Judged, Remark};
pub(crate) use guide::{ExerciseName, Step, StepName, steps};
pub(crate) use sample::{SampleMove, sample_moves};
pub(crate) use scene::Scene;

use ataxx::Position;

/// One of our own positions.
///
/// # Panics
/// If it is no position; a test reads all of them.
fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("a lesson's position {fen}: {error}"))
}
