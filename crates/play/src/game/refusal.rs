//! Why a command has no effect.

use thiserror::Error;

/// The reason a command is refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("only a player may do that")]
    NotAPlayer,
    #[error("only the server may do that")]
    NotTheServer,
    #[error("the seat is taken")]
    SeatTaken,
    #[error("the other seat is still open")]
    NoOpponent,
    #[error("the game is over")]
    Over,
    #[error("the game is not over")]
    NotOver,
    #[error("the board has changed since that version")]
    Stale,
    #[error("no such version yet")]
    Ahead,
    #[error("it is the other side's turn")]
    NotYourTurn,
    #[error("not a legal move")]
    Illegal,
    #[error("the id was used for another move")]
    IdReused,
    #[error("both have moved")]
    TooLateToAbort,
    #[error("there is no such offer")]
    NoOffer,
    #[error("an offer was made a short while ago")]
    TooSoon,
    #[error("the computer does not agree to draws")]
    NotWithComputer,
    #[error("there is no move to take back")]
    NothingToTakeBack,
    #[error("a move counts in a game for a rating")]
    NotInRanked,
    #[error("time is given between people only, while their clocks run")]
    CannotGiveTime,
    #[error("the opponent has been given as much time as there may be")]
    EnoughTime,
    #[error("the opponent is not away, or not for long enough")]
    NotAway,
}
