//! A game: a position with what came before it.

use core::fmt;

use crate::outcome::{NO_CLONE_LIMIT, REPETITION_LIMIT};
use crate::{Hash, IllegalMove, Move, Outcome, Position, Reason};

/// A position together with its past since the last clone. A clone can't be undone, so nothing
/// before it can repeat, and the no-clone limit bounds what there is to remember: a game needs no
/// allocation.
#[derive(Clone, Debug)]
pub struct Game {
    position: Position,
    past: [Hash; NO_CLONE_LIMIT as usize],
    /// So many hashes at the front of `past` are of this game.
    past_len: usize,
    occurrences: u32,
}

impl Game {
    /// A game that begins at `position`: of what came before, only the half-move clock is known.
    pub fn new(position: Position) -> Game {
        let past = [Hash::default(); NO_CLONE_LIMIT as usize];
        let mut game = Game { position, past, past_len: 0, occurrences: 0 };
        game.occurrences = game.count_occurrences();
        game
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Plays `mv`.
    ///
    /// # Errors
    /// If the game is over or the move is not legal; the game stays as it was then.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        let before = self.position.hash();
        self.position.play(mv).map_err(PlayError::Illegal)?;
        if mv.is_clone() {
            self.past_len = 0;
        } else {
            self.past[self.past_len] = before;
            self.past_len += 1;
        }
        self.occurrences = self.count_occurrences();
        Ok(())
    }

    /// The outcome of the game, `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = &self.position;
        position.outcome_on_board().or_else(|| self.repetition()).or_else(|| position.outcome_by_clock())
    }

    /// How often the current position counts as having occurred, this time included: 1 and more,
    /// or 0 if one side is locked out in it, for such a position never counts. At
    /// [`REPETITION_LIMIT`] the game is drawn.
    pub fn occurrences(&self) -> u32 {
        self.occurrences
    }

    /// The hashes of the positions before the current one, back to the last clone (its result
    /// included), oldest first: all that can still repeat. At most [`NO_CLONE_LIMIT`].
    pub fn past(&self) -> &[Hash] {
        &self.past[..self.past_len]
    }

    /// Checks what must hold of every game; for tests, after every step.
    ///
    /// # Panics
    /// If something does not hold.
    pub fn check_valid(&self) {
        self.position.check_valid();
        assert!(self.past_len <= usize::from(self.position.halfmove_clock()), "too long a past");
        assert_eq!(self.occurrences, self.count_occurrences());
        assert!(self.occurrences <= REPETITION_LIMIT, "the game went on after a repetition");
    }

    fn repetition(&self) -> Option<Outcome> {
        let repeated = self.occurrences >= REPETITION_LIMIT;
        repeated.then_some(Outcome { winner: None, reason: Reason::Repetition })
    }

    fn count_occurrences(&self) -> u32 {
        if !self.position.both_can_move() {
            return 0;
        }
        let now = self.position.hash();
        1 + self.past().iter().filter(|&&hash| hash == now).count() as u32
    }
}

/// Why a move could not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game is over.
    Over(Outcome),
    /// The move is not legal.
    Illegal(IllegalMove),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Over(outcome) => write!(f, "the game is over: {}", outcome.reason),
            PlayError::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl core::error::Error for PlayError {}
