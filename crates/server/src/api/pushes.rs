use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use i18n::Lang;
use protocol::{AddPush, Problem as ProblemBody, RemovePush, Why};
use store::PushAddress;

use super::{Asked, Body};
use crate::app::App;
use crate::http::Pays;
use crate::people::{Introduced, Me};
use crate::problem::Problem;

/// Tell this browser when a game over days waits for me.
///
/// The body is a push subscription made with this site's public key, and a language.
#[utoipa::path(
    post, path = "/api/pushes", tag = "me", request_body = AddPush,
    responses(
        (status = 204), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 429, body = ProblemBody),
    )
)]
pub(crate) async fn add_push(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    asked: Asked,
    me: Me,
    Body(body): Body<AddPush>,
) -> Result<(StatusCode, Introduced, ()), Problem> {
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let lang = Lang::from_code(&body.lang).ok_or_else(|| asked.problem(Why::Malformed))?;
    let address = bytes(&body.keys.p256dh).zip(bytes(&body.keys.auth)).map(|(p256dh, auth)| PushAddress {
        endpoint: body.endpoint,
        p256dh,
        auth,
        lang: lang.code().to_owned(),
    });
    let address = address.filter(|address| app.notify.takes(address));
    let address = address.ok_or_else(|| asked.problem(Why::Malformed))?;
    let introduced = asked.introduced(&app, peer, me).await?;
    may(&app, &asked, introduced.user.id)?;
    let added = app.store.add_push(introduced.user.id, address, app.clock.now()).await;
    added.map_err(|error| asked.failed(&error))?;
    Ok((StatusCode::NO_CONTENT, introduced, ()))
}

/// Do not tell this browser any more.
///
/// The endpoint is known to the browser and to us only: whoever names it may.
#[utoipa::path(
    post, path = "/api/pushes/remove", tag = "me", request_body = RemovePush,
    responses((status = 204), (status = 400, body = ProblemBody))
)]
pub(crate) async fn remove_push(
    State(app): State<Arc<App>>,
    asked: Asked,
    Body(body): Body<RemovePush>,
) -> Result<StatusCode, Problem> {
    app.store.remove_push(&body.endpoint).await.map_err(|error| asked.failed(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether this user may change another setting now.
pub(super) fn may(app: &App, asked: &Asked, user: play::PlayerId) -> Result<(), Problem> {
    app.limits.may_command(Pays::Settings(user)).map_err(|ms| asked.later(ms))
}
