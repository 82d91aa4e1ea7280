use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, header};
use play::{Millis, PlayerId, Version};
use protocol::{FromClient, FromServer, ParseError, Problem as ProblemBody, Why};

use super::Asked;
use crate::app::App;
use crate::connection::client::translate;
use crate::games::{Keys, Who};
use crate::http::Pays;
use crate::people::{Introduced, Me};
use crate::problem::Problem;

/// Do something in a game: one message of the WebSocket, by POST.
///
/// Needs the seat's secret as `Authorization: Bearer`, or a bot's token, or the cookie of who sits there. Answered by `ack` or, on failure, by the
/// reason. `open` and `ping` have no meaning here; `say` makes somebody without a cookie a guest.
#[utoipa::path(
    post, path = "/api/games/{game}/commands", tag = "games",
    request_body(content = String, content_type = "application/json", description = "A message such as {\"t\":\"move\",\"id\":1,\"game\":\"…\",\"version\":1,\"move\":\"g2\"}"),
    params(("game" = String, Path, description = "The game's id")),
    responses(
        (status = 200, body = FromServer), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 422, body = ProblemBody),
        (status = 429, body = ProblemBody),
    )
)]
pub(crate) async fn commands(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(game): Path<String>,
    asked: Asked,
    me: Me,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<(HeaderMap, Json<FromServer>), Problem> {
    let refuse = |why| asked.problem(why);
    let body = body.map_err(|_| refuse(Why::TooLong))?;
    let text = std::str::from_utf8(&body).map_err(|_| refuse(Why::Malformed))?;
    let id = asked.game(&game)?;
    let message = match FromClient::parse(text) {
        Ok(message) => message,
        Err(ParseError::TooLong) => return Err(refuse(Why::TooLong)),
        Err(_) => return Err(refuse(Why::Malformed)),
    };
    if message.game().is_some_and(|named| named != game) {
        return Err(refuse(Why::NotOpen));
    }
    let keys = asked.keys(&me)?;
    if let Some(payer) = Pays::of(keys, id) {
        app.limits.may_command(payer).map_err(|ms| asked.later(ms))?;
    }
    let (number, mut headers) = (message.id(), HeaderMap::new());
    let version = match message {
        FromClient::Command(command) => {
            let what = translate(&command, Millis::ZERO).map_err(refuse)?;
            app.games.command(id, Who::Holder(keys), what).await
        }
        FromClient::LookedAway { version, .. } => {
            app.games.looked_away(id, Who::Holder(keys), Version(version)).await
        }
        FromClient::Say(say) => {
            let user = speaker(&app, (peer, me, keys), &asked, &mut headers).await?;
            app.games.say(id, Who::Holder(keys), user, (say.room, say.what)).await
        }
        FromClient::Open { .. }
        | FromClient::Lobby { .. }
        | FromClient::LeaveLobby { .. }
        | FromClient::Ping { .. } => Err(Why::Malformed),
    };
    let version = version.map_err(|why| match why {
        Why::TooMany => refuse(why).retry_after(RETRY_MS),
        why => refuse(why),
    })?;
    Ok((headers, Json(FromServer::Ack { id: number, version: version.0 })))
}

/// When somebody who has said too much may go on, in ms.
const RETRY_MS: u32 = 3_000;

/// Who says it. The first thing that somebody says makes them a guest.
async fn speaker(
    app: &App,
    (peer, me, keys): (SocketAddr, Me, Keys),
    asked: &Asked,
    headers: &mut HeaderMap,
) -> Result<Option<PlayerId>, Problem> {
    if keys.secret.is_some() {
        return Ok(keys.user);
    }
    let Introduced { user, cookie } = asked.introduced(app, peer, me).await?;
    headers.extend(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    Ok(Some(user.id))
}
