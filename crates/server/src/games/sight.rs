//! What is to be seen of a game from outside.

use ataxx::{BySide, Move, Position, Side};
use play::{GameId, Seat, Session, Timestamp};
use protocol::{Live, Seats};

use super::view;
use crate::wire;

/// A game that is being played, as its room last told it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub(super) position: Position,
    pub(super) last: Option<Move>,
    pub(super) turn: Side,
    pub(super) plies: u32,
    pub(super) seats: BySide<Seat>,
    /// Whether a player's connection is there.
    pub(super) attended: bool,
    /// When something last happened.
    pub(super) updated: Timestamp,
    /// When the board last changed; the register finds out.
    pub(super) moved: Timestamp,
}

impl Sight {
    /// None of a game that is over, nor of one with an open seat: who knows its address could take the seat.
    pub fn of(session: &Session, attended: bool) -> Option<Sight> {
        if session.end().is_some() || session.open_seat().is_some() {
            return None;
        }
        Some(Sight {
            position: *session.board().position(),
            last: session.plies().last().map(|ply| ply.mv),
            turn: session.turn()?,
            plies: u32::try_from(session.plies().len()).unwrap_or(u32::MAX),
            seats: BySide { red: session.seat(Side::Red), blue: session.seat(Side::Blue) },
            attended,
            updated: session.updated(),
            moved: session.updated(),
        })
    }

    /// Whether two people play.
    pub fn of_people(&self) -> bool {
        self.seats.red == Seat::Human && self.seats.blue == Seat::Human
    }

    /// For the wire; none before the first move.
    pub fn live(&self, game: GameId) -> Option<Live> {
        Some(Live {
            game: game.to_string(),
            board: wire::placement(&self.position.setup()),
            mv: self.last?,
            turn: self.turn,
            plies: self.plies,
            seats: Seats { red: view::seat(self.seats.red), blue: view::seat(self.seats.blue) },
        })
    }
}
