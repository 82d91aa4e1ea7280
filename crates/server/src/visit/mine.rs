//! `GET /{lang}/games/mine`

use axum::http::header;
use axum::response::{IntoResponse, Response};
use i18n::Lang;
use play::vacation::{self, DAYS_A_YEAR, YEAR};
use play::{Seat, Timestamp};
use store::StoreError;

use super::{Instead, Visitor, page};
use crate::app::App;
use crate::correspondence::{MyGame, mine as my_games};
use crate::games::time;
use crate::pages::{MinePage, MyGameView, Notices, VacationView};
use crate::people::Me;

/// The reader's games. A reader who has played nothing yet is told where to begin.
///
/// `me` besides the visitor's: a failure to tell who it is must not look like a reader without games.
pub(crate) async fn mine(visitor: Visitor, me: Me) -> Result<Response, Instead> {
    let found = look(&visitor.app, &me, visitor.lang).await.map_err(|error| visitor.failed(&error))?;
    let html = MinePage { reader: visitor.reader(), mine: found }.render();
    // It is one reader's own.
    Ok(([(header::VARY, "cookie")], page(html)).into_response())
}

async fn look(app: &App, me: &Me, lang: Lang) -> Result<crate::pages::Mine, StoreError> {
    let now = app.clock.now();
    let Some(user) = me.user() else { return Ok(crate::pages::Mine::default()) };
    let games = my_games(app, user.id).await?;
    let taken = app.store.vacations(user.id, now - YEAR).await?;
    let mail = app.notify.has_mail() && user.email.is_some();
    Ok(crate::pages::Mine {
        games: games.iter().map(|game| view(game, now, lang)).collect(),
        vacation: Some(VacationView {
            until: vacation::current(&taken, now).map(|vacation| vacation.until.0),
            days_left: vacation::days_left(&taken, now),
            days_a_year: DAYS_A_YEAR,
        }),
        notices: Notices {
            push_key: Some(app.notify.push_key()),
            mail: if mail { Some(app.store.wants_mail(user.id).await?) } else { None },
        },
    })
}

fn view(game: &MyGame, now: Timestamp, lang: Lang) -> MyGameView {
    let session = &game.session;
    let other = game.side.other();
    let level = match session.seat(other) {
        Seat::Computer(level) => Some(level.0),
        Seat::Open | Seat::Human => None,
    };
    let rests = session.turn().and_then(|turn| session.rests_until(turn, now));
    MyGameView {
        address: format!("/{}/game/{}", lang.code(), game.id),
        side: game.side,
        open: session.open_seat().is_some(),
        opponent: game.seated[other].as_ref().map(|seated| seated.name.clone()),
        level,
        my_turn: game.my_turn(),
        time: time(session.terms().time),
        left: session.deadline().filter(|_| session.turn().is_some()).map(|at| (at - now).0),
        rests: rests.is_some(),
        plies: session.plies().len(),
        board: session.board().position().setup(),
    }
}
