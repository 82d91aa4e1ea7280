use async_trait::async_trait;
use ataxx::BySide;
use play::{GameId, PlayerId};

use super::SqlStore;
use crate::{Played, Seated, Standings, StoreError, sql};

#[async_trait]
impl<D: Send + Sync + 'static> Standings for SqlStore<D> {
    async fn seated(&self, game: GameId) -> Result<BySide<Option<Seated>>, StoreError> {
        sql::seated(&self.readers, game).await
    }

    async fn standing(&self, user: PlayerId) -> Result<Played, StoreError> {
        sql::standing(&self.readers, user).await
    }

    async fn games_in_play(&self, user: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        sql::games_in_play(&self.readers, user, limit).await
    }
}
