//! The site, as a program sees it.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bytes::Bytes;
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Incoming;
use hyper::{Method, Request, Response, Uri};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use protocol::{
    Challenges, Command, CreateGame, Created, Do, FromClient, NewChallenge, Opponent, Problem, SideChoice,
    Stake, Time, Why,
};
use rustls::ClientConfig;
use serde::de::DeserializeOwned;
use thiserror::Error;

use super::authorities::{AuthoritiesError, trusted};
use super::stream::Stream;

/// An answer that has not come by then does not come.
const ANSWER_MAX: Duration = Duration::from_secs(20);
/// Bytes of an answer that is no stream.
const BODY_MAX: usize = 256 * 1024;

/// Where a site is.
#[derive(Clone, Debug)]
pub(super) struct Address(String);

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Address, String> {
        let uri: Uri = text.parse().map_err(|error| format!("no address: {error}"))?;
        let scheme = uri.scheme_str().is_some_and(|scheme| ["http", "https"].contains(&scheme));
        if !scheme || uri.authority().is_none() {
            return Err("an address begins with http:// or https://".into());
        }
        Ok(Address(text.trim_end_matches('/').to_owned()))
    }
}

/// Why the site did not do what it was asked.
#[derive(Debug, Error)]
pub(super) enum Failure {
    #[error("the site can't be reached: {0}")]
    Unreachable(String),
    #[error("{}", .0.text)]
    Refused(Problem),
    #[error("the site answers {0}, which is no answer of its API")]
    Foreign(String),
}

impl Failure {
    /// Whether the same may succeed later.
    pub fn may_pass(&self) -> bool {
        match self {
            Failure::Unreachable(_) | Failure::Foreign(_) => true,
            Failure::Refused(problem) => {
                matches!(problem.why, Why::Full | Why::TooMany | Why::Internal | Why::AlreadyChallenged)
            }
        }
    }

    /// How long the site asks to wait before that.
    pub fn retry(&self) -> Option<Duration> {
        match self {
            Failure::Refused(problem) => problem.retry_ms.map(|ms| Duration::from_millis(ms.into())),
            Failure::Unreachable(_) | Failure::Foreign(_) => None,
        }
    }

    fn unreachable(error: impl std::error::Error) -> Failure {
        let cause = error.source().map_or_else(String::new, |source| format!(": {source}"));
        Failure::Unreachable(format!("{error}{cause}"))
    }
}

/// The site and who plays there.
#[derive(Clone)]
pub(super) struct Site {
    client: Client<HttpsConnector<HttpConnector>, Full<Bytes>>,
    address: String,
    token: String,
}

impl Site {
    /// `ca`: certificate authorities that are trusted too.
    ///
    /// # Errors
    /// If that file holds none.
    pub fn new(
        Address(address): Address,
        token: String,
        ca: Option<&Path>,
    ) -> Result<Site, AuthoritiesError> {
        let trust = ClientConfig::builder().with_root_certificates(trusted(ca)?).with_no_client_auth();
        let connector =
            HttpsConnectorBuilder::new().with_tls_config(trust).https_or_http().enable_http1().build();
        let client = Client::builder(TokioExecutor::new()).build(connector);
        Ok(Site { client, address, token })
    }

    /// What a user hears of.
    pub async fn events(&self) -> Result<Stream, Failure> {
        self.stream("/api/stream/event").await
    }

    /// What happens in a game.
    pub async fn game(&self, game: &str) -> Result<Stream, Failure> {
        self.stream(&format!("/api/games/{game}/events")).await
    }

    /// Begins a game against the computer.
    pub async fn play_computer(&self, level: u8, time: Time) -> Result<Created, Failure> {
        let opponent = Opponent::Computer { level };
        let wish = CreateGame {
            secret: secret()?,
            opponent,
            side: SideChoice::Random,
            time,
            stake: Default::default(),
            mv: None,
        };
        self.post("/api/games", json(&wish)).await
    }

