//! What is to be seen of a game from outside.

use ataxx::{BySide, Move, Position, Side};
use play::{GameId, Origin, PlayerId, Seat, Session, Stake, Terms, TimeControl, Timestamp};
use protocol::{Live, Player, Players, Seats};
use store::Seated;

use super::seats::users;
use super::view;
use crate::wire;

/// A game that is being played, as its room last told it.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    pub(super) position: Position,
    pub(super) last: Option<Move>,
    pub(super) turn: Side,
    pub(super) plies: u32,
    pub(super) seats: BySide<Seat>,
    pub(super) users: BySide<Option<PlayerId>>,
    pub(super) players: Players,
    pub(super) time: TimeControl,
    pub(super) stake: Stake,
    /// Whether strangers are shown it: see docs/decisions/0013-what-is-shown.md.
    pub(super) open: bool,
    /// Whether a player's connection is there.
    pub(super) attended: bool,
    /// When something last happened.
    pub(super) updated: Timestamp,
    /// When the board last changed; the register finds out.
    pub(super) moved: Timestamp,
}

impl Sight {
    /// None of a game that is over, nor of one with an open seat: who knows its address could take the seat.
    pub fn of(session: &Session, seated: &BySide<Option<Seated>>, attended: bool) -> Option<Sight> {
        if session.end().is_some() || session.open_seat().is_some() {
            return None;
        }
        let terms = session.terms();
        let seats = BySide { red: session.seat(Side::Red), blue: session.seat(Side::Blue) };
        Some(Sight {
            position: *session.board().position(),
            last: session.plies().last().map(|ply| ply.mv),
            turn: session.turn()?,
            plies: u32::try_from(session.plies().len()).unwrap_or(u32::MAX),
            seats,
            users: users(seated),
            players: view::players(seated),
            time: terms.time,
            stake: terms.stake,
            open: is_open(terms, seats),
            attended,
            updated: session.updated(),
            moved: session.updated(),
        })
    }

    /// Whether two people play.
    pub fn of_people(&self) -> bool {
        of_people(self.seats)
    }

    /// The players' ratings together, in points; one without a rating counts nothing.
    pub fn strength(&self) -> i32 {
        let rating =
            |player: &Option<Player>| player.as_ref().and_then(|player| player.rating).unwrap_or_default();
        rating(&self.players.red) + rating(&self.players.blue)
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
            time: view::time(self.time),
            stake: view::stake(self.stake),
            players: self.players.clone(),
        })
    }
}

fn of_people(seats: BySide<Seat>) -> bool {
    seats.red == Seat::Human && seats.blue == Seat::Human
}

/// An invitation is between two who know each other, unless it is for their ratings.
fn is_open(terms: &Terms, seats: BySide<Seat>) -> bool {
    terms.origin == Origin::Pairing || terms.stake == Stake::Ranked || !of_people(seats)
}
