use async_trait::async_trait;
use play::{GameId, PlayerId, Timestamp};

use super::SqlStore;
use crate::{
    Act, Administration, Done, EarlyLosses, NewReport, Noted, Notice, Refunded, Report, Reports, Signal,
    SignalKind, Signals, StoreError, Usual, sql,
};

#[async_trait]
impl<D: Send + Sync + 'static> Reports for SqlStore<D> {
    async fn report(&self, report: NewReport) -> Result<bool, StoreError> {
        self.changes
            .change(|connection| Box::pin(async move { sql::report(connection, &report).await }))
            .await
    }

    async fn reports_since(&self, reporter: PlayerId, since: Timestamp) -> Result<u32, StoreError> {
        sql::reports_since(&self.readers, reporter, since).await
    }

    async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        sql::open_reports(&self.readers, limit).await
    }

    async fn reports_about(&self, user: PlayerId, limit: u32) -> Result<Vec<Report>, StoreError> {
        sql::reports_about(&self.readers, user, limit).await
    }
}

#[async_trait]
impl<D: Send + Sync + 'static> Administration for SqlStore<D> {
    async fn carry_out(&self, act: Act) -> Result<Done, StoreError> {
        self.changes
            .change(|connection| Box::pin(async move { sql::carry_out(connection, &act).await }))
            .await
    }

    async fn record(&self, before: Option<u64>, limit: u32) -> Result<Vec<Noted>, StoreError> {
        sql::record(&self.readers, before, limit).await
    }

    async fn record_of(&self, user: PlayerId, limit: u32) -> Result<Vec<Noted>, StoreError> {
        sql::record_of(&self.readers, user, limit).await
    }

    async fn notices(&self, user: PlayerId, limit: u32) -> Result<Vec<Notice>, StoreError> {
        sql::notices(&self.readers, user, limit).await
    }

    async fn ruling(&self, game: GameId) -> Result<Option<String>, StoreError> {
        sql::ruling(&self.readers, game).await
    }

    async fn refunds(&self, user: PlayerId) -> Result<Vec<Refunded>, StoreError> {
        sql::refunds(&self.readers, user).await
    }
}

#[async_trait]
impl<D: Send + Sync + 'static> Signals for SqlStore<D> {
    async fn signal(&self, signals: Vec<Signal>) -> Result<(), StoreError> {
        self.changes
            .change(|connection| Box::pin(async move { sql::signal(connection, &signals).await }))
            .await
    }

    async fn signals(&self, user: PlayerId, limit: u32) -> Result<Vec<Signal>, StoreError> {
        sql::signals(&self.readers, user, limit).await
    }

    async fn early_losses(&self, user: PlayerId) -> Result<EarlyLosses, StoreError> {
        sql::early_losses(&self.readers, user).await
    }

    async fn usual(&self, kind: SignalKind) -> Result<Option<Usual>, StoreError> {
        sql::usual(&self.readers, kind).await
    }

    async fn to_study(&self, since: Timestamp, gained: f64, limit: u32) -> Result<Vec<GameId>, StoreError> {
        sql::to_study(&self.readers, since, gained, limit).await
    }
}
