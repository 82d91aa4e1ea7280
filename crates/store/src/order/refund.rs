use play::rating::{Rating, refunded, refunds};
use play::{GameId, Timestamp};

use super::Refunded;

/// A game that somebody lost points in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Loss {
    pub game: GameId,
    /// What it did to the main rating.
    pub change: f64,
}

/// What is given back for these losses to somebody who is rated so: an entry for each game that gives something, and
/// the rating after all of them.
pub(crate) fn give_back(rating: Rating, losses: &[Loss], at: Timestamp) -> (Vec<Refunded>, Rating) {
    let changes: Vec<f64> = losses.iter().map(|loss| loss.change).collect();
    let mut now = rating;
    let mut entries = Vec::new();
    for (loss, points) in losses.iter().zip(refunds(&changes)).filter(|(_, points)| *points > 0.0) {
        let (before, after) = (now.value(), refunded(now, points));
        now = after;
        entries.push(Refunded { game: loss.game, at, before, after: after.value() });
    }
    (entries, now)
}
