use axum::Json;
use utoipa::OpenApi;

/// The description of the API, made from the code.
#[derive(OpenApi)]
#[openapi(
    info(title = "Ataxx", description = "Play Ataxx: what the site's own pages use. The WebSocket at /ws carries the same messages; see docs/protocol.md."),
    tags(
        (name = "games", description = "Beginning, following and playing games"),
        (name = "site", description = "What goes on"),
    ),
    paths(
        super::create_game::create_game,
        super::show_game::show_game,
        super::join_game::join_game,
        super::events::events,
        super::commands::commands,
        super::invite::invite,
        super::now::now,
    ),
)]
struct Document;

pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}
