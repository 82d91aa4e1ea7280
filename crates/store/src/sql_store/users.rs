use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::SqlStore;
use crate::{NewUser, StoreError, User, Users, sql};

#[async_trait]
impl<D: Send + Sync + 'static> Users for SqlStore<D> {
    async fn add_user(&self, user: NewUser) -> Result<(), StoreError> {
        self.changes
            .change(|connection| Box::pin(async move { sql::add_user(connection, &user).await }))
            .await
    }

    async fn user(&self, id: PlayerId) -> Result<Option<User>, StoreError> {
        sql::user(&self.readers, id).await
    }

    async fn user_named(&self, skeleton: &str) -> Result<Option<User>, StoreError> {
        sql::user_named(&self.readers, skeleton).await
    }

    async fn register(
        &self,
        id: PlayerId,
        name: &str,
        skeleton: &str,
        password: Option<&str>,
    ) -> Result<bool, StoreError> {
        let (name, skeleton) = (name.to_owned(), skeleton.to_owned());
        let password = password.map(str::to_owned);
        self.changes
            .change(move |connection| {
                Box::pin(
                    async move { sql::register(connection, id, &name, &skeleton, password.as_deref()).await },
                )
            })
            .await
    }

    async fn password(&self, id: PlayerId) -> Result<Option<String>, StoreError> {
        sql::password(&self.readers, id).await
    }

    async fn set_password(&self, id: PlayerId, password: Option<&str>) -> Result<(), StoreError> {
        let password = password.map(str::to_owned);
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::set_password(connection, id, password.as_deref()).await })
            })
            .await
    }

    async fn set_email(&self, id: PlayerId, email: Option<&str>) -> Result<(), StoreError> {
        let email = email.map(str::to_owned);
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::set_email(connection, id, email.as_deref()).await })
            })
            .await
    }

    async fn saw_user(&self, id: PlayerId, at: Timestamp, lang: &str) -> Result<(), StoreError> {
        let lang = lang.to_owned();
        self.changes
            .change(move |connection| Box::pin(async move { sql::saw_user(connection, id, at, &lang).await }))
            .await
    }

    async fn close_user(
        &self,
        id: PlayerId,
        name: &str,
        skeleton: &str,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let (name, skeleton) = (name.to_owned(), skeleton.to_owned());
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::close_user(connection, id, &name, &skeleton, at).await })
            })
            .await
    }
}
