use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::MemoryStore;
use crate::{SecretHash, Session, Sessions, StoreError, User};

#[async_trait]
impl Sessions for MemoryStore {
    async fn begin_session(&self, session: Session) -> Result<(), StoreError> {
        self.open()?.people.sessions.insert(session.token, session);
        Ok(())
    }

    async fn session(&self, token: SecretHash) -> Result<Option<(Session, User)>, StoreError> {
        let shelf = self.open()?;
        let Some(session) = shelf.people.sessions.get(&token) else { return Ok(None) };
        let person = shelf.people.users.get(&session.user).filter(|person| person.user.closed_at.is_none());
        Ok(person.map(|person| (session.clone(), person.user.clone())))
    }

    async fn sessions(&self, user: PlayerId) -> Result<Vec<Session>, StoreError> {
        let shelf = self.open()?;
        let mut sessions: Vec<Session> =
            shelf.people.sessions.values().filter(|session| session.user == user).cloned().collect();
        sessions.sort_by_key(|session| (core::cmp::Reverse(session.used_at), session.token.0));
        Ok(sessions)
    }

    async fn used_session(&self, token: SecretHash, at: Timestamp) -> Result<(), StoreError> {
        if let Some(session) = self.open()?.people.sessions.get_mut(&token) {
            session.used_at = session.used_at.max(at);
        }
        Ok(())
    }

    async fn end_session(&self, token: SecretHash) -> Result<(), StoreError> {
        self.open()?.people.sessions.remove(&token);
        Ok(())
    }

    async fn end_sessions(&self, user: PlayerId, but: Option<SecretHash>) -> Result<(), StoreError> {
        let ends = |session: &Session| session.user == user && Some(session.token) != but;
        self.open()?.people.sessions.retain(|_, session| !ends(session));
        Ok(())
    }
}
