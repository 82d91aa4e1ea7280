//! Visits of the pages about accounts, and what their forms send. What each form does is in `people/account`.

pub(crate) mod bots;
pub(crate) mod letters;
pub(crate) mod own;
pub(crate) mod register;
pub(crate) mod sign_in;

use std::sync::Arc;

use axum::Form;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use i18n::Lang;
use protocol::Why;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{Instead, Tongue, error, page};
use crate::app::App;
use crate::http::Asked;
use crate::pages::Flaw;
use crate::people::account::Refused;

/// Longest address that a form leads on to, in bytes.
const NEXT_BYTES_MAX: usize = 200;

/// What the address of such a page may ask for.
#[derive(Default, Deserialize)]
pub(crate) struct Query {
    #[serde(default)]
    next: String,
    #[serde(default)]
    done: String,
    #[serde(default)]
    token: String,
}

/// What a form sends, bounded by the router. What can't be read is no form of ours, and is told so on a page.
pub(crate) struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Sent<T> {
    type Rejection = Instead;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Sent<T>, Instead> {
        let (mut parts, body) = request.into_parts();
        let Tongue(lang) = Tongue::from_request_parts(&mut parts, app).await?;
        let Ok(asked) = Asked::from_request_parts(&mut parts, app).await;
        match Form::from_request(Request::from_parts(parts, body), app).await {
            Ok(Form(sent)) => Ok(Sent(sent)),
            Err(rejection) => {
                let long = rejection.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE;
                let why = if long { Why::TooLong } else { Why::Malformed };
                Err(Instead::of(error(app, &asked, lang, why, None)))
            }
        }
    }
}

/// Where to go after a form: a page of ours, or nowhere in particular.
fn next(text: &str) -> &str {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'/' | b'-' | b'_');
    let ours = text.starts_with('/') && !text.starts_with("//") && text.bytes().all(plain);
    if ours && text.len() <= NEXT_BYTES_MAX { text } else { "" }
}

/// On to the page that was left, or to the account's own.
fn onward(lang: Lang, to: &str) -> Redirect {
    let to = next(to);
    if to.is_empty() { Redirect::to(&format!("/{lang}/account")) } else { Redirect::to(to) }
}

fn flaw(refused: &Refused, lang: Lang) -> Flaw {
    metrics::counter!("ataxx_refusals_total", "why" => refused.key()).increment(1);
    Flaw { field: refused.field().map(|field| field.name()), text: refused.text(lang) }
}

/// The page again, with what was wrong. Nobody keeps a copy of it.
fn again(refused: Option<&Refused>, html: Result<String, askama::Error>) -> Response {
    let mut response = page(html);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    let Some(refused) = refused else { return response };
    if let Some(ms) = refused.retry_ms() {
        response.headers_mut().insert(header::RETRY_AFTER, ms.div_ceil(1_000).into());
    }
    if response.status() == StatusCode::OK {
        *response.status_mut() = refused.status();
    }
    response
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn a_form_leads_on_to_pages_of_ours_alone() {
        assert_eq!(next("/en/game/0123456789"), "/en/game/0123456789");
        for text in
            ["", "en", "//evil.example", "/\\evil.example", "https://evil.example", "/a b", "/%2f", "/a\r\nb"]
        {
            assert_eq!(next(text), "", "{text}");
        }
        assert_eq!(next(&format!("/{}", "a".repeat(200))), "");
    }
}
