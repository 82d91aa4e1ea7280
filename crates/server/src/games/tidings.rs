//! What players hear of a game that they don't follow just now.

use ataxx::Side;
use play::{Session, Version};
use protocol::{FromServer, GameStart, Snapshot};

use super::room::Room;
use super::view;
use crate::inbox;

impl Room {
    /// Tells the players what has changed since `before`; none if the room has just opened.
    pub(super) async fn tell_players(&self, before: Option<&Session>) {
        let present = self.viewers.present();
        let began = match before {
            Some(before) => before.open_seat().is_some(),
            // Nobody may have told of a game that has just been created.
            None => self.session.version() == Version(1),
        };
        for side in Side::ALL {
            let Some(seated) = &self.seated[side] else { continue };
            let start = if began { self.start(side) } else { None };
            let news = before.and_then(|before| self.news(before, side, present[side]));
            for message in start.into_iter().chain(news) {
                inbox::tell(&*self.games.0.bus, seated.user, &message).await;
            }
        }
    }

    /// None of a game that nobody plays (yet, or any more).
    fn start(&self, side: Side) -> Option<FromServer> {
        let (session, other) = (&self.session, side.other());
        if session.open_seat().is_some() || session.end().is_some() {
            return None;
        }
        Some(FromServer::GameStart(GameStart {
            game: self.id.to_string(),
            side,
            time: view::time(session.terms().time),
            stake: view::stake(session.terms().stake),
            opponent: view::seat(session.seat(other)),
            player: self.seated[other].as_ref().map(crate::wire::player),
        }))
    }

    fn news(&self, before: &Session, side: Side, is_here: bool) -> Option<FromServer> {
        let after = &self.session;
        if let (None, Some(end)) = (before.end(), after.end()) {
            return Some(FromServer::GameEnd { game: self.id.to_string(), end: view::ended(end) });
        }
        let is_next = after.turn() == Some(side) && before.turn() != Some(side);
        (is_next && !is_here).then(|| FromServer::YourTurn { game: self.id.to_string() })
    }
}

/// The start of the game for who asked for the snapshot; none if nobody plays it, or the asker does not.
pub(crate) fn start_of(snapshot: &Snapshot) -> Option<GameStart> {
    let side = snapshot.you?;
    snapshot.state.turn?;
    let (seats, players) = (&snapshot.state.seats, &snapshot.players);
    let (opponent, player) = match side {
        Side::Red => (seats.blue, &players.blue),
        Side::Blue => (seats.red, &players.red),
    };
    Some(GameStart {
        game: snapshot.game.clone(),
        side,
        time: snapshot.time,
        stake: snapshot.stake,
        opponent,
        player: player.clone(),
    })
}
