//! A whole game, with every position since its start.

use super::rules::majority;
use super::{Board, Cell, Step, both_can_move, end_on_board, play, steps};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// `x`, `o` or `draw`.
    pub winner: &'static str,
    /// The reason, in kebab case.
    pub reason: &'static str,
}

/// Referees one game.
#[derive(Clone, Debug)]
pub struct Referee {
    /// All positions of the game, the current one last.
    pub history: Vec<Board>,
}

impl Referee {
    /// A game from this FEN.
    ///
    /// # Panics
    /// If it is no FEN.
    pub fn new(fen: &str) -> Referee {
        Referee { history: vec![Board::from_fen(fen)] }
    }

    /// The current position.
    pub fn board(&self) -> &Board {
        self.history.last().expect("the first position is never removed")
    }

    /// The legal moves; none once the game has ended.
    pub fn steps(&self) -> Vec<Step> {
        if self.end().is_some() { Vec::new() } else { steps(self.board()) }
    }

    /// Plays the legal move with this text; says whether there was one.
    pub fn play(&mut self, text: &str) -> bool {
        let Some(step) = self.steps().into_iter().find(|step| step.text() == text) else {
            return false;
        };
        let mut board = self.board().clone();
        play(&mut board, step);
        self.history.push(board);
        true
    }

    /// Tests the five ends in the order of the rules.
    pub fn end(&self) -> Option<End> {
        let board = self.board();
        if let Some((winner, reason)) = end_on_board(board) {
            return Some(End { winner: name(winner), reason });
        }
        let both = both_can_move(board);
        if both && self.occurrences() >= 3 {
            return Some(End { winner: "draw", reason: "repetition" });
        }
        if board.halfmoves >= 100 {
            let winner = if both { None } else { majority(board) };
            return Some(End { winner: name(winner), reason: "no-clone-limit" });
        }
        None
    }

    /// How often the board and the side to move were as they are now, now included.
    pub fn occurrences(&self) -> usize {
        let now = self.board();
        self.history.iter().filter(|past| past.cells == now.cells && past.turn == now.turn).count()
    }
}

fn name(winner: Option<Cell>) -> &'static str {
    match winner {
        Some(Cell::X) => "x",
        Some(_) => "o",
        None => "draw",
    }
}
