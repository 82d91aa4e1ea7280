//! Opening a room: the game from its log, and what it missed while nobody served.

use std::time::Instant;

use ataxx::BySide;
use play::{Command, GameId, Session, Version};
use protocol::Why;
use store::{Seated, StoreError};
use tokio::sync::mpsc;

use super::arrivals::Arrivals;
use super::chat::{Chat, NEWEST};
use super::correspondence::Letters;
use super::looked_away::LookedAway;
use super::message::Room as Message;
use super::room::Room;
use super::seats::Seats;
use super::timers::Timers;
use super::viewers::Viewers;
use super::{Games, refusal};

impl Room {
    pub(super) async fn load(games: Games, id: GameId, me: mpsc::WeakSender<Message>) -> Result<Room, Why> {
        let Stored { session, seats, seated, chat, letters } =
            read(&games, id).await.map_err(|error| refusal::of_store(&error))?;
        let now = games.0.clock.now();
        let (arrivals, viewers) = (Arrivals::new(Instant::now()), Viewers::new(games.0.tasks.clone()));
        let mut room = Room {
            games,
            id,
            session,
            seats,
            seated,
            chat,
            arrivals,
            viewers,
            timers: Timers::new(now),
            letters,
            looked_away: LookedAway::default(),
            thinking: None,
            ruling: None,
            me,
        };
        room.timers.presence(now, room.viewers.present(), room.session.end().is_none());
        room.excuse().await?;
        room.rest_who_is_away().await;
        room.look_for_ruling(room.session.end()).await;
        room.show();
        room.tell_players(None).await;
        Ok(room)
    }

    /// Gives back the time of outages since the last event, before any deadline is judged.
    async fn excuse(&mut self) -> Result<(), Why> {
        if self.session.end().is_some() {
            return Ok(());
        }
        let outages = self.games.0.store.outages(self.session.accounted_until()).await;
        for outage in outages.map_err(|error| refusal::of_store(&error))? {
            let command = Command::Excuse { from: outage.from, until: outage.until };
            self.act(play::Actor::Server, command, None).await?;
        }
        Ok(())
    }
}

/// A game as the store has it.
struct Stored {
    session: Session,
    seats: Seats,
    seated: BySide<Option<Seated>>,
    chat: Chat,
    letters: Letters,
}

async fn read(games: &Games, id: GameId) -> Result<Stored, StoreError> {
    let store = &games.0.store;
    let log = store.events(id, Version::ZERO).await?;
    let seats = store.seats(id).await?;
    let session = Session::replay(&log)
        .ok_or_else(|| StoreError::Corrupt { what: format!("game {id} does not begin with its creation") })?;
    let chat = Chat::new(store.lines(id, NEWEST).await?);
    let letters = Letters::load(&**store, id, &session, &log).await?;
    Ok(Stored { session, seats: Seats::new(&seats), seated: store.seated(id).await?, chat, letters })
}
