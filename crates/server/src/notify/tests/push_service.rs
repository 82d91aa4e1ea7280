//! Just enough of a push service.

use std::collections::HashMap;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A push service on a free port of this machine.
pub struct PushService {
    pub endpoint: String,
    requests: mpsc::UnboundedReceiver<Request>,
}

pub struct Request {
    pub line: String,
    /// By name in small letters.
    pub headers: HashMap<String, String>,
    pub body: Vec<u8>,
}

impl PushService {
    /// Answers the first requests with these statuses, and the others with 201.
    pub async fn open(statuses: &'static [u16]) -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let endpoint = format!("http://{}/send/abc", listener.local_addr().unwrap());
        let (told, requests) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let mut statuses = statuses.iter().copied();
            while let Ok((mut stream, _)) = listener.accept().await {
                let request = read(&mut stream).await;
                let status = statuses.next().unwrap_or(201);
                let answer = format!("HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
                told.send(request).unwrap();
            }
        });
        PushService { endpoint, requests }
    }

    pub async fn next(&mut self) -> Request {
        self.requests.recv().await.expect("the service is open")
    }
}

async fn read(stream: &mut TcpStream) -> Request {
    let mut bytes = Vec::new();
    let head = loop {
        let mut some = [0; 1_024];
        let n = stream.read(&mut some).await.unwrap();
        bytes.extend_from_slice(&some[..n]);
        if let Some(at) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break at;
        }
    };
    let text = String::from_utf8(bytes[..head].to_vec()).unwrap();
    let mut lines = text.split("\r\n");
    let line = lines.next().unwrap().to_owned();
    let headers: HashMap<String, String> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let length: usize = headers["content-length"].parse().unwrap();
    let mut body = bytes[head + 4..].to_vec();
    while body.len() < length {
        let mut some = [0; 1_024];
        let n = stream.read(&mut some).await.unwrap();
        body.extend_from_slice(&some[..n]);
    }
    Request { line, headers, body }
}
