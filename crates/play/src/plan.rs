//! Moves made beforehand: "if they play this, I answer that". Pure: who keeps a plan, and until when, is the
//! caller's affair.

use ataxx::{Game, Move};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Answers that one plan may hold.
pub const ANSWERS_MAX: usize = 40;
/// Answers in a row.
pub const DEPTH_MAX: usize = 10;

/// Answers to moves that the opponent has not made yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Plan {
    pub branches: Vec<Branch>,
}

/// If `theirs`, then `mine`; and then so on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Branch {
    pub theirs: Move,
    pub mine: Move,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Branch>,
}

/// Why a plan can't be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlanError {
    #[error("a plan holds at most {ANSWERS_MAX} answers, {DEPTH_MAX} in a row")]
    TooLong,
    #[error("two answers to the same move")]
    Twice,
    #[error("a move can't be played there")]
    Illegal,
    #[error("there is nothing to answer: the game is over, or a side passes")]
    NoAnswer,
}

impl Plan {
    pub fn is_empty(&self) -> bool {
        self.branches.is_empty()
    }

    /// Answers in it.
    pub fn answers(&self) -> usize {
        count(&self.branches)
    }

    /// Checks that each move can be played where the plan has it, from `board` on, where the opponent is to move.
    ///
    /// # Errors
    /// [`PlanError`].
    pub fn check(&self, board: &Game) -> Result<(), PlanError> {
        if self.answers() > ANSWERS_MAX {
            return Err(PlanError::TooLong);
        }
        check(&self.branches, board, 1)
    }

    /// What the plan answers to `theirs`, and what is left of it then; nothing if it did not foresee that.
    pub fn answer(&self, theirs: Move) -> Option<(Move, Plan)> {
        let branch = self.branches.iter().find(|branch| branch.theirs == theirs)?;
        Some((branch.mine, Plan { branches: branch.then.clone() }))
    }
}

fn count(branches: &[Branch]) -> usize {
    branches.iter().map(|branch| 1 + count(&branch.then)).sum()
}

fn check(branches: &[Branch], board: &Game, depth: usize) -> Result<(), PlanError> {
    if depth > DEPTH_MAX && !branches.is_empty() {
        return Err(PlanError::TooLong);
    }
    for (i, branch) in branches.iter().enumerate() {
        if branches[..i].iter().any(|other| other.theirs == branch.theirs) {
            return Err(PlanError::Twice);
        }
        let after = go(&go(board, branch.theirs)?, branch.mine)?;
        check(&branch.then, &after, depth + 1)?;
    }
    Ok(())
}

/// The board after a clone or jump. A pass is nobody's choice, so nothing is planned beyond one.
fn go(board: &Game, mv: Move) -> Result<Game, PlanError> {
    if board.outcome().is_some() || mv == Move::Pass {
        return Err(PlanError::NoAnswer);
    }
    if !board.position().has_move(board.position().turn()) {
        return Err(PlanError::NoAnswer);
    }
    let mut after = board.clone();
    after.play(mv).map_err(|_| PlanError::Illegal)?;
    Ok(after)
}
