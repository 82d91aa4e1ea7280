use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use i18n::Lang;
use play::PlayerId;
use protocol::Why;
use store::{SecretHash, User, UserKind};

use super::{GAMES_MAX, Refused};
use crate::app::App;
use crate::http::Asked;
use crate::people::{Known, Me, Shown};
use crate::problem::Problem;

/// Whoever does something with an account, and from where.
pub(crate) struct Caller {
    pub app: Arc<App>,
    pub asked: Asked,
    pub me: Me,
    pub peer: SocketAddr,
}

/// An account that is signed in.
#[derive(Clone, Copy)]
pub(crate) struct Account<'a> {
    pub user: &'a User,
    /// The session of the browser.
    pub session: SecretHash,
}

impl Caller {
    /// The account that is signed in.
    ///
    /// # Errors
    /// [`Refused::SignedOut`].
    pub fn account(&self) -> Result<Account<'_>, Refused> {
        match &self.me.0 {
            Some(Known { user, shown: Shown::Session(session) }) if user.kind == UserKind::Account => {
                Ok(Account { user, session: *session })
            }
            _ => Err(Refused::SignedOut),
        }
    }

    /// # Errors
    /// [`Refused::SignedIn`] if an account is.
    pub(super) fn no_account(&self) -> Result<(), Refused> {
        if self.account().is_ok() { Err(Refused::SignedIn) } else { Ok(()) }
    }

    /// The language that whoever calls is told things in, where no page says another.
    pub fn lang(&self) -> Lang {
        crate::problem::lang(&self.asked.headers)
    }

    /// # Errors
    /// [`Refused::Later`] if this address has asked too often for a new account.
    pub(super) fn may_register(&self) -> Result<(), Refused> {
        let limits = &self.app.limits;
        limits.may_register(&self.app.config, self.peer, &self.asked.headers).map_err(Refused::Later)
    }

    /// # Errors
    /// [`Refused::Later`] if this address, or anybody for the name that looks like this, has tried too often.
    pub(super) fn may_try(&self, skeleton: Option<&str>) -> Result<(), Refused> {
        let limits = &self.app.limits;
        limits.may_try(&self.app.config, self.peer, &self.asked.headers, skeleton).map_err(Refused::Later)
    }

    /// Ends a session, and what is open by it.
    pub(super) async fn end_session(&self, session: SecretHash) -> Result<(), Refused> {
        self.app.store.end_session(session).await?;
        self.app.endings.one(session);
        Ok(())
    }

    /// Ends the user's sessions, all but one, and what is open by them.
    pub(super) async fn end_sessions(&self, user: PlayerId, but: Option<SecretHash>) -> Result<(), Refused> {
        self.app.store.end_sessions(user, but).await?;
        self.app.endings.all(user, but);
        Ok(())
    }

    /// The games of this user say what it is called now.
    pub(super) async fn renamed(&self, user: PlayerId) -> Result<(), Refused> {
        let games = self.app.store.sat(user, GAMES_MAX).await?;
        self.app.games.renamed(games.into_iter().map(|sat| sat.game)).await;
        Ok(())
    }

    /// # Errors
    /// [`Refused::Later`] if this address has had too many letters sent, or anybody to this recipient.
    pub(super) fn may_write(&self, recipient: &str) -> Result<(), Refused> {
        let limits = &self.app.limits;
        let may = limits.may_write(&self.app.config, self.peer, &self.asked.headers, recipient);
        may.map_err(Refused::Later)
    }

    /// The account of this name that one can sign in to.
    pub(super) async fn named(&self, skeleton: &str) -> Result<Option<User>, Refused> {
        let user = self.app.store.user_named(skeleton).await?;
        Ok(user.filter(|user| user.kind == UserKind::Account && user.closed_at.is_none()))
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Problem> {
        let asked = Asked::from_request_parts(parts, app).await.map_err(|never| match never {})?;
        let peer = ConnectInfo::<SocketAddr>::from_request_parts(parts, app).await;
        let ConnectInfo(peer) = peer.map_err(|_| asked.problem(Why::Internal))?;
        let me = Me::from_request_parts(parts, app).await?;
        Ok(Caller { app: Arc::clone(app), asked, me, peer })
    }
}
