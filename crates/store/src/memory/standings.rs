use async_trait::async_trait;
use ataxx::BySide;
use play::{GameId, PlayerId};

use super::MemoryStore;
use crate::{Played, Seated, Standings, StoreError};

#[async_trait]
impl Standings for MemoryStore {
    async fn seated(&self, game: GameId) -> Result<BySide<Option<Seated>>, StoreError> {
        Ok(self.open()?.people.seated(game))
    }

    async fn standing(&self, user: PlayerId) -> Result<Played, StoreError> {
        Ok(self.open()?.people.standing(user))
    }

    async fn games_in_play(&self, user: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let shelf = self.open()?;
        let playing =
            shelf.people.players.iter().filter(|((game, _), row)| {
                row.user == user && row.ended.is_none() && shelf.live.contains(game)
            });
        Ok(playing.map(|((game, _), _)| *game).take(limit as usize).collect())
    }
}
