//! What is said, a line at a time.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use uai::{Answer, Info};

/// Where answers go: both threads have one.
#[derive(Clone)]
pub struct Output(Arc<Mutex<dyn Write + Send>>);

impl Output {
    pub fn new(out: impl Write + Send + 'static) -> Output {
        Output(Arc::new(Mutex::new(out)))
    }

    /// Writes one answer, whole, at once: whoever reads waits for it.
    pub fn say(&self, answer: &Answer) -> io::Result<()> {
        let line = format!("{answer}\n");
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        out.write_all(line.as_bytes())?;
        out.flush()
    }

    /// Says something for people.
    pub fn remark(&self, text: &str) -> io::Result<()> {
        self.say(&Answer::Info(Box::new(Info::remark(text))))
    }
}
