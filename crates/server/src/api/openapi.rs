use axum::Json;
use utoipa::OpenApi;

/// The description of the API, made from the code.
#[derive(OpenApi)]
#[openapi(
    info(title = "Ataxx", description = "Play Ataxx: what the site's own pages use. The WebSocket at /ws carries the same messages; see docs/protocol.md."),
    tags(
        (name = "games", description = "Beginning, following and playing games"),
        (name = "people", description = "Who plays here, how well, and against whom"),
        (name = "accounts", description = "Who you are: a cookie is given with the first thing you do"),
        (name = "challenges", description = "Inviting one user, and hearing of one's own games"),
        (name = "me", description = "What somebody sets for themselves"),
        (name = "lobby", description = "Finding somebody to play with"),
        (name = "site", description = "What goes on"),
    ),
    paths(
        super::create_game::create_game,
        super::list_games::list_games,
        super::show_game::show_game,
        super::join_game::join_game,
        super::events::events,
        super::commands::commands,
        super::invite::invite,
        super::challenge::challenge,
        super::challenge::challenges,
        super::challenge::accept,
        super::challenge::decline,
        super::challenge::cancel,
        super::stream_event::stream_event,
        super::plan::show_plan,
        super::plan::keep_plan,
        super::line::line,
        super::analysis::analyze,
        super::mine::count,
        super::vacation::set_vacation,
        super::pushes::add_push,
        super::pushes::remove_push,
        super::notices::set_notices,
        super::seeks::seeks,
        super::make_seek::make_seek,
        super::cancel_seek::cancel_seek,
        super::accept_seek::accept_seek,
        super::lobby_events::lobby_events,
        super::now::now,
        super::people::user::user,
        super::people::games::games,
        super::people::top::top,
        super::account::register::register,
        super::account::sign_in::sign_in,
        super::account::sign_out::sign_out,
        super::account::export::export,
        super::account::passkeys::ask_for_new,
        super::account::passkeys::add,
        super::account::passkeys::ask_for_proof,
        super::account::passkeys::prove,
        super::tv::tv,
    ),
)]
struct Document;

pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}
