//! What a player has going on: their games, those that wait for them first.

use ataxx::{BySide, Side};
use play::{GameId, PlayerId, Session, Timestamp, Version};
use store::{Seated, StoreError};

use crate::app::App;

/// Games of one player that are looked at in one go.
const GAMES_MAX: u32 = 100;

/// A game that the player is in and that is not over.
#[derive(Debug)]
pub(crate) struct MyGame {
    pub id: GameId,
    pub side: Side,
    pub session: Session,
    pub seated: BySide<Option<Seated>>,
}

impl MyGame {
    pub fn my_turn(&self) -> bool {
        self.session.turn() == Some(self.side)
    }

    /// What comes first in a list: my turn by what is due first, then the others by what happened last, then those
    /// that wait for an opponent.
    fn rank(&self) -> (u8, Timestamp) {
        const NEVER: Timestamp = Timestamp(i64::MAX);
        match self.session.turn() {
            Some(turn) if turn == self.side => (0, self.session.deadline().unwrap_or(NEVER)),
            Some(_) => (1, Timestamp(-self.session.updated().0)),
            None => (2, Timestamp(-self.session.updated().0)),
        }
    }
}

/// The player's games, those that wait for them first. Read from the store: looking opens no room.
///
/// # Errors
/// Whatever keeps the store from saying so.
pub(crate) async fn mine(app: &App, user: PlayerId) -> Result<Vec<MyGame>, StoreError> {
    let mut games = Vec::new();
    for id in app.store.games_in_play(user, GAMES_MAX).await? {
        let Some(session) = Session::replay(&app.store.events(id, Version::ZERO).await?) else { continue };
        let seated = app.store.seated(id).await?;
        let sits = |side: &Side| seated[*side].as_ref().is_some_and(|seated| seated.user == user);
        let Some(side) = Side::ALL.into_iter().find(sits) else { continue };
        if session.end().is_none() {
            games.push(MyGame { id, side, session, seated });
        }
    }
    games.sort_by_key(|game| (game.rank(), game.id));
    Ok(games)
}
