//! Every address of the site, and the file behind it.

use std::any::Any;
use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use axum::{Router, middleware};
use protocol::MESSAGE_BYTES_MAX;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::app::App;
use crate::connection::socket;
use crate::http::{asset, health, in_time, measure, same_origin, security_headers};
use crate::pages::Place;
use crate::{api, visit};

/// All of the site.
pub fn router(app: Arc<App>) -> Router {
    // Streams are left alone: a compressor would hold back what it has not yet filled a block with.
    let compression = CompressionLayer::new().compress_when(
        SizeAbove::new(512)
            .and(NotForContentType::new("text/event-stream"))
            .and(NotForContentType::new("application/x-ndjson"))
            .and(NotForContentType::IMAGES),
    );
    let places = Place::ALL.iter().filter(|place| **place != Place::Home);
    let languageless = places.fold(Router::new(), |router, place| {
        router.route(&format!("/{}", place.path()), get(visit::front::place))
    });
    languageless
        .merge(around())
        .merge(account_pages())
        .merge(accounts())
        .merge(order())
        .merge(people())
        .merge(games())
        .merge(meeting())
        .merge(notices())
        // Pages, one address for each language
        .route("/", get(visit::front::front))
        .route("/{lang}/", get(visit::home::home))
        .route("/{lang}/guide", get(visit::reading::guide))
        .route("/{lang}/rules", get(visit::reading::rules))
        .route("/{lang}/help", get(visit::reading::help))
        .route("/{lang}/about", get(visit::reading::about))
        .route("/{lang}/preferences", get(visit::reading::preferences))
        .route("/{lang}/offline", get(visit::offline::offline))
        .route("/api/openapi.json", get(api::openapi::openapi))
        .fallback(visit::missing::missing)
        .method_not_allowed_fallback(visit::missing::wrong_method)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), same_origin))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), visit::missing::unreadable))
        .layer(DefaultBodyLimit::max(MESSAGE_BYTES_MAX))
        .layer(middleware::from_fn(in_time))
        .layer(compression)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn(security_headers))
        .route_layer(middleware::from_fn(measure))
        .with_state(app)
}

/// Games: playing, watching, finding them, and asking about positions.
fn games() -> Router<Arc<App>> {
    Router::new()
        .route("/game/{game}", get(visit::front::game))
        .route("/{lang}/games/mine", get(visit::mine::mine))
        .route("/{lang}/game/{game}", get(visit::game::game))
        .route("/{lang}/challenge/{name}", get(visit::challenge::challenge))
        .route("/{lang}/tv", get(visit::tv::tv))
        .route("/{lang}/games", get(visit::games::games))
        .route("/{lang}/@/{name}/now", get(visit::playing::playing))
        .route("/ws", get(socket::upgrade))
        .route("/api/games", get(api::list_games::list_games))
        .route("/api/games", post(api::create_game::create_game))
        .route("/api/games/{game}", get(api::show_game::show_game))
        .route("/api/games/{game}/join", post(api::join_game::join_game))
        .route("/api/games/{game}/events", get(api::events::events))
        .route("/api/games/{game}/commands", post(api::commands::commands))
        .route("/api/games/{game}/invite.svg", get(api::invite::invite))
        .route("/api/games/{game}/plan", get(api::plan::show_plan))
        .route("/api/games/{game}/plan", put(api::plan::keep_plan))
        .route("/api/games/{game}/line", get(api::line::line))
        .route("/api/mine", get(api::mine::count))
        .route("/api/now", get(api::now::now))
        .route("/api/tv", get(api::tv::tv))
        .route("/api/analysis", post(api::analysis::analyze))
}

/// Finding somebody to play with, and hearing of it.
fn meeting() -> Router<Arc<App>> {
    Router::new()
        .route("/api/challenges", get(api::challenge::challenges))
        .route("/api/challenges", post(api::challenge::challenge))
        .route("/api/challenges/{id}/accept", post(api::challenge::accept))
        .route("/api/challenges/{id}/decline", post(api::challenge::decline))
        .route("/api/challenges/{id}/cancel", post(api::challenge::cancel))
        .route("/api/stream/event", get(api::stream_event::stream_event))
        .route("/api/seeks", get(api::seeks::seeks))
        .route("/api/seeks", post(api::make_seek::make_seek))
        .route("/api/seeks/{seek}", delete(api::cancel_seek::cancel_seek))
        .route("/api/seeks/{seek}/accept", post(api::accept_seek::accept_seek))
        .route("/api/lobby/events", get(api::lobby_events::lobby_events))
}

/// What a user is told while away, and when they are away.
fn notices() -> Router<Arc<App>> {
    Router::new()
        .route("/api/vacation", post(api::vacation::set_vacation))
        .route("/api/pushes", post(api::pushes::add_push))
        .route("/api/pushes/remove", post(api::pushes::remove_push))
        .route("/api/notices", post(api::notices::set_notices))
}

