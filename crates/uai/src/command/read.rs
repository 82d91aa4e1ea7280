//! Reading a command.

use std::str::FromStr;
use std::time::Duration;

use super::{Clock, Command, Go};
use crate::error::{ParseError, Part};
use crate::spelling::{read_move, read_position};
use crate::text::{Name, Text};
use crate::words::{Words, shown, wrong};

impl FromStr for Command {
    type Err = ParseError;

    /// Reads one line. Words that nobody knows are skipped behind `go`, as is the custom; nowhere else.
    ///
    /// # Errors
    /// The first fault found, from left to right.
    fn from_str(line: &str) -> Result<Command, ParseError> {
        let mut words = Words::of(line)?;
        match words.next().ok_or(ParseError::Empty)? {
            "uai" => Ok(Command::Uai),
            "isready" => Ok(Command::IsReady),
            "uainewgame" => Ok(Command::NewGame),
            "setoption" => set_option(words),
            "position" => position(words),
            "go" => go(words).map(Command::Go),
            "stop" => Ok(Command::Stop),
            "quit" => Ok(Command::Quit),
            word => Err(ParseError::Unknown { word: shown(word) }),
        }
    }
}

fn set_option(mut words: Words<'_>) -> Result<Command, ParseError> {
    if !words.accept("name") {
        return Err(ParseError::Missing(Part::OptionName));
    }
    let name = name(words.until(&["value"]))?;
    let value = words.accept("value").then(|| words.all());
    Ok(Command::SetOption { name, value })
}

pub(crate) fn name(text: Text) -> Result<Name, ParseError> {
    let shown = shown(text.as_str());
    match text.try_into() {
        Ok(name) => Ok(name),
        Err(_) if shown.is_empty() => Err(ParseError::Missing(Part::OptionName)),
        Err(_) => Err(wrong(Part::OptionName, &shown)),
    }
}

fn position(mut words: Words<'_>) -> Result<Command, ParseError> {
    let start = read_position(&mut words)?;
    words.accept("moves");
    let moves = words.map(read_move).collect::<Result<_, _>>()?;
    Ok(Command::Position { start, moves })
}

fn go(mut words: Words<'_>) -> Result<Go, ParseError> {
    let mut go = Go::default();
    let (mut black, mut white) = (Times::default(), Times::default());
    while let Some(word) = words.next() {
        match word {
            "btime" => black.left = Some(words.milliseconds()?),
            "wtime" => white.left = Some(words.milliseconds()?),
            "binc" => black.increment = words.milliseconds()?,
            "winc" => white.increment = words.milliseconds()?,
            "movestogo" => go.moves_to_go = Some(words.number(Part::Number)?),
            "movetime" => go.move_time = Some(words.milliseconds()?),
            "depth" => go.depth = Some(words.number(Part::Number)?),
            "nodes" => go.nodes = Some(words.number(Part::Number)?),
            "infinite" => go.infinite = true,
            _ => {}
        }
    }
    (go.black, go.white) = (black.clock(), white.clock());
    Ok(go)
}

/// A clock as its words come, in any order.
#[derive(Default)]
struct Times {
    left: Option<Duration>,
    increment: Duration,
}

impl Times {
    /// An increment alone is no clock.
    fn clock(self) -> Option<Clock> {
        self.left.map(|left| Clock { left, increment: self.increment })
    }
}
