//! Requests, one connection each.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;
use tokio::net::TcpStream;

use super::{Site, Stream, until};

/// Nobody answers, or not with HTTP.
#[derive(Debug, Error)]
#[error("unreachable: {0}")]
pub struct Unreachable(pub String);

impl Unreachable {
    pub(super) fn because(error: impl std::fmt::Display) -> Unreachable {
        Unreachable(error.to_string())
    }
}

/// A request to be sent.
#[derive(Debug)]
pub struct Request {
    address: SocketAddr,
    builder: hyper::http::request::Builder,
    body: Bytes,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: hyper::HeaderMap,
    pub body: Bytes,
}

impl Site {
    pub fn get(&self, path: &str) -> Request {
        self.request("GET", path)
    }

    pub fn post(&self, path: &str) -> Request {
        self.request("POST", path)
    }

    pub fn request(&self, method: &str, path: &str) -> Request {
        Request::new(self.address(), method, path)
    }

    /// A `GET` that claims to be for another host.
    pub fn get_as(&self, host: &str, path: &str) -> Request {
        Request::for_host(self.address(), host, "GET", path)
    }
}

impl Site {
    /// One of its figures; none while it has not been counted yet.
    ///
    /// # Panics
    /// If the server does not answer, or not with numbers.
    pub async fn figure(&self, name: &str) -> Option<f64> {
        let answer = self.get("/metrics").send().await;
        let line = answer.text().lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
        Some(line.parse().expect("a figure is a number"))
    }

    /// Waits until it knows of no more than so many WebSockets: what their ending means for games has been
    /// said to them by then.
    ///
    /// # Panics
    /// If it does not come to that.
    pub async fn until_sockets(&self, count: u32) {
        let look = async || self.figure("ataxx_sockets").await;
        until(look, |sockets| *sockets == Some(f64::from(count))).await;
    }
}

impl Request {
    pub fn new(address: SocketAddr, method: &str, path: &str) -> Request {
        Request::for_host(address, &address.to_string(), method, path)
    }

    fn for_host(address: SocketAddr, host: &str, method: &str, path: &str) -> Request {
        let builder = hyper::Request::builder().method(method).uri(path);
        let builder = builder.header("host", host.as_bytes());
        Request { address, builder, body: Bytes::new() }
    }

    pub fn header(mut self, name: &str, value: &str) -> Request {
        self.builder = self.builder.header(name, value.as_bytes());
        self
    }

    /// A seat's secret.
    pub fn bearer(self, secret: &str) -> Request {
        self.header("authorization", &format!("Bearer {secret}"))
    }

    /// What a browser keeps, as [`Answer::cookie`] gave it.
    pub fn cookie(self, cookie: &str) -> Request {
        self.header("cookie", cookie)
    }

    /// As whoever has this cookie, or as nobody.
    pub fn known_by(self, cookie: Option<&str>) -> Request {
        match cookie {
            Some(cookie) => self.cookie(cookie),
            None => self,
        }
    }

    pub fn body(mut self, body: impl Into<Bytes>) -> Request {
        self.body = body.into();
        self
    }

    pub fn json(self, body: &impl Serialize) -> Request {
        let text = serde_json::to_vec(body).expect("a body is plain data");
        self.header("content-type", "application/json").body(text)
    }

    /// A form as it stands, which need not be one.
    pub fn form(self, body: &str) -> Request {
        self.header("content-type", "application/x-www-form-urlencoded").body(body.to_owned())
    }

    /// Sends it and reads the whole answer.
    ///
    /// # Panics
    /// If none comes.
    pub async fn send(self) -> Answer {
        self.try_send().await.expect("the server answers")
    }

    /// As [`send`](Request::send), for where the server may be down.
    ///
    /// # Errors
    /// [`Unreachable`].
    pub async fn try_send(self) -> Result<Answer, Unreachable> {
        let (head, body) = self.begin().await?.into_parts();
        let body = body.collect().await.map_err(Unreachable::because)?.to_bytes();
        Ok(Answer { status: head.status.as_u16(), headers: head.headers, body })
    }

    /// Sends it and reads the answer as server-sent events.
    ///
    /// # Panics
    /// If no such stream comes.
    pub async fn stream(self) -> Stream {
        let response = self.begin().await.expect("the server answers");
        assert_eq!(response.status(), 200);
        Stream::new(response)
    }

    /// Sends it and reads the answer up to the end of its first line.
    ///
    /// # Panics
    /// If there is none.
    pub async fn first_line(self) -> String {
        let mut body = self.begin().await.expect("the server answers").into_body();
        let mut text = Vec::new();
        while !text.contains(&b'\n') {
            let frame = body.frame().await.expect("a line").expect("the answer does not break");
            text.extend_from_slice(&frame.into_data().expect("data"));
        }
        let text = String::from_utf8(text).expect("UTF-8");
        text.lines().next().unwrap_or_default().to_owned()
    }

    async fn begin(self) -> Result<hyper::Response<Incoming>, Unreachable> {
        let stream = TcpStream::connect(self.address).await.map_err(Unreachable::because)?;
        let (mut sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(Unreachable::because)?;
        // It ends with the answer; a failure of it is the answer's failure too.
        tokio::spawn(async move { drop(connection.await) });
        let request = self.builder.body(Full::new(self.body)).expect("a lawful request");
        sender.send_request(request).await.map_err(Unreachable::because)
    }
}

impl Answer {
    /// The header's value; none if there is none, or more than one line of it.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut values = self.headers.get_all(name).iter();
        let value = values.next()?.to_str().expect("headers are text");
        values.next().is_none().then_some(value)
    }

    /// The cookie that the answer gives, as a browser sends it back; none if it gives none.
    pub fn cookie(&self) -> Option<String> {
        let (pair, _) = self.header("set-cookie")?.split_once(';')?;
        Some(pair.to_owned())
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("a text")
    }

    /// The body, read.
    ///
    /// # Panics
    /// If it has not that form.
    pub fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The reason of a refusal, whose status it must have.
    ///
    /// # Panics
    /// If it is none.
    pub fn why(&self, status: u16) -> protocol::Why {
        assert_eq!(self.status, status, "{}", self.text());
        self.json::<protocol::Problem>().why
    }
}