    pub async fn challenge(&self, to: &str, time: Time) -> Result<protocol::Challenge, Failure> {
        let (to, side) = (to.to_owned(), SideChoice::Random);
        let new = NewChallenge { to, time, side, stake: Stake::Casual };
        self.post("/api/challenges", json(&new)).await
    }

    /// The challenges by the bot and to it that stand.
    pub async fn challenges(&self) -> Result<Challenges, Failure> {
        self.read(Method::GET, "/api/challenges", String::new()).await
    }

    pub async fn accept(&self, id: &str) -> Result<Created, Failure> {
        self.post(&format!("/api/challenges/{id}/accept"), String::new()).await
    }

    pub async fn decline(&self, id: &str) -> Result<(), Failure> {
        self.send(Method::POST, &format!("/api/challenges/{id}/decline"), String::new()).await.map(drop)
    }

    /// Does something in a game.
    pub async fn command(&self, game: &str, id: u64, what: Do) -> Result<(), Failure> {
        let text = FromClient::Command(Command { id, game: game.to_owned(), what }).to_text();
        self.send(Method::POST, &format!("/api/games/{game}/commands"), text).await.map(drop)
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: String) -> Result<T, Failure> {
        self.read(Method::POST, path, body).await
    }

    async fn read<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: String,
    ) -> Result<T, Failure> {
        let response = self.send(method, path, body).await?;
        let body = whole(response).await?;
        serde_json::from_slice(&body).map_err(|error| Failure::Foreign(error.to_string()))
    }

    async fn stream(&self, path: &str) -> Result<Stream, Failure> {
        Ok(Stream::new(self.send(Method::GET, path, String::new()).await?.into_body()))
    }

    /// The answer, if it is no refusal.
    async fn send(&self, method: Method, path: &str, body: String) -> Result<Response<Incoming>, Failure> {
        let request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.address))
            .header("authorization", format!("Bearer {}", self.token))
            .header("content-type", "application/json")
            .header("user-agent", concat!("ataxx-server-bot/", env!("CARGO_PKG_VERSION")))
            .body(Full::new(Bytes::from(body)))
            .map_err(Failure::unreachable)?;
        let answer = tokio::time::timeout(ANSWER_MAX, self.client.request(request)).await;
        let response =
            answer.map_err(|_| Failure::Unreachable("no answer".into()))?.map_err(Failure::unreachable)?;
        if response.status().is_success() {
            return Ok(response);
        }
        let status = response.status();
        let body = whole(response).await?;
        let problem = serde_json::from_slice(&body);
        Err(problem.map_or_else(|_| Failure::Foreign(status.to_string()), Failure::Refused))
    }
}

async fn whole(response: Response<Incoming>) -> Result<Bytes, Failure> {
    let body = Limited::new(response.into_body(), BODY_MAX).collect();
    let collected = tokio::time::timeout(ANSWER_MAX, body).await;
    let collected = collected.map_err(|_| Failure::Unreachable("no end of the answer".into()))?;
    Ok(collected.map_err(|error| Failure::Unreachable(error.to_string()))?.to_bytes())
}

fn json(body: &impl serde::Serialize) -> String {
    serde_json::to_string(body).expect("a body is plain data")
}

/// A seat's secret: asked for by the API, though the token opens the seat too.
fn secret() -> Result<String, Failure> {
    let mut bytes = [0; 17];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Unreachable(error.to_string()))?;
    let mut text = URL_SAFE_NO_PAD.encode(bytes);
    text.truncate(protocol::SECRET_CHARS);
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_of_the_web() {
        assert!("https://ataxx.example/".parse::<Address>().is_ok());
        for wrong in ["ataxx.example", "ftp://ataxx.example", "/here", ""] {
            assert!(wrong.parse::<Address>().is_err(), "{wrong}");
        }
        assert_eq!(secret().unwrap().len(), protocol::SECRET_CHARS);
    }
}
