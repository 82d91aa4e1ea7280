//! An engine in a process.

use std::process::Stdio;
use std::time::Duration;

use ataxx::{Move, Position};
use thiserror::Error;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use uai::{Answer, Go, LINE_BYTES_MAX};

use super::options::Setting;

/// How long an engine may take to introduce itself, and to be ready: networks are large.
const START_MAX: Duration = Duration::from_secs(30);

/// Why an engine can't be played with.
#[derive(Debug, Error)]
pub(super) enum EngineError {
    #[error("the engine can't be started: {0}")]
    Start(std::io::Error),
    #[error("the engine has ended")]
    Ended,
    #[error("the engine can't be spoken to: {0}")]
    Pipe(#[from] std::io::Error),
    #[error("the engine says nothing")]
    Silent,
}

/// A running engine; the process ends when this is dropped.
pub(super) struct Engine {
    pub name: String,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
    /// The line that is being read.
    line: Vec<u8>,
    _child: Child,
}

impl Engine {
    /// Starts the engine and sets its options.
    pub async fn start(command: &str, settings: &[Setting]) -> Result<Engine, EngineError> {
        let mut child = Command::new("sh")
            .args(["-c", &format!("exec {command}")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(EngineError::Start)?;
        let stdin = child.stdin.take().ok_or(EngineError::Ended)?;
        let stdout = BufReader::new(child.stdout.take().ok_or(EngineError::Ended)?);
        let name = command.to_owned();
        let mut engine = Engine { name, stdin, stdout, line: Vec::new(), _child: child };
        let introduced = tokio::time::timeout(START_MAX, engine.introduce(settings)).await;
        introduced.map_err(|_| EngineError::Silent)??;
        Ok(engine)
    }

    async fn introduce(&mut self, settings: &[Setting]) -> Result<(), EngineError> {
        self.tell(&uai::Command::Uai).await?;
        loop {
            match self.hear().await? {
                Answer::Name(name) => self.name = name.as_str().to_owned(),
                Answer::UaiOk => break,
                _ => {}
            }
        }
        for Setting { name, value } in settings {
            let (name, value) = (name.clone(), value.clone());
            self.tell(&uai::Command::SetOption { name, value }).await?;
        }
        self.tell(&uai::Command::NewGame).await?;
        self.ready().await
    }

    async fn ready(&mut self) -> Result<(), EngineError> {
        self.tell(&uai::Command::IsReady).await?;
        while self.hear().await? != Answer::ReadyOk {}
        Ok(())
    }

    /// Orders a search, whose result is to be asked for by [`best_move`](Engine::best_move).
    pub async fn think(&mut self, start: Position, moves: Vec<Move>, go: Go) -> Result<(), EngineError> {
        self.tell(&uai::Command::Position { start, moves }).await?;
        self.tell(&uai::Command::Go(go)).await
    }

    /// Ends the search; its result still comes.
    pub async fn stop(&mut self) -> Result<(), EngineError> {
        self.tell(&uai::Command::Stop).await
    }

    /// The result of a search. Asking may be given up and done again: nothing is lost.
    pub async fn best_move(&mut self) -> Result<Option<Move>, EngineError> {
        loop {
            if let Answer::BestMove(best) = self.hear().await? {
                return Ok(best);
            }
        }
    }

    async fn tell(&mut self, command: &uai::Command) -> Result<(), EngineError> {
        let told = match self.stdin.write_all(format!("{command}\n").as_bytes()).await {
            Ok(()) => self.stdin.flush().await,
            failed => failed,
        };
        told.map_err(|error| match error.kind() {
            std::io::ErrorKind::BrokenPipe => EngineError::Ended,
            _ => EngineError::Pipe(error),
        })
    }

    /// The next line that is understood. Engines say much else, such as banners.
    async fn hear(&mut self) -> Result<Answer, EngineError> {
        loop {
            let room = (LINE_BYTES_MAX + 1).saturating_sub(self.line.len());
            let mut bounded = (&mut self.stdout).take(room as u64);
            if bounded.read_until(b'\n', &mut self.line).await? == 0 && room > 0 {
                return Err(EngineError::Ended);
            }
            let line = std::mem::take(&mut self.line);
            if let Ok(answer) = String::from_utf8_lossy(&line).parse() {
                return Ok(answer);
            }
        }
    }
}
