use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use play::vacation::{self, NoVacation, Vacation, YEAR};
use play::{PlayerId, Timestamp};
use protocol::{Problem as ProblemBody, SetVacation, Vacation as VacationBody, Why};
use store::StoreError;

use super::pushes::may;
use super::{Asked, Body};
use crate::app::App;
use crate::people::Me;
use crate::problem::Problem;

/// Games that hear of a vacation at once; others hear of it before it matters.
const GAMES_MAX: u32 = 1_000;

/// Begin a vacation of 1 to 14 days, or end it by asking for 0.
///
/// While it lasts, one's time stands still in all one's games over days. There are 28 days a year.
#[utoipa::path(
    post, path = "/api/vacation", tag = "me", request_body = SetVacation,
    responses(
        (status = 200, body = VacationBody), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody),
    )
)]
pub(crate) async fn set_vacation(
    State(app): State<Arc<App>>,
    asked: Asked,
    me: Me,
    Body(body): Body<SetVacation>,
) -> Result<Json<VacationBody>, Problem> {
    let user = me.id().ok_or_else(|| asked.problem(Why::NotAPlayer))?;
    may(&app, &asked, user)?;
    let now = app.clock.now();
    let changed = change(&app, user, body.days, now).await.map_err(|error| asked.failed(&error))?;
    let vacation = changed.map_err(|why| asked.problem(why))?;
    tell(&app, user, vacation).await.map_err(|error| asked.failed(&error))?;
    let taken = app.store.vacations(user, now - YEAR).await.map_err(|error| asked.failed(&error))?;
    let until = vacation::current(&taken, now).map(|vacation| vacation.until.0);
    Ok(Json(VacationBody { until, days_left: vacation::days_left(&taken, now) }))
}

async fn change(
    app: &App,
    user: PlayerId,
    days: u8,
    now: Timestamp,
) -> Result<Result<Vacation, Why>, StoreError> {
    let taken = app.store.vacations(user, now - YEAR).await?;
    if days == 0 {
        let Some(vacation) = vacation::current(&taken, now) else { return Ok(Err(Why::NoOffer)) };
        let ended = vacation.ended(now);
        app.store.end_vacation(user, ended.from, ended.until).await?;
        return Ok(Ok(ended));
    }
    let vacation = match Vacation::begin(now, days, &taken) {
        Ok(vacation) => vacation,
        Err(NoVacation::Days) => return Ok(Err(Why::Malformed)),
        Err(NoVacation::Resting | NoVacation::Spent) => return Ok(Err(Why::TooSoon)),
    };
    let begun = app.store.begin_vacation(user, vacation).await?;
    Ok(if begun { Ok(vacation) } else { Err(Why::TooSoon) })
}

/// Each game hears of it; one that does not will ask before a flag falls.
async fn tell(app: &App, user: PlayerId, vacation: Vacation) -> Result<(), StoreError> {
    for game in app.store.games_in_play(user, GAMES_MAX).await? {
        if let Err(why) = app.games.rest(game, user, vacation).await {
            tracing::warn!(%game, why = why.key(), "has not heard of a vacation");
        }
    }
    Ok(())
}
