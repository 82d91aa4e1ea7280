//! A program at the other end of three pipes.

use std::io::{self, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TryRecvError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::command_line::CommandLine;
use crate::halt::Halt;
use crate::speak::lines::Lines;

/// Lines that nobody has listened to yet; a program that says more waits.
const LINES_WAITING: usize = 4_096;
/// How often a wait looks whether all shall end.
const LOOK: Duration = Duration::from_millis(50);
/// How long a program that ends may take for it.
const FAREWELL: Duration = Duration::from_millis(500);
/// Characters of the last words that are kept.
const LAST_WORDS_MAX: usize = 200;

/// A running program; told to quit, then killed, when it is dropped.
///
/// What it is told must fit into a pipe between two of its answers: that is 64 KiB, and the longest game is 24.
pub struct Process {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<Line>,
    /// Gives the last words, once there are no more.
    errors: Option<JoinHandle<String>>,
}

/// What it has said, and when that came.
pub struct Line {
    pub text: String,
    pub at: Instant,
}

/// What a wait has brought.
pub enum Heard {
    Line(Line),
    /// Nothing in time.
    Late,
    /// Its output has ended.
    Ended,
    /// All shall end.
    Halted,
}

impl Process {
    /// # Errors
    /// If the system can't start it.
    pub fn start(line: &CommandLine) -> io::Result<Process> {
        let mut command = Command::new(&line.program);
        command.args(&line.arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        apart(&mut command);
        let mut child = command.spawn()?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = pipes else {
            unreachable!("all three were asked for")
        };
        let (sender, lines) = mpsc::sync_channel(LINES_WAITING);
        thread::spawn(move || listen(stdout, &sender));
        let errors = Some(thread::spawn(move || last_words(stderr)));
        Ok(Process { child, stdin, lines, errors })
    }

    /// # Errors
    /// If it listens no more.
    pub fn tell(&mut self, command: &uai::Command) -> io::Result<()> {
        self.stdin.write_all(format!("{command}\n").as_bytes())
    }

    /// Waits for the next line. What has come before `until` is never late.
    pub fn hear(&self, until: Instant, halt: &Halt) -> Heard {
        loop {
            match self.lines.try_recv() {
                Ok(line) => return Heard::Line(line),
                Err(TryRecvError::Disconnected) => return Heard::Ended,
                Err(TryRecvError::Empty) if halt.is_asked() => return Heard::Halted,
                Err(TryRecvError::Empty) => {}
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Heard::Late;
            }
            match self.lines.recv_timeout(left.min(LOOK)) {
                Ok(line) => return Heard::Line(line),
                Err(RecvTimeoutError::Disconnected) => return Heard::Ended,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// How it has ended, and its last words on standard error.
    pub fn end(&mut self) -> String {
        let status = self.wait_for_end();
        let status = status.unwrap_or_else(|| String::from("it closed its output"));
        let read = |errors: &JoinHandle<String>| wait(|| errors.is_finished().then_some(())).is_some();
        // A program that it has started may keep the pipe open: then nobody knows the last words yet.
        let words = self.errors.take_if(|errors| read(errors)).and_then(|errors| errors.join().ok());
        match words.filter(|words| !words.is_empty()) {
            Some(words) => format!("{status}; last words: {words}"),
            None => status,
        }
    }

    /// How it has ended, if it does.
    fn wait_for_end(&mut self) -> Option<String> {
        wait(|| match self.child.try_wait() {
            Ok(status) => status.map(|status| status.to_string()),
            Err(error) => Some(error.to_string()),
        })
    }
}

/// Waits until there is something, but not for ever.
fn wait<T>(mut something: impl FnMut() -> Option<T>) -> Option<T> {
    let until = Instant::now() + FAREWELL;
    loop {
        let some = something();
        if some.is_some() || Instant::now() >= until {
            return some;
        }
        thread::sleep(Duration::from_millis(2));
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // One that is gone already can neither be told nor killed, and that is as well.
        drop(self.tell(&uai::Command::Quit));
        if self.wait_for_end().is_none() {
            drop(self.child.kill());
            drop(self.child.wait());
        }
    }
}

/// A Ctrl-C in the terminal goes to a whole group of processes; the engines are told to end in due course.
fn apart(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(not(unix))]
    let _ = command;
}

/// Passes lines on until the output ends, can't be read, or nobody listens.
fn listen(output: impl Read, sender: &SyncSender<Line>) {
    for text in Lines::new(BufReader::new(output)).map_while(Result::ok) {
        if sender.send(Line { text, at: Instant::now() }).is_err() {
            break;
        }
    }
}

/// The last line that is not empty.
fn last_words(errors: impl Read) -> String {
    let lines = Lines::new(BufReader::new(errors)).map_while(Result::ok);
    let said = lines.filter(|line| !line.trim().is_empty());
    said.last().unwrap_or_default().trim().chars().take(LAST_WORDS_MAX).collect()
}
