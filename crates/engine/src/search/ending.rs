//! What a finished game is worth.

use ataxx::Position;

use crate::Score;

/// The score of a position that is over, for the side to move, `ply` plies from the root; `None`
/// while the game goes on. Repetition is the path's matter.
pub(super) fn score(position: &Position, ply: u16) -> Option<Score> {
    let outcome = position.outcome()?;
    Some(match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == position.turn() => Score::win_in(ply),
        Some(_) => Score::loss_in(ply),
    })
}
