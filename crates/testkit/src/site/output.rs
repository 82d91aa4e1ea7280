//! What the server says on its two streams.

use std::io::{BufRead, BufReader, Read};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

/// Lines kept; of more, the oldest are forgotten.
const LINES_MAX: usize = 20_000;

#[derive(Clone, Default)]
pub(super) struct Output(Arc<Mutex<Lines>>);

#[derive(Default)]
struct Lines {
    kept: std::collections::VecDeque<String>,
    panics: Vec<String>,
}

impl Output {
    /// Reads the stream to its end, in a thread: a test that is busy must not hold the server up.
    pub fn follow(&self, stream: impl Read + Send + 'static) {
        self.follow_until(stream, |_| {});
    }

    /// As `follow`; answers what is said after `prefix`, once it is.
    pub fn follow_for(
        &self,
        stream: impl Read + Send + 'static,
        prefix: &'static str,
    ) -> oneshot::Receiver<String> {
        let (sender, receiver) = oneshot::channel();
        let mut sender = Some(sender);
        self.follow_until(stream, move |line| {
            if let Some(rest) = line.strip_prefix(prefix)
                && let Some(sender) = sender.take()
            {
                // Who started the server may have given up on it.
                drop(sender.send(rest.to_owned()));
            }
        });
        receiver
    }

    fn follow_until(&self, stream: impl Read + Send + 'static, mut hear: impl FnMut(&str) + Send + 'static) {
        let output = self.clone();
        thread::spawn(move || {
            for line in BufReader::new(stream).split(b'\n') {
                let Ok(line) = line else { return };
                let line = String::from_utf8_lossy(&line).into_owned();
                hear(&line);
                output.keep(line);
            }
        });
    }

    fn keep(&self, line: String) {
        let mut lines = self.lines();
        if line.contains("panicked") {
            lines.panics.push(line.clone());
        }
        lines.kept.push_back(line);
        if lines.kept.len() > LINES_MAX {
            lines.kept.pop_front();
        }
    }

    /// What is kept, line by line.
    pub fn text(&self) -> String {
        self.lines().kept.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// The lines that tell of a panic.
    pub fn panics(&self) -> Vec<String> {
        self.lines().panics.clone()
    }

    fn lines(&self) -> std::sync::MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
