//! What players hear of a game that they don't follow just now.

use ataxx::{BySide, Side};
use play::{GameId, PlayerId, Session, Version};
use protocol::{FromServer, GameStart, Snapshot};
use store::Seated;

use super::room::Room;
use super::view;
use crate::inbox;

impl Room {
    /// Tells the players what has changed since `before`; none if the room has just opened.
    pub(super) async fn tell_players(&self, before: Option<&Session>) {
        let present = self.viewers.present();
        let told = match before {
            Some(before) => news(before, &self.session, self.id, present),
            // Nobody may have told of a game that has just been created.
            None if self.session.version() == Version(1) => began(&self.session, self.id, &self.seated),
            None => BySide::default(),
        };
        let told = match before {
            Some(before) if before.open_seat().is_some() => {
                with(began(&self.session, self.id, &self.seated), told)
            }
            _ => told,
        };
        for side in Side::ALL {
            let Some(user) = self.seated[side].as_ref().map(|seated| seated.user) else { continue };
            for message in &told[side] {
                tell(self, user, message).await;
            }
        }
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

type Told = BySide<Vec<FromServer>>;

fn with(mut first: Told, second: Told) -> Told {
    for (side, more) in [(Side::Red, second.red), (Side::Blue, second.blue)] {
        first[side].extend(more);
    }
    first
}

fn began(session: &Session, game: GameId, seated: &BySide<Option<Seated>>) -> Told {
    if session.open_seat().is_some() || session.end().is_some() {
        return Told::default();
    }
    BySide::from_fn(|side: Side| {
        vec![FromServer::GameStart(GameStart {
            game: game.to_string(),
            side,
            time: view::time(session.terms().time),
            stake: view::stake(session.terms().stake),
            opponent: view::seat(session.seat(side.other())),
            player: seated[side.other()].as_ref().map(crate::wire::player),
        })]
    })
}

fn news(before: &Session, after: &Session, game: GameId, present: BySide<bool>) -> Told {
    let mut told = Told::default();
    if let (None, Some(end)) = (before.end(), after.end()) {
        let end = FromServer::GameEnd { game: game.to_string(), end: view::ended(end) };
        return Told { red: vec![end.clone()], blue: vec![end] };
    }
    match after.turn() {
        Some(side) if after.turn() != before.turn() && !present[side] => {
            told[side].push(FromServer::YourTurn { game: game.to_string() });
        }
        _ => {}
    }
    told
}

async fn tell(room: &Room, user: PlayerId, message: &FromServer) {
    inbox::tell(&*room.games.0.bus, user, message).await;
}
