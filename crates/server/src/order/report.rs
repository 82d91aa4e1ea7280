//! Somebody says what somebody else did.

use std::net::SocketAddr;

use axum::http::HeaderMap;
use play::{GameId, Millis};
use protocol::Why;
use serde::Deserialize;
use store::{NewReport, ReportKind, User, UserKind};

use crate::app::App;
use crate::games::LINES_MAX;
use crate::people::{Introduced, Me, failed, find, somebody};

/// Longest text of a report, in characters.
pub(crate) const TEXT_CHARS_MAX: usize = 500;
/// Reports that a user may send in a day.
const A_DAY: u32 = 20;
/// A guest is made anew by whoever likes, so has fewer.
const A_DAY_GUEST: u32 = 5;
const DAY: Millis = Millis::days(1);

/// What was typed into the form.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Form {
    #[serde(default)]
    pub kind: String,
    #[serde(default)]
    pub game: String,
    #[serde(default)]
    pub text: String,
}

/// Why a report is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReportFlaw {
    Kind,
    Empty,
    /// So many characters.
    TooLong(usize),
    /// It names no game of whom it is about.
    Game,
    /// Nobody reports oneself.
    Yourself,
    /// Enough for a day.
    Enough,
    /// This address sends too many: again in so many ms.
    Later(u32),
    Failed(Why),
}

/// Whom an address such as `/en/report/Ann` is about.
pub(crate) async fn reported(app: &App, name: &str) -> Result<User, Why> {
    let found = find(app, name).await?;
    found.filter(|user| user.closed_at.is_none()).ok_or(Why::NotFound)
}

/// Takes the report. The same again, while nobody has looked at the first, is thanked for and kept once.
///
/// # Errors
/// [`ReportFlaw`]; then nothing is kept, and nobody made a guest by it.
pub(crate) async fn send(
    app: &App,
    me: Me,
    (peer, headers): (SocketAddr, &HeaderMap),
    about: &User,
    form: &Form,
) -> Result<Introduced, ReportFlaw> {
    let kind = ReportKind::named(&form.kind).ok_or(ReportFlaw::Kind)?;
    let text = form.text.trim();
    match text.chars().count() {
        0 => return Err(ReportFlaw::Empty),
        count if count > TEXT_CHARS_MAX => return Err(ReportFlaw::TooLong(count)),
        _ => {}
    }
    if me.id() == Some(about.id) {
        return Err(ReportFlaw::Yourself);
    }
    let game = game_of(app, about, form.game.trim()).await?;
    app.limits.may_report(&app.config, peer, headers).map_err(ReportFlaw::Later)?;
    let now = app.clock.now();
    let introduced = somebody(app, me, headers).await.map_err(ReportFlaw::Failed)?;
    let reporter = introduced.user.id;
    let most = if introduced.user.kind == UserKind::Guest { A_DAY_GUEST } else { A_DAY };
    let sent = app.store.reports_since(reporter, now - DAY).await;
    if sent.map_err(|error| ReportFlaw::Failed(failed(error)))? >= most {
        return Err(ReportFlaw::Enough);
    }
    let report = NewReport { reporter, about: about.id, game, kind, text: text.to_owned(), at: now };
    let new = app.store.report(report).await.map_err(|error| ReportFlaw::Failed(failed(error)))?;
    if new {
        metrics::counter!("ataxx_reports_total", "kind" => kind.name()).increment(1);
    }
    Ok(introduced)
}

/// The game that the text names, by its address or id: one that the user has sat at, or spoken at among those who look on.
async fn game_of(app: &App, about: &User, text: &str) -> Result<Option<GameId>, ReportFlaw> {
    if text.is_empty() {
        return Ok(None);
    }
    let path = text.split(['?', '#']).next().unwrap_or_default();
    let last = path.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
    let game: GameId = last.parse().map_err(|_| ReportFlaw::Game)?;
    let seated = app.store.seated(game).await.map_err(|error| match error {
        store::StoreError::UnknownGame { .. } => ReportFlaw::Game,
        error => ReportFlaw::Failed(failed(error)),
    })?;
    let sat = [seated.red, seated.blue].into_iter().flatten().any(|seated| seated.user == about.id);
    if sat || spoke(app, about, game).await? { Ok(Some(game)) } else { Err(ReportFlaw::Game) }
}

async fn spoke(app: &App, about: &User, game: GameId) -> Result<bool, ReportFlaw> {
    let lines = app.store.lines(game, LINES_MAX).await;
    let lines = lines.map_err(|error| ReportFlaw::Failed(failed(error)))?;
    Ok(lines.iter().any(|line| line.user == about.id))
}
