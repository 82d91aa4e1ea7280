//! Who asks.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use play::PlayerId;
use protocol::Why;
use store::{SecretHash, StoreError, User};

use super::cookie;
use crate::app::App;
use crate::problem::Problem;

/// A user who asks, and what they showed.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub user: User,
    /// The session of the browser.
    pub session: SecretHash,
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
}

/// The user whose cookie these headers carry.
///
/// # Errors
/// Whatever keeps the store from saying so.
pub(crate) async fn known(app: &App, headers: &HeaderMap) -> Result<Me, StoreError> {
    let Some(token) = cookie::token(&app.config, headers) else { return Ok(Me(None)) };
    let session = app.store.session(token).await?;
    Ok(Me(session.map(|(_, user)| Known { user, session: token })))
}

impl FromRequestParts<Arc<App>> for Me {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Me, Problem> {
        known(app, &parts.headers).await.map_err(|error| {
            tracing::error!(%error, "can't tell who asks");
            Problem::new(Why::Internal, &parts.uri, &parts.headers)
        })
    }
}
