use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use play::rating::{Rating, Speed};
use play::{PlayerId, Timestamp};
use protocol::{Problem as ProblemBody, Results, SpeedRating, UserPage};
use store::{Against, Played, StoreError, Tally, User};

use super::{failed, user_of};
use crate::api::Asked;
use crate::app::App;
use crate::people::{KeptOut, Me};
use crate::problem::Problem;
use crate::wire::player_kind;

/// Running games that are named at most.
const PLAYING: u32 = 3;

/// A user: ratings, results, and what is being played.
#[utoipa::path(
    get, path = "/api/users/{name}", tag = "people",
    params(("name" = String, Path, description = "What the user is called; case makes no difference")),
    responses((status = 200, body = UserPage), (status = 404, body = ProblemBody))
)]
pub(crate) async fn user(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    me: Me,
    asked: Asked,
) -> Result<Json<UserPage>, Problem> {
    let user = user_of(&app, &asked, &name).await?;
    let page = read(&app, &user, me.id()).await;
    page.map(Json).map_err(|error| failed(&asked, &error))
}

async fn read(app: &App, user: &User, reader: Option<PlayerId>) -> Result<UserPage, StoreError> {
    let tallies = app.store.tallies(user.id, Against::Anybody).await?;
    let playing = KeptOut::of(&*app.store, reader).await?.seen_of(&*app.store, user.id, PLAYING).await?;
    Ok(UserPage {
        name: user.name.clone(),
        kind: player_kind(user.kind),
        closed: user.closed_at.is_some(),
        since: user.created_at.0,
        ratings: ratings(&app.store.standing(user.id).await?, app.clock.now()),
        red: results(tallies.red),
        blue: results(tallies.blue),
        playing: playing.iter().map(ToString::to_string).collect(),
    })
}

fn ratings(played: &Played, now: Timestamp) -> Vec<SpeedRating> {
    let view = |speed: &str, rating: Rating, games| SpeedRating {
        speed: speed.to_owned(),
        rating: rating.value().round() as i32,
        provisional: rating.is_provisional(now),
        games,
    };
    let main = (played.games > 0).then(|| view("main", played.standing.main, played.games));
    let speeds = Speed::ALL
        .into_iter()
        .filter_map(|speed| Some(view(speed.name(), played.standing.at(speed)?, played.at[speed as usize])));
    main.into_iter().chain(speeds).collect()
}

fn results(Tally { won, drawn, lost }: Tally) -> Results {
    Results { won, drawn, lost }
}
