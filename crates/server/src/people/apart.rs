//! Users who want nothing to do with one another.

use ataxx::BySide;
use play::{GameId, PlayerId};
use protocol::Why;
use store::{Store, StoreError};

use super::failed;
use crate::app::App;
use crate::games::users;

/// Whether these two may begin something together.
///
/// # Errors
/// [`Why::KeptApart`] if either has blocked the other; [`Why::Full`], [`Why::Internal`].
pub(crate) async fn may_meet(app: &App, one: PlayerId, other: PlayerId) -> Result<(), Why> {
    let between = app.store.between(one, other).await.map_err(failed)?;
    if between.blocks || between.blocked { Err(Why::KeptApart) } else { Ok(()) }
}

/// What somebody is kept out of while it is played: the games of those who have blocked them.
#[derive(Clone, Debug, Default)]
pub(crate) struct KeptOut {
    reader: Option<PlayerId>,
    by: Vec<PlayerId>,
}

impl KeptOut {
    /// One question to the store; none about a reader whom nobody knows.
    pub async fn of(store: &dyn Store, reader: Option<PlayerId>) -> Result<KeptOut, StoreError> {
        let by = match reader {
            Some(user) => store.blockers(user).await?,
            None => Vec::new(),
        };
        Ok(KeptOut { reader, by })
    }

    /// Whether this reader is kept out of nothing.
    pub fn is_empty(&self) -> bool {
        self.by.is_empty()
    }

    /// The games that this user plays, as far as the reader may look on: of at most so many.
    pub async fn seen_of(
        &self,
        store: &dyn Store,
        user: PlayerId,
        most: u32,
    ) -> Result<Vec<GameId>, StoreError> {
        let mut seen = store.games_in_play(user, most).await?;
        if !self.is_empty() {
            let mut shown = Vec::new();
            for game in seen {
                if !self.covers(users(&store.seated(game).await?)) {
                    shown.push(game);
                }
            }
            seen = shown;
        }
        Ok(seen)
    }

    /// Whether they may not look on while these play. Whoever plays, may.
    pub fn covers(&self, players: BySide<Option<PlayerId>>) -> bool {
        let players = [players.red, players.blue];
        let plays = self.reader.is_some() && players.contains(&self.reader);
        !plays && players.into_iter().flatten().any(|player| self.by.contains(&player))
    }
}
