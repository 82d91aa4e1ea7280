//! Connections to a server on this machine, and what is said on them before the WebSocket begins. Blocking: it
//! is for the threads that set things up.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddrV4, TcpStream};

use rustix::net::{AddressFamily, SocketFlags, SocketType, ipproto, socket_with};

use super::BenchError;

/// An address has some 28,000 ports to call from (Linux' default range), so every so many connections call
/// from another of the addresses that all mean this machine.
const FROM_ONE_ADDRESS: usize = 10_000;
/// Far longer than any answer of the server to a request.
const ANSWER_MAX: u64 = 16 * 1024;

/// The `n`th connection to `to`.
pub fn connect(to: SocketAddrV4, n: usize) -> Result<TcpStream, BenchError> {
    let call = || -> std::io::Result<TcpStream> {
        let kind = (AddressFamily::INET, SocketType::STREAM, SocketFlags::CLOEXEC);
        let socket = socket_with(kind.0, kind.1, kind.2, Some(ipproto::TCP))?;
        let from = Ipv4Addr::new(127, 0, 0, (2 + n / FROM_ONE_ADDRESS) as u8);
        rustix::net::bind(&socket, &SocketAddrV4::new(from, 0))?;
        rustix::net::connect(&socket, &to)?;
        let stream = TcpStream::from(socket);
        stream.set_nodelay(true)?;
        Ok(stream)
    };
    call().map_err(BenchError::io("connecting"))
}

/// Makes the connection a WebSocket.
///
/// # Errors
/// If it is refused.
pub fn upgrade(mut stream: TcpStream, path: &str) -> Result<TcpStream, BenchError> {
    let head = format!(
        "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).map_err(BenchError::io("upgrading"))?;
    // One byte at a time costs little here, and takes nothing of what follows.
    let mut reader = BufReader::with_capacity(1, &stream);
    let answer = Head::read(&mut reader)?;
    if answer.status != 101 {
        let body = String::new();
        return Err(BenchError::Http { path: path.to_owned(), status: answer.status, body });
    }
    Ok(stream)
}

/// A connection for requests, one after the other.
pub struct Http(BufReader<TcpStream>);

impl Http {
    pub fn new(stream: TcpStream) -> Http {
        Http(BufReader::new(stream))
    }

    /// Posts JSON and returns the JSON that is answered.
    ///
    /// # Errors
    /// Any answer but success.
    pub fn post(&mut self, path: &str, body: &str) -> Result<String, BenchError> {
        let length = body.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        );
        self.0.get_mut().write_all(request.as_bytes()).map_err(BenchError::io("asking"))?;
        let head = Head::read(&mut self.0)?;
        let mut answer = String::new();
        let length = head.length.ok_or(BenchError::NotHttp)?.min(ANSWER_MAX);
        let mut rest = (&mut self.0).take(length);
        rest.read_to_string(&mut answer).map_err(BenchError::io("reading an answer"))?;
        match head.status {
            200..300 => Ok(answer),
            status => Err(BenchError::Http { path: path.to_owned(), status, body: answer }),
        }
    }
}

struct Head {
    status: u16,
    length: Option<u64>,
}

impl Head {
    fn read(reader: &mut impl BufRead) -> Result<Head, BenchError> {
        let mut line = String::new();
        let mut next = || {
            line.clear();
            reader.take(ANSWER_MAX).read_line(&mut line).map_err(BenchError::io("reading a head"))?;
            Ok::<String, BenchError>(line.trim_end().to_ascii_lowercase())
        };
        let status = next()?.split(' ').nth(1).and_then(|status| status.parse().ok());
        let mut head = Head { status: status.ok_or(BenchError::NotHttp)?, length: None };
        loop {
            match next()? {
                line if line.is_empty() => return Ok(head),
                line => {
                    let length = line.strip_prefix("content-length:").map(|length| length.trim().parse());
                    head.length = length.transpose().map_err(|_| BenchError::NotHttp)?.or(head.length);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_says_status_and_length_and_leaves_the_rest() {
        let mut answer = &b"HTTP/1.1 201 Created\r\nContent-Length: 5\r\nvary: x\r\n\r\nhello"[..];
        let head = Head::read(&mut answer).unwrap();
        assert_eq!((head.status, head.length, answer), (201, Some(5), &b"hello"[..]));
        assert!(matches!(Head::read(&mut &b"nonsense\r\n\r\n"[..]), Err(BenchError::NotHttp)));
    }
}
