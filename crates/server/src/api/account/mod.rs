//! Accounts over the API. What each operation does is in `people/account`.

pub(crate) mod export;
pub(crate) mod passkeys;
pub(crate) mod register;
pub(crate) mod sign_in;
pub(crate) mod sign_out;

use axum::Json;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use i18n::Lang;
use protocol::SignedIn;
use store::User;

use crate::people::account::{Caller, Refused};

/// A refusal, in the caller's language.
pub(crate) struct Problem {
    refused: Refused,
    lang: Lang,
}

fn problem(caller: &Caller, refused: Refused) -> Problem {
    Problem { refused, lang: caller.lang() }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let Problem { refused, lang } = self;
        metrics::counter!("ataxx_refusals_total", "why" => refused.key()).increment(1);
        let body = protocol::AccountProblem {
            why: refused.key().to_owned(),
            field: refused.field().map(|field| field.name().to_owned()),
            text: refused.text(lang),
            retry_ms: refused.retry_ms(),
        };
        let mut response = (refused.status(), Json(body)).into_response();
        if let Some(ms) = refused.retry_ms() {
            response.headers_mut().insert(header::RETRY_AFTER, ms.div_ceil(1_000).into());
        }
        response
    }
}

/// The browser is this user's from now on.
type Entered = ([(HeaderName, HeaderValue); 1], Json<SignedIn>);

fn entered((user, cookie): (User, HeaderValue)) -> Entered {
    ([(header::SET_COOKIE, cookie)], Json(SignedIn { name: user.name }))
}
