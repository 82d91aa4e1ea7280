//! Refusals of the game and failures of the store, in the words of the wire.

use play::Refusal;
use protocol::Why;
use store::StoreError;

pub(super) fn why(refusal: Refusal) -> Why {
    match refusal {
        Refusal::NotAPlayer | Refusal::NotTheServer => Why::NotAPlayer,
        Refusal::SeatTaken => Why::SeatTaken,
        Refusal::NoOpponent => Why::NoOpponent,
        Refusal::Over => Why::Over,
        Refusal::NotOver => Why::NotOver,
        Refusal::Stale => Why::Stale,
        Refusal::Ahead => Why::Ahead,
        Refusal::NotYourTurn => Why::NotYourTurn,
        Refusal::Illegal => Why::Illegal,
        Refusal::IdReused => Why::IdReused,
        Refusal::TooLateToAbort => Why::TooLateToAbort,
        Refusal::NoOffer => Why::NoOffer,
        Refusal::TooSoon => Why::TooSoon,
        Refusal::NotWithComputer => Why::NotWithComputer,
        Refusal::NothingToTakeBack => Why::NothingToTakeBack,
        Refusal::NotInRanked => Why::NotInRanked,
        Refusal::CannotGiveTime => Why::CannotGiveTime,
        Refusal::EnoughTime => Why::EnoughTime,
        Refusal::NotAway => Why::NotAway,
    }
}

/// A store's failure is logged where it happens; the player hears only whether to try again.
pub(crate) fn of_store(error: &StoreError) -> Why {
    match error {
        StoreError::UnknownGame { .. } => Why::UnknownGame,
        StoreError::SeatTaken { .. } => Why::SeatTaken,
        StoreError::Busy { .. } | StoreError::Closed => Why::Full,
        _ => {
            tracing::error!(%error, "the store failed");
            Why::Internal
        }
    }
}
