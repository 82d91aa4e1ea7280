use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{Problem as ProblemBody, Why};
use qrcode::QrCode;
use qrcode::render::svg;

use super::Asked;
use crate::app::App;
use crate::games::Keys;
use crate::http::origin_of;
use crate::problem::Problem;

/// The game's address as a QR code, for a friend's phone.
#[utoipa::path(
    get, path = "/api/games/{game}/invite.svg", tag = "games",
    params(("game" = String, Path, description = "The game's id")),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 404, body = ProblemBody))
)]
pub(crate) async fn invite(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    asked: Asked,
) -> Result<Response, Problem> {
    let id = asked.game(&game)?;
    app.games.snapshot(id, Keys::default()).await.map_err(|why| asked.problem(why))?;
    let origin = origin_of(&app.config, &asked.headers);
    // Without a language: a friend may read another.
    let link = format!("{origin}/game/{id}");
    let code = QrCode::new(link.as_bytes()).map_err(|error| {
        tracing::error!(%error, "no QR code for a link");
        asked.problem(Why::Internal)
    })?;
    let image = code.render::<svg::Color<'_>>().min_dimensions(200, 200).build();
    let headers =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, max-age=86400")];
    Ok((headers, image).into_response())
}
