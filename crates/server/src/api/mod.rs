//! The public HTTP API, one file per operation. What the browser uses is what a bot uses.

pub(crate) mod accept_seek;
pub(crate) mod account;
pub(crate) mod analysis;
pub(crate) mod cancel_seek;
pub(crate) mod challenge;
pub(crate) mod commands;
pub(crate) mod create_game;
pub(crate) mod events;
pub(crate) mod invite;
pub(crate) mod join_game;
pub(crate) mod line;
pub(crate) mod list_games;
pub(crate) mod lobby_events;
pub(crate) mod make_seek;
pub(crate) mod mine;
pub(crate) mod notices;
pub(crate) mod now;
pub(crate) mod openapi;
pub(crate) mod people;
pub(crate) mod plan;
pub(crate) mod pushes;
pub(crate) mod seeks;
pub(crate) mod show_game;
pub(crate) mod stream_event;
pub(crate) mod tv;
pub(crate) mod vacation;

use std::net::SocketAddr;

use axum::Json;
use axum::body::Bytes;
use axum::extract::FromRequest;
use axum::extract::Request;
use axum::extract::rejection::BytesRejection;
use play::GameId;
use protocol::Why;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::games::Keys;
use crate::http::Asked;
use crate::lobby::seeker::Refused;
use crate::people::{Introduced, Me, somebody};
use crate::problem::Problem;
use crate::secret;

impl Asked {
    /// What the store could not do.
    pub fn failed(&self, error: &store::StoreError) -> Problem {
        self.problem(crate::games::why_of_store(error))
    }

    /// Why somebody can't look for a game.
    pub fn refused(&self, refused: Refused) -> Problem {
        let problem = self.problem(refused.why);
        match refused.retry_ms {
            Some(ms) => problem.retry_after(ms),
            None => problem,
        }
    }

    /// What opens a seat: the secret that the headers carry, and who asks.
    pub fn keys(&self, me: &Me) -> Result<Keys, Problem> {
        let secret = secret::from_headers(&self.headers).map_err(|why| self.problem(why))?;
        Ok(Keys { secret, user: me.id() })
    }

    /// Whoever asks; who is nobody yet becomes a guest within the allowance of their address.
    pub async fn introduced(&self, app: &App, peer: SocketAddr, me: Me) -> Result<Introduced, Problem> {
        if me.id().is_none() {
            let allowed = app.limits.may_create(&app.config, peer, &self.headers, None);
            allowed.map_err(|ms| self.later(ms))?;
        }
        somebody(app, me, &self.headers).await.map_err(|why| self.problem(why))
    }

    /// The game that the address names.
    pub fn game(&self, id: &str) -> Result<GameId, Problem> {
        id.parse().map_err(|_| self.problem(Why::UnknownGame))
    }
}

/// A JSON body, bounded by the router, strict, with refusals of ours.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let (uri, headers) = (request.uri().clone(), request.headers().clone());
        let refuse = |why| Problem::new(why, &uri, &headers);
        let bytes = read(request, state).await.map_err(refuse)?;
        let body = Json::from_bytes(&bytes).map_err(|_| refuse(Why::Malformed))?;
        Ok(Body(body.0))
    }
}

/// A request's body, whole.
async fn read<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Why> {
    Bytes::from_request(request, state).await.map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(error)
            if error.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE =>
        {
            Why::TooLong
        }
        _ => Why::Malformed,
    })
}
