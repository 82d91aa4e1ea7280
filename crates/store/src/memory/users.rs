use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::MemoryStore;
use super::people::Person;
use crate::{NewUser, StoreError, User, UserKind, Users};

impl MemoryStore {
    fn with_person(&self, id: PlayerId, change: impl FnOnce(&mut Person)) -> Result<(), StoreError> {
        if let Some(person) = self.open()?.people.users.get_mut(&id) {
            change(person);
        }
        Ok(())
    }
}

#[async_trait]
impl Users for MemoryStore {
    async fn add_user(&self, user: NewUser) -> Result<(), StoreError> {
        self.open()?.people.add(user)
    }

    async fn user(&self, id: PlayerId) -> Result<Option<User>, StoreError> {
        Ok(self.open()?.people.users.get(&id).map(|person| person.user.clone()))
    }

    async fn user_named(&self, skeleton: &str) -> Result<Option<User>, StoreError> {
        Ok(self.open()?.people.named(skeleton).map(|person| person.user.clone()))
    }

    async fn register(
        &self,
        id: PlayerId,
        name: &str,
        skeleton: &str,
        password: Option<&str>,
    ) -> Result<bool, StoreError> {
        let mut shelf = self.open()?;
        let guest = |person: &&Person| person.user.kind == UserKind::Guest && person.user.closed_at.is_none();
        if shelf.people.users.get(&id).filter(guest).is_none() {
            return Ok(false);
        }
        shelf.people.rename(id, name, skeleton)?;
        if let Some(person) = shelf.people.users.get_mut(&id) {
            person.user.kind = UserKind::Account;
            person.password = password.map(str::to_owned);
        }
        Ok(true)
    }

    async fn password(&self, id: PlayerId) -> Result<Option<String>, StoreError> {
        Ok(self.open()?.people.users.get(&id).and_then(|person| person.password.clone()))
    }

    async fn set_password(&self, id: PlayerId, password: Option<&str>) -> Result<(), StoreError> {
        self.with_person(id, |person| person.password = password.map(str::to_owned))
    }

    async fn set_email(&self, id: PlayerId, email: Option<&str>) -> Result<(), StoreError> {
        self.with_person(id, |person| person.user.email = email.map(str::to_owned))
    }

    async fn saw_user(&self, id: PlayerId, at: Timestamp, lang: &str) -> Result<(), StoreError> {
        self.with_person(id, |person| {
            person.user.seen_at = person.user.seen_at.max(at);
            person.user.lang = Some(lang.to_owned());
        })
    }

    async fn close_user(
        &self,
        id: PlayerId,
        name: &str,
        skeleton: &str,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let mut shelf = self.open()?;
        let open = |person: &&Person| person.user.closed_at.is_none();
        if shelf.people.users.get(&id).filter(open).is_none() {
            return Ok(());
        }
        shelf.people.rename(id, name, skeleton)?;
        shelf.people.sessions.retain(|_, session| session.user != id);
        shelf.proofs.forget(id);
        shelf.letters.forget(id);
        if let Some(person) = shelf.people.users.get_mut(&id) {
            person.user.closed_at = Some(at);
            (person.user.email, person.password) = (None, None);
        }
        Ok(())
    }
}