/// What is no page and no part of the API.
fn around() -> Router<Arc<App>> {
    Router::new()
        // What the pages load
        .route("/{lang}/manifest.webmanifest", get(visit::manifest::manifest))
        .route("/sw.js", get(visit::worker::worker))
        .route("/assets/{hash}/{*path}", get(asset::asset))
        .route("/favicon.ico", get(visit::icons::favicon))
        .route("/icons/{name}", get(visit::icons::icon))
        // What a link to a page shows elsewhere
        .route("/picture/{name}", get(visit::picture::named))
        .route("/picture/game/{game}/{ply}", get(visit::picture::game))
        // For search engines
        .route("/robots.txt", get(visit::robots::robots))
        .route("/sitemap.xml", get(visit::sitemap::sitemap))
        // For whoever watches over the server
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics))
}

/// Pages about accounts, and what their forms send.
fn account_pages() -> Router<Arc<App>> {
    Router::new()
        .route("/{lang}/sign-in", get(visit::account::sign_in::show).post(visit::account::sign_in::send))
        .route("/{lang}/register", get(visit::account::register::show).post(visit::account::register::send))
        .route("/{lang}/account", get(visit::account::own::show))
        .route("/{lang}/account/password", post(visit::account::own::password))
        .route("/{lang}/account/session", post(visit::account::own::session))
        .route("/{lang}/account/passkey", post(visit::account::own::passkey))
        .route("/{lang}/account/sign-out", post(visit::account::own::sign_out))
        .route("/{lang}/account/close", post(visit::account::own::close))
        .route("/{lang}/account/address", post(visit::account::own::address))
        .route(
            "/{lang}/account/email",
            get(visit::account::letters::confirm).post(visit::account::letters::confirmed),
        )
        .route(
            "/{lang}/recover",
            get(visit::account::letters::recover).post(visit::account::letters::recovered),
        )
        .route("/{lang}/account/bots", get(visit::account::bots::show).post(visit::account::bots::make))
        .route("/{lang}/account/bots/token", post(visit::account::bots::token))
        .route("/{lang}/account/bots/revoke", post(visit::account::bots::revoke))
        .route("/{lang}/account/bots/remove", post(visit::account::bots::remove))
        .route("/{lang}/account/closed", get(visit::account::own::closed))
        .layer(DefaultBodyLimit::max(TEXT_FORM_BYTES))
}

/// The same for programs, and passkeys.
fn accounts() -> Router<Arc<App>> {
    Router::new()
        .route("/api/account/register", post(api::account::register::register))
        .route("/api/account/sign-in", post(api::account::sign_in::sign_in))
        .route("/api/account/sign-out", post(api::account::sign_out::sign_out))
        .route("/api/account/export", get(api::account::export::export))
        .route("/api/account/passkeys/new", post(api::account::passkeys::ask_for_new))
        .route("/api/account/passkeys/ask", post(api::account::passkeys::ask_for_proof))
        .route("/api/account/passkeys/sign-in", post(api::account::passkeys::prove).layer(passkey_size()))
        .route("/api/account/passkeys", post(api::account::passkeys::add).layer(passkey_size()))
}

/// Reports, and the pages of administrators.
fn order() -> Router<Arc<App>> {
    let user = "/{lang}/order/user/{name}";
    Router::new()
        .route("/{lang}/notices", get(visit::order::notices::show))
        .route("/{lang}/report/{name}", get(visit::order::report::show).post(visit::order::report::send))
        .route("/{lang}/order", get(visit::order::queue::show))
        .route("/{lang}/order/report/{number}", post(visit::order::queue::settle))
        .route("/{lang}/order/audit", get(visit::order::audit::show))
        .route("/{lang}/order/user", get(visit::order::user::find))
        .route(user, get(visit::order::user::show))
        .route(&format!("{user}/{{which}}"), post(visit::order::user::decide))
        .route("/{lang}/order/game/{game}", get(visit::order::game::show).post(visit::order::game::rule))
        .route("/{lang}/order/game/{game}/hide", post(visit::order::game::hide))
        .layer(DefaultBodyLimit::max(TEXT_FORM_BYTES))
}

/// Most bytes of a form with a text in it: far more than is accepted, so that whoever writes too much is told so and
/// loses nothing.
const TEXT_FORM_BYTES: usize = 64 * 1024;

/// Pages about people, and the same for programs.
fn people() -> Router<Arc<App>> {
    Router::new()
        .route("/players", get(visit::front::place))
        .route("/@/{name}", get(visit::front::place))
        .route("/{lang}/players", get(visit::people::leaders::show))
        .route("/{lang}/@/{name}", get(visit::people::profile::show))
        .route("/{lang}/@/{name}/games", get(visit::people::past_games::show))
        .route("/{lang}/@/{name}/{deed}", post(visit::people::ties::change))
        .route("/api/users/{name}", get(api::people::user::user))
        .route("/api/users/{name}/games", get(api::people::games::games))
        .route("/api/players/top", get(api::people::top::top))
}

/// Most bytes of a browser's answer about a passkey, which may bring a certificate along.
fn passkey_size() -> DefaultBodyLimit {
    DefaultBodyLimit::max(16 * 1024)
}

/// A fault of ours ends one answer, not the process.
fn panicked(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request's handler panicked");
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}
