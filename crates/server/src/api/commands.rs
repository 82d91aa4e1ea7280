use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use play::Millis;
use protocol::{FromClient, FromServer, ParseError, Problem as ProblemBody, Why};

use super::Asked;
use crate::app::App;
use crate::connection::client::translate;
use crate::games::{Keys, Who};
use crate::http::Pays;
use crate::people::Me;
use crate::problem::Problem;
use crate::secret;

/// Do something in a game: one message of the WebSocket, by POST.
///
/// Needs the seat's secret as `Authorization: Bearer`, or a bot's token, or the cookie of who sits there. Answered by `ack` or, on failure, by the
/// reason. `open` and `ping` have no meaning here.
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
    Path(game): Path<String>,
    asked: Asked,
    me: Me,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<Json<FromServer>, Problem> {
    let refuse = |why| asked.problem(why);
    let body = body.map_err(|_| refuse(Why::TooLong))?;
    let text = std::str::from_utf8(&body).map_err(|_| refuse(Why::Malformed))?;
    let id = asked.game(&game)?;
    let command = match FromClient::parse(text) {
        Ok(FromClient::Command(command)) if command.game == game => command,
        Ok(FromClient::Command(_)) => return Err(refuse(Why::NotOpen)),
        Err(ParseError::TooLong) => return Err(refuse(Why::TooLong)),
        Ok(_) | Err(_) => return Err(refuse(Why::Malformed)),
    };
    let secret = secret::from_headers(&asked.headers).map_err(refuse)?;
    let paid_by = match secret {
        Some(seat) => Some(Pays::Seat(seat)),
        None => me.id().map(|user| Pays::User(user, id)),
    };
    if let Some(payer) = paid_by {
        app.limits.may_command(payer).map_err(|ms| refuse(Why::TooMany).retry_after(ms))?;
    }
    let what = translate(&command, Millis::ZERO).map_err(refuse)?;
    let version =
        app.games.command(id, Who::Holder(Keys { secret, user: me.id() }), what).await.map_err(refuse)?;
    Ok(Json(FromServer::Ack { id: command.id, version: version.0 }))
}
