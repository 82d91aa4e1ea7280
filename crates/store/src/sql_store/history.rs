use async_trait::async_trait;
use ataxx::BySide;
use play::{PlayerId, Timestamp};

use super::SqlStore;
use crate::{Against, History, Leader, Named, PastGame, Place, RatingPoint, StoreError, Tally, Wanted, sql};

#[async_trait]
impl<D: Send + Sync + 'static> History for SqlStore<D> {
    async fn past_games(
        &self,
        user: PlayerId,
        wanted: Wanted,
        after: Option<Place>,
        limit: u32,
    ) -> Result<Vec<PastGame>, StoreError> {
        sql::past_games(&self.readers, user, wanted, after, limit).await
    }

    async fn tallies(&self, user: PlayerId, against: Against) -> Result<BySide<Tally>, StoreError> {
        sql::tallies(&self.readers, user, against).await
    }

    async fn opponents(&self, user: PlayerId, limit: u32) -> Result<Vec<(Named, Tally)>, StoreError> {
        sql::opponents(&self.readers, user, limit).await
    }

    async fn rating_history(&self, user: PlayerId, limit: u32) -> Result<Vec<RatingPoint>, StoreError> {
        sql::rating_history(&self.readers, user, limit).await
    }

    async fn leaders(&self, now: Timestamp, games: u32, limit: u32) -> Result<Vec<Leader>, StoreError> {
        sql::leaders(&self.readers, now, games, limit).await
    }

    async fn distribution(&self, now: Timestamp, width: u32) -> Result<Vec<(u32, u32)>, StoreError> {
        sql::distribution(&self.readers, now, width).await
    }
}
