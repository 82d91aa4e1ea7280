//! Many WebSockets in one thread: it must cost little, for it shares the machine with what it measures.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::Instant;

use rustix::event::epoll::{self, CreateFlags, EventData, EventFlags};
use rustix::fd::OwnedFd;
use rustix::time::Timespec;

use super::BenchError;
use super::frame::{self, Kind};

/// Events taken in one go.
const EVENTS: usize = 1024;
/// Read in one go; more is read at the next turn.
const BUFFER: usize = 128 * 1024;

/// What hears the messages.
pub trait Listener {
    /// A text has come on this line.
    fn heard(&mut self, lines: &mut Lines, line: usize, text: &str);
}

/// All connections, and what waits for them.
pub struct Net {
    epoll: OwnedFd,
    events: Vec<epoll::Event>,
    buffer: Box<[u8]>,
    pub lines: Lines,
}

/// All connections, numbered as they came.
#[derive(Default)]
pub struct Lines {
    lines: Vec<Line>,
    out: Vec<u8>,
    /// Lines that ended before we wanted them to.
    pub lost: usize,
}

struct Line {
    stream: TcpStream,
    /// The beginning of a message whose end has not come.
    partial: Vec<u8>,
    open: bool,
}

impl Net {
    pub fn new() -> Result<Net, BenchError> {
        let epoll = epoll::create(CreateFlags::CLOEXEC).map_err(|error| cannot_poll(error.into()))?;
        let buffer = vec![0; BUFFER].into_boxed_slice();
        Ok(Net { epoll, events: Vec::with_capacity(EVENTS), buffer, lines: Lines::default() })
    }

    /// Takes over a WebSocket; its number is how many came before.
    pub fn add(&mut self, stream: TcpStream) -> Result<usize, BenchError> {
        stream.set_nonblocking(true).map_err(cannot_poll)?;
        let number = self.lines.lines.len();
        epoll::add(&self.epoll, &stream, EventData::new_u64(number as u64), EventFlags::IN)
            .map_err(|error| cannot_poll(error.into()))?;
        self.lines.lines.push(Line { stream, partial: Vec::new(), open: true });
        Ok(number)
    }

    /// Hands what has come to `listener`; waits for something to come, but not past `until`.
    pub fn turn(&mut self, until: Instant, listener: &mut impl Listener) -> Result<(), BenchError> {
        let wait = until.saturating_duration_since(Instant::now());
        let wait = Timespec { tv_sec: wait.as_secs() as _, tv_nsec: wait.subsec_nanos().into() };
        self.events.clear();
        let events = rustix::buffer::spare_capacity(&mut self.events);
        match epoll::wait(&self.epoll, events, Some(&wait)) {
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(cannot_poll(error.into())),
        }
        for event in &self.events {
            self.lines.read(event.data.u64() as usize, &mut self.buffer, listener)?;
        }
        Ok(())
    }
}

fn cannot_poll(error: std::io::Error) -> BenchError {
    BenchError::Io { what: "waiting for sockets", error }
}

impl Lines {
    /// Sends a text. A line that takes no more is lost: the other end has stopped reading.
    pub fn say(&mut self, line: usize, text: &[u8]) {
        self.send(line, Kind::Text, text);
    }

    pub fn len(&self) -> usize {
        self.lines.len()
    }

    fn send(&mut self, number: usize, kind: Kind, payload: &[u8]) {
        self.out.clear();
        frame::write(&mut self.out, kind, payload);
        let Some(line) = self.lines.get_mut(number).filter(|line| line.open) else { return };
        if line.stream.write_all(&self.out).is_err() {
            self.lose(number);
        }
    }

    fn lose(&mut self, number: usize) {
        let line = &mut self.lines[number];
        if std::mem::take(&mut line.open) {
            self.lost += 1;
            // It is given up already; if it can't even be shut, the system will do so at our end.
            let _gone = line.stream.shutdown(std::net::Shutdown::Both);
        }
    }

    fn read(
        &mut self,
        number: usize,
        buffer: &mut [u8],
        listener: &mut impl Listener,
    ) -> Result<(), BenchError> {
        let line = &mut self.lines[number];
        if !line.open {
            return Ok(());
        }
        let had = line.partial.len();
        buffer[..had].copy_from_slice(&line.partial);
        line.partial.clear();
        match line.stream.read(&mut buffer[had..]) {
            Ok(0) => self.lose(number),
            Ok(len) => {
                let used = self.hand_on(number, &buffer[..had + len], listener)?;
                self.lines[number].partial.extend_from_slice(&buffer[used..had + len]);
            }
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {
                line.partial.extend_from_slice(&buffer[..had]);
            }
            Err(_) => self.lose(number),
        }
        Ok(())
    }

    /// Hands on whole messages and answers pings; says how many bytes that were.
    fn hand_on(
        &mut self,
        number: usize,
        bytes: &[u8],
        listener: &mut impl Listener,
    ) -> Result<usize, BenchError> {
        let mut used = 0;
        while let Some((kind, payload)) = frame::read(&bytes[used..])? {
            let end = used + payload.end;
            let payload = &bytes[used + payload.start..end];
            used = end;
            match (kind, std::str::from_utf8(payload)) {
                (Kind::Text, Ok(text)) => listener.heard(self, number, text),
                (Kind::Ping, _) => self.send(number, Kind::Pong, payload),
                (Kind::Pong, _) => {}
                (Kind::Text, Err(_)) | (Kind::Close, _) => self.lose(number),
            }
        }
        Ok(used)
    }
}
