use async_trait::async_trait;
use ataxx::Side;
use play::{GameId, PlayerId, Timestamp};

use crate::StoreError;

/// What is noticed about how somebody played a game. Something to look at; never a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SignalKind {
    /// How unequal the times of the moves were: their deviation over their mean. People are unequal, programs even.
    Spread,
    /// How far the time grew with the number of moves to choose from: a correlation, from -1 to 1.
    Weighing,
    /// The share of moves that the engine would have played.
    Agreement,
    /// The share of turns in which the page was left, as the player's browser says: in ranked games by the clock.
    LookingAway,
}

impl SignalKind {
    pub const ALL: [SignalKind; 4] =
        [SignalKind::Spread, SignalKind::Weighing, SignalKind::Agreement, SignalKind::LookingAway];

    /// Its name in the store.
    pub fn name(self) -> &'static str {
        match self {
            SignalKind::Spread => "spread",
            SignalKind::Weighing => "weighing",
            SignalKind::Agreement => "agreement",
            SignalKind::LookingAway => "looking-away",
        }
    }
}

/// Something noticed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Signal {
    pub game: GameId,
    pub user: PlayerId,
    pub kind: SignalKind,
    pub value: f64,
    pub at: Timestamp,
}

/// What is usual on this site: of every ten values one is below `low`, five are below `middle`, nine below `high`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Usual {
    pub low: f64,
    pub middle: f64,
    pub high: f64,
    /// Values that it was found from.
    pub games: u32,
}

/// The latest so many values say what is usual.
pub(crate) const USUAL_OF: u32 = 1_000;

/// What is usual among these; none among nothing.
pub(crate) fn usual(mut values: Vec<f64>) -> Option<Usual> {
    values.sort_by(f64::total_cmp);
    let last = values.len().checked_sub(1)?;
    let at = |tenths: usize| values[(last * tenths + 5) / 10];
    Some(Usual { low: at(1), middle: at(5), high: at(9), games: values.len() as u32 })
}

/// A loss within so many turns of one's own came early.
pub const EARLY_TURNS: u32 = 8;

/// So many of a user's latest rated games are looked at for early losses.
pub const EARLY_OF: u32 = 7;

/// What the latest rated games of a user, at most [`EARLY_OF`], say of losing on purpose. Like a [`Signal`] something
/// to look at; it is counted from the games whenever it is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EarlyLosses {
    pub games: u32,
    /// Those that were lost within [`EARLY_TURNS`].
    pub lost: u32,
}

/// Whether a side that lost after so many plies of the game had no more than [`EARLY_TURNS`]. Red moves first.
pub(crate) fn is_early(side: Side, plies: u32) -> bool {
    let turns = match side {
        Side::Red => plies.div_ceil(2),
        Side::Blue => plies / 2,
    };
    turns <= EARLY_TURNS
}

/// What is noticed by itself.
#[async_trait]
pub trait Signals {
    /// A later value of the same takes the place of an earlier one.
    async fn signal(&self, signals: Vec<Signal>) -> Result<(), StoreError>;

    /// What was noticed about this user, the newest first.
    async fn signals(&self, user: PlayerId, limit: u32) -> Result<Vec<Signal>, StoreError>;

    async fn early_losses(&self, user: PlayerId) -> Result<EarlyLosses, StoreError>;

    async fn usual(&self, kind: SignalKind) -> Result<Option<Usual>, StoreError>;

    /// Rated games, ended since then, that the engine has not looked at and should: a player of theirs is reported and
    /// nobody has settled it, or has gained at least `gained` points in the rated games since then. The newest first.
    async fn to_study(&self, since: Timestamp, gained: f64, limit: u32) -> Result<Vec<GameId>, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_turns_of_ones_own_are_early_and_nine_are_not() {
        assert!(is_early(Side::Red, 16) && !is_early(Side::Red, 17));
        assert!(is_early(Side::Blue, 17) && !is_early(Side::Blue, 18));
    }

    #[test]
    fn what_is_usual() {
        assert_eq!(usual(Vec::new()), None);
        assert_eq!(usual(vec![3.0]), Some(Usual { low: 3.0, middle: 3.0, high: 3.0, games: 1 }));
        let hundred = (0..=100).rev().map(f64::from).collect();
        assert_eq!(usual(hundred), Some(Usual { low: 10.0, middle: 50.0, high: 90.0, games: 101 }));
    }
}
