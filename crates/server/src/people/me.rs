//! Who asks.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use play::PlayerId;
use protocol::Why;
use store::{SecretHash, StoreError, User, UserKind};

use super::cookie;
use crate::app::App;
use crate::problem::Problem;
use crate::secret::{self, Bearer};

/// A user who asks, and what they showed.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub user: User,
    pub shown: Shown,
}

/// What a user is known by.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shown {
    /// The session of a browser.
    Session(SecretHash),
    /// The token of a bot.
    Token(SecretHash),
}

/// Whoever asks: nobody, until they have done something here.
#[derive(Clone, Debug)]
pub(crate) struct Me(pub Option<Known>);

impl Me {
    pub fn id(&self) -> Option<PlayerId> {
        self.0.as_ref().map(|known| known.user.id)
    }

    pub fn user(&self) -> Option<&User> {
        self.0.as_ref().map(|known| &known.user)
    }

    /// What others are told of somebody who only looks on: an account's or a bot's name, and no guest's.
    pub fn public_name(&self) -> Option<Arc<str>> {
        let user = self.user().filter(|user| user.kind != UserKind::Guest)?;
        Some(Arc::from(user.name.as_str()))
    }
}

/// The user whose token or cookie these headers carry.
///
/// # Errors
/// [`Why::NotSignedIn`] for a token that is nobody's: a program must not go on as a stranger. Whatever keeps the
/// store from saying so.
async fn known(app: &App, headers: &HeaderMap) -> Result<Me, Why> {
    if let Ok(Some(Bearer::Token(token))) = secret::bearer(headers) {
        let user = app.store.token_user(token).await.map_err(failed)?.ok_or(Why::NotSignedIn)?;
        let user = suspended_with_owner(app, user).await.map_err(failed)?;
        return Ok(Me(Some(Known { user, shown: Shown::Token(token) })));
    }
    let Some(token) = cookie::token(&app.config, headers) else { return Ok(Me(None)) };
    let session = app.store.session(token).await.map_err(failed)?;
    let lasts = |used_at| app.clock.now() - used_at < cookie::AGE;
    let session = session.filter(|(session, _)| lasts(session.used_at));
    Ok(Me(session.map(|(_, user)| Known { user, shown: Shown::Session(token) })))
}

/// A bot can do no more than who owns it.
async fn suspended_with_owner(app: &App, mut bot: User) -> Result<User, StoreError> {
    if let Some(owner) = bot.owner {
        let owner = app.store.user(owner).await?;
        bot.suspended_until = bot.suspended_until.max(owner.and_then(|owner| owner.suspended_until));
    }
    Ok(bot)
}

fn failed(error: StoreError) -> Why {
    tracing::error!(%error, "can't tell who asks");
    Why::Internal
}

impl FromRequestParts<Arc<App>> for Me {
    type Rejection = Problem;

    /// The store is asked once for a request, however many ask who it is from.
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Me, Problem> {
        let found = match parts.extensions.get::<Result<Me, Why>>() {
            Some(found) => found.clone(),
            None => {
                let found = known(app, &parts.headers).await;
                parts.extensions.insert(found.clone());
                found
            }
        };
        found.map_err(|why| Problem::new(why, &parts.uri, &parts.headers))
    }
}
