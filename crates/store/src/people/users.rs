use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use crate::StoreError;

/// What a user is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UserKind {
    /// Somebody who has done something here, under a made-up name.
    Guest,
    Account,
    /// A program, owned by an account.
    Bot,
}

impl UserKind {
    pub const ALL: [UserKind; 3] = [UserKind::Guest, UserKind::Account, UserKind::Bot];

    /// Its name in the store and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            UserKind::Guest => "guest",
            UserKind::Account => "account",
            UserKind::Bot => "bot",
        }
    }
}

/// A user, without what proves who it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: PlayerId,
    pub kind: UserKind,
    /// As it is shown.
    pub name: String,
    /// Whose bot it is.
    pub owner: Option<PlayerId>,
    pub email: Option<String>,
    /// The code of the language that this user is written to in.
    pub lang: Option<String>,
    pub created_at: Timestamp,
    /// When it last did something, to the minute or so.
    pub seen_at: Timestamp,
    pub suspended_until: Option<Timestamp>,
    pub closed_at: Option<Timestamp>,
}

/// A user to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewUser {
    /// Drawn by chance; below 2^53.
    pub id: PlayerId,
    pub kind: UserKind,
    pub name: String,
    /// What the name looks like. No two users have the same.
    pub skeleton: String,
    pub owner: Option<PlayerId>,
    /// The hash of a password, in PHC form.
    pub password: Option<String>,
    pub lang: Option<String>,
    pub at: Timestamp,
}

/// Who there is. The skeleton of a name is the caller's to make: the store only keeps them apart.
#[async_trait]
pub trait Users {
    /// # Errors
    /// [`NameTaken`](StoreError::NameTaken), also for an id that is taken: draw another.
    async fn add_user(&self, user: NewUser) -> Result<(), StoreError>;

    async fn user(&self, id: PlayerId) -> Result<Option<User>, StoreError>;

    /// The user whose name looks like this.
    async fn user_named(&self, skeleton: &str) -> Result<Option<User>, StoreError>;

    /// Makes a guest an account under a name of its own; everything else stays. False if it is no guest (any
    /// more), or is not there.
    ///
    /// # Errors
    /// [`NameTaken`](StoreError::NameTaken).
    async fn register(
        &self,
        id: PlayerId,
        name: &str,
        skeleton: &str,
        password: Option<&str>,
    ) -> Result<bool, StoreError>;

    /// The hash of the user's password, if it has one.
    async fn password(&self, id: PlayerId) -> Result<Option<String>, StoreError>;

    async fn set_password(&self, id: PlayerId, password: Option<&str>) -> Result<(), StoreError>;

    async fn set_email(&self, id: PlayerId, email: Option<&str>) -> Result<(), StoreError>;

    /// The user did something at `at`, reading `lang`.
    async fn saw_user(&self, id: PlayerId, at: Timestamp, lang: &str) -> Result<(), StoreError>;

    /// Nobody is this user any more: what proves who it is and how it is reached is deleted, and its name
    /// becomes `name`; its games stay.
    async fn close_user(
        &self,
        id: PlayerId,
        name: &str,
        skeleton: &str,
        at: Timestamp,
    ) -> Result<(), StoreError>;
}
