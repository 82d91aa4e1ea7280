//! Who keeps order here.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Response;
use store::{User, UserKind};

use crate::app::App;
use crate::config::Config;
use crate::http::Asked;
use crate::people::names::skeleton_of;
use crate::people::{Known, Me, Shown};
use crate::visit::missing;

/// An administrator who asks. For everybody else there is nothing at such an address.
pub(crate) struct Administrator(pub User);

/// Whether the operator has named this account an administrator. A name that looks the same is the same: no two
/// accounts have such.
pub(crate) fn is_administrator(config: &Config, user: &User) -> bool {
    let looks = skeleton_of(&user.name);
    user.kind == UserKind::Account
        && user.closed_at.is_none()
        && config.administrators.iter().any(|name| skeleton_of(name.trim()) == looks)
}

impl FromRequestParts<Arc<App>> for Administrator {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Administrator, Response> {
        // What can't be told is nobody: nothing is shown on the strength of a failure.
        if let Ok(Me(Some(Known { user, shown: Shown::Session(_) }))) =
            Me::from_request_parts(parts, app).await
            && is_administrator(&app.config, &user)
        {
            return Ok(Administrator(user));
        }
        let Ok(asked) = Asked::from_request_parts(parts, app).await;
        Err(missing::missing(State(Arc::clone(app)), parts.method.clone(), asked).await)
    }
}
