//! Refusals over HTTP: one status, one log level and one text for each reason.

use axum::Json;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use i18n::Lang;
use protocol::Why;

/// An error answer of the API: a status, and the reason in a word and in the reader's language.
#[derive(Debug)]
pub(crate) struct Problem {
    why: Why,
    lang: Lang,
    retry_ms: Option<u32>,
}

impl Problem {
    pub fn new(why: Why, uri: &Uri, headers: &HeaderMap) -> Problem {
        let retry_ms = matches!(why, Why::Full | Why::TooMany).then_some(1_000);
        let problem = Problem { why, lang: lang(headers), retry_ms };
        problem.log(uri);
        problem
    }

    pub fn retry_after(mut self, ms: u32) -> Problem {
        self.retry_ms = Some(ms);
        self
    }

    /// How loud each is: our failures loudest, people's everyday mistakes hardly.
    fn log(&self, uri: &Uri) {
        let (why, path) = (self.why.key(), uri.path());
        match self.why {
            Why::Internal => tracing::error!(why, path, "failed"),
            Why::Full => tracing::warn!(why, path, "refused"),
            Why::WrongOrigin | Why::TooMany | Why::WrongSeat | Why::NotSignedIn => {
                tracing::info!(why, path, "refused")
            }
            _ => tracing::debug!(why, path, "refused"),
        }
    }
}

/// The language to tell the reader in.
pub(crate) fn lang(headers: &HeaderMap) -> Lang {
    let accept = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Lang::negotiate(accept.unwrap_or_default())
}

pub(crate) fn status(why: Why) -> StatusCode {
    match why {
        Why::Malformed | Why::WrongRange => StatusCode::BAD_REQUEST,
        Why::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        Why::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Why::UnknownGame | Why::UnknownUser | Why::NotFound => StatusCode::NOT_FOUND,
        Why::NotSignedIn => StatusCode::UNAUTHORIZED,
        Why::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        Why::WrongSeat
        | Why::NotAPlayer
        | Why::PresetsOnly
        | Why::WrongRoom
        | Why::WrongOrigin
        | Why::Suspended
        | Why::NeedsAccount
        | Why::NotForYou
        | Why::MayNotWatch
        | Why::Paused
        | Why::YourOwnGame => StatusCode::FORBIDDEN,
        Why::Illegal | Why::CannotBeRanked | Why::NothingSaid => StatusCode::UNPROCESSABLE_ENTITY,
        Why::Expired | Why::SeekGone => StatusCode::GONE,
        Why::Full => StatusCode::SERVICE_UNAVAILABLE,
        Why::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Why::NotOpen
        | Why::Yourself
        | Why::NoBots
        | Why::KeptApart
        | Why::AlreadyChallenged
        | Why::TooManyChallenges
        | Why::Busy
        | Why::TooManySeeks
        | Why::Stale
        | Why::Ahead
        | Why::NotYourTurn
        | Why::IdReused
        | Why::Over
        | Why::NotOver
        | Why::NoOpponent
        | Why::SeatTaken
        | Why::TooLateToAbort
        | Why::NoOffer
        | Why::TooSoon
        | Why::NotWithComputer
        | Why::NothingToTakeBack
        | Why::NotInRanked
        | Why::CannotGiveTime
        | Why::EnoughTime
        | Why::NotAway => StatusCode::CONFLICT,
    }
}

/// That something was tried too often, and when to come back, in the unit that people count such a time in.
pub(crate) fn later(ms: u32, lang: Lang) -> String {
    let seconds = ms.div_ceil(1_000);
    if seconds < 100 {
        lang.text_with("account-flaw-later-seconds", &[("count", i64::from(seconds).into())])
    } else {
        lang.text_with("account-flaw-later-minutes", &[("count", i64::from(seconds.div_ceil(60)).into())])
    }
}

/// The field of the request that is wrong.
fn field(why: Why) -> Option<&'static str> {
    (why == Why::WrongRange).then_some("range")
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        metrics::counter!("ataxx_refusals_total", "why" => self.why.key()).increment(1);
        let text = match (self.why, self.retry_ms) {
            (Why::TooMany, Some(ms)) => later(ms, self.lang),
            _ => self.lang.text(&format!("refusal-{}", self.why.key())),
        };
        let body = protocol::Problem {
            why: self.why,
            field: field(self.why).map(str::to_owned),
            text,
            retry_ms: self.retry_ms,
        };
        let mut response = (status(self.why), Json(body)).into_response();
        if let Some(ms) = self.retry_ms {
            response.headers_mut().insert(header::RETRY_AFTER, ms.div_ceil(1_000).into());
        }
        response
    }
}
