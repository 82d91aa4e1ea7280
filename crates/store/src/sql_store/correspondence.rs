use async_trait::async_trait;
use ataxx::Side;
use play::vacation::Vacation;
use play::{GameId, PlayerId, Timestamp, Version};

use super::SqlStore;
use crate::sql::correspondence as sql;
use crate::{Correspondence, Planned, PushAddress, StoreError};

#[async_trait]
impl<D: Send + Sync + 'static> Correspondence for SqlStore<D> {
    async fn server_key(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        let name = name.to_owned();
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::server_key(connection, &name, &fresh).await })
            })
            .await
    }

    async fn add_push(&self, user: PlayerId, push: PushAddress, at: Timestamp) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::add_push(connection, user, &push, at).await })
            })
            .await
    }

    async fn pushes(&self, user: PlayerId) -> Result<Vec<PushAddress>, StoreError> {
        sql::pushes(&self.readers, user).await
    }

    async fn remove_push(&self, endpoint: &str) -> Result<(), StoreError> {
        let endpoint = endpoint.to_owned();
        self.changes
            .change(move |connection| Box::pin(async move { sql::remove_push(connection, &endpoint).await }))
            .await
    }

    async fn wants_mail(&self, user: PlayerId) -> Result<bool, StoreError> {
        sql::wants_mail(&self.readers, user).await
    }

    async fn set_wants_mail(&self, user: PlayerId, wants: bool) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::set_wants_mail(connection, user, wants).await })
            })
            .await
    }

    async fn vacations(&self, user: PlayerId, since: Timestamp) -> Result<Vec<Vacation>, StoreError> {
        sql::vacations(&self.readers, user, since).await
    }

    async fn begin_vacation(&self, user: PlayerId, vacation: Vacation) -> Result<bool, StoreError> {
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::begin_vacation(connection, user, vacation).await })
            })
            .await
    }

    async fn end_vacation(
        &self,
        user: PlayerId,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::end_vacation(connection, user, from, until).await })
            })
            .await
    }

    async fn planned(&self, game: GameId, side: Side) -> Result<Option<Planned>, StoreError> {
        sql::planned(&self.readers, game, side).await
    }

    async fn plan(&self, game: GameId, side: Side, planned: Option<Planned>) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::plan(connection, game, side, planned.as_ref()).await })
            })
            .await
    }

    async fn remind(&self, game: GameId, turn: Version, at: Timestamp) -> Result<bool, StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::remind(connection, game, turn, at).await }))
            .await
    }
}
