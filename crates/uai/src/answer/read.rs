//! Reading an answer.

use std::str::FromStr;
use std::time::Duration;

use super::{Answer, Info, OptionKind, Score};
use crate::command::read_name;
use crate::error::{ParseError, Part};
use crate::spelling::read_move;
use crate::text::RESERVED;
use crate::words::{Words, shown, wrong};

impl FromStr for Answer {
    type Err = ParseError;

    /// Reads one line. What follows the best move (`ponder`) and words that nobody knows in an `info` are
    /// skipped, as are its numbers that can't be read.
    ///
    /// # Errors
    /// The first fault found, from left to right; [`ParseError::Unknown`] for chatter such as a banner.
    fn from_str(line: &str) -> Result<Answer, ParseError> {
        let mut words = Words::of(line)?;
        match words.next().ok_or(ParseError::Empty)? {
            "id" => id(words),
            "option" => option(words),
            "uaiok" => Ok(Answer::UaiOk),
            "readyok" => Ok(Answer::ReadyOk),
            "info" => Ok(Answer::Info(Box::new(info(words)))),
            "bestmove" => best_move(words).map(Answer::BestMove),
            word => Err(ParseError::Unknown { word: shown(word) }),
        }
    }
}

fn id(mut words: Words<'_>) -> Result<Answer, ParseError> {
    match words.need(Part::Id)? {
        "name" => Ok(Answer::Name(words.all())),
        "author" => Ok(Answer::Author(words.all())),
        word => Err(wrong(Part::Id, word)),
    }
}

fn best_move(mut words: Words<'_>) -> Result<Option<ataxx::Move>, ParseError> {
    match words.need(Part::BestMove)? {
        "(none)" | "none" => Ok(None),
        word => read_move(word).map(Some),
    }
}

fn option(mut words: Words<'_>) -> Result<Answer, ParseError> {
    if !words.accept("name") {
        return Err(ParseError::Missing(Part::OptionName));
    }
    let name = read_name(words.until(&["type"]))?;
    words.accept("type");
    let kind = match words.need(Part::OptionType)? {
        "check" => OptionKind::Check { default: check(&mut words)? },
        "spin" => spin(words)?,
        "combo" => combo(words)?,
        "button" => OptionKind::Button,
        "string" => {
            words.accept("default");
            OptionKind::String { default: words.all() }
        }
        word => return Err(wrong(Part::OptionType, word)),
    };
    Ok(Answer::Option { name, kind })
}

fn check(words: &mut Words<'_>) -> Result<bool, ParseError> {
    words.accept("default");
    words.number(Part::Default)
}

fn spin(mut words: Words<'_>) -> Result<OptionKind, ParseError> {
    let (mut default, mut min, mut max) = (None, None, None);
    while let Some(word) = words.next() {
        match word {
            "default" => default = Some(words.number(Part::Default)?),
            "min" => min = Some(words.number(Part::Min)?),
            "max" => max = Some(words.number(Part::Max)?),
            _ => {}
        }
    }
    Ok(OptionKind::Spin {
        default: default.ok_or(ParseError::Missing(Part::Default))?,
        min: min.ok_or(ParseError::Missing(Part::Min))?,
        max: max.ok_or(ParseError::Missing(Part::Max))?,
    })
}

fn combo(mut words: Words<'_>) -> Result<OptionKind, ParseError> {
    let (mut default, mut choices) = (None, Vec::new());
    while let Some(word) = words.next() {
        match word {
            "default" => default = Some(read_name(words.until(&RESERVED))?),
            "var" => choices.push(read_name(words.until(&RESERVED))?),
            _ => {}
        }
    }
    Ok(OptionKind::Combo { default: default.ok_or(ParseError::Missing(Part::Default))?, choices })
}

/// Numbers that are none (`nps inf`, `score cp nan`) are left out: the rest of the line is as good as ever.
fn info(mut words: Words<'_>) -> Info {
    let mut info = Info::default();
    while let Some(word) = words.next() {
        match word {
            "depth" => info.depth = words.accept_number(),
            "seldepth" => info.seldepth = words.accept_number(),
            "multipv" => info.multipv = words.accept_number(),
            "score" => info.score = score(&mut words),
            "nodes" => info.nodes = words.accept_number(),
            "nps" => info.nps = words.accept_number(),
            "hashfull" => info.hashfull = words.accept_number(),
            "time" => info.time = words.accept_number().map(Duration::from_millis),
            "pv" => info.pv = line(&mut words),
            "string" => info.string = Some(words.all()),
            _ => {}
        }
    }
    info
}

/// `cp N`, `mate N`, or `N` alone.
fn score(words: &mut Words<'_>) -> Option<Score> {
    if words.accept("mate") {
        return words.accept_number().map(Score::Mate);
    }
    words.accept("cp");
    words.accept_number().map(Score::Centi)
}

/// Moves, up to the first word that is none.
fn line(words: &mut Words<'_>) -> Vec<ataxx::Move> {
    let mut moves = Vec::new();
    while let Some(Ok(mv)) = words.peek().map(read_move) {
        moves.push(mv);
        words.next();
    }
    moves
}
