//! The first thing somebody does here makes them a guest.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponseParts, ResponseParts};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use play::{Millis, PlayerId};
use protocol::Why;
use store::{NewUser, Session, StoreError, User, UserKind};

use super::cookie::renewed;
use super::names::{made_up, skeleton};
use super::{Me, Shown, device, holding};
use crate::app::App;
use crate::secret;

/// Names drawn before we give in: each is taken by chance only.
const DRAWS: usize = 16;
/// How exactly it is known when somebody was last here.
const SEEN_EVERY: Millis = Millis::minutes(5);

/// Whoever does something: with the cookie that makes a newcomer known from now on. Part of a response.
#[derive(Debug)]
pub(crate) struct Introduced {
    pub user: User,
    pub cookie: Option<HeaderValue>,
}

impl IntoResponseParts for Introduced {
    type Error = std::convert::Infallible;

    fn into_response_parts(self, mut response: ResponseParts) -> Result<ResponseParts, Self::Error> {
        if let Some(cookie) = self.cookie {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        Ok(response)
    }
}

/// The user who asks, made a guest if they were nobody so far.
///
/// # Errors
/// [`Why::Full`], [`Why::Internal`].
pub(crate) async fn somebody(app: &App, me: Me, headers: &HeaderMap) -> Result<Introduced, Why> {
    let now = app.clock.now();
    let lang = crate::problem::lang(headers).code();
    if let Some(known) = me.0 {
        if now - known.user.seen_at > SEEN_EVERY {
            let seen = app.store.saw_user(known.user.id, now, lang).await;
            let used = match known.shown {
                Shown::Session(session) => app.store.used_session(session, now).await,
                Shown::Token(token) => app.store.used_token(token, now).await,
            };
            seen.and(used).map_err(failed)?;
            let cookie = renewed(&app.config, headers);
            return Ok(Introduced { user: known.user, cookie });
        }
        return Ok(Introduced { user: known.user, cookie: None });
    }
    let guest = new_guest(app, lang).await?;
    let cookie = introduce(app, guest, headers).await?;
    let user = app.store.user(guest).await.map_err(failed)?.ok_or(Why::Internal)?;
    metrics::counter!("ataxx_guests_total").increment(1);
    Ok(Introduced { user, cookie: Some(cookie) })
}

/// Begins a session of this user in the browser that asks: the cookie to give it.
///
/// # Errors
/// [`Why::Full`], [`Why::Internal`].
pub(crate) async fn introduce(app: &App, user: PlayerId, headers: &HeaderMap) -> Result<HeaderValue, Why> {
    let (token, now) = (draw_token()?, app.clock.now());
    let session = Session {
        token: secret::token_hash(&token).ok_or(Why::Internal)?,
        user,
        device: device(headers),
        created_at: now,
        used_at: now,
    };
    app.store.begin_session(session).await.map_err(failed)?;
    Ok(holding(&token, &app.config, headers))
}

/// A fresh secret of [`secret::TOKEN_CHARS`] characters: 256 bits.
pub(crate) fn draw_token() -> Result<String, Why> {
    let mut bytes = [0; 32];
    random(&mut bytes)?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// A fresh user's id.
pub(crate) fn draw_id() -> Result<PlayerId, Why> {
    Ok(PlayerId(draw_number()? >> 11))
}

async fn new_guest(app: &App, lang: &str) -> Result<PlayerId, Why> {
    for _ in 0..DRAWS {
        let (id, name) = (draw_id()?, made_up(draw_number()?));
        let guest = NewUser {
            id,
            kind: UserKind::Guest,
            skeleton: skeleton(&name),
            name: name.to_string(),
            owner: None,
            password: None,
            lang: Some(lang.to_owned()),
            at: app.clock.now(),
        };
        match app.store.add_user(guest).await {
            Ok(()) => return Ok(id),
            Err(StoreError::NameTaken) => {}
            Err(error) => return Err(failed(error)),
        }
    }
    Err(Why::Full)
}

fn draw_number() -> Result<u64, Why> {
    let mut bytes = [0; 8];
    random(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

fn random(bytes: &mut [u8]) -> Result<(), Why> {
    getrandom::fill(bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Why::Internal
    })
}

/// What a failure of the store is to whoever asked.
pub(crate) fn failed(error: StoreError) -> Why {
    match error {
        StoreError::Busy { .. } => Why::Full,
        error => {
            tracing::error!(%error, "the store failed");
            Why::Internal
        }
    }
}
