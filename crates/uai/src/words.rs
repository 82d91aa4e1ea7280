//! A line as words.

use std::str::FromStr;
use std::time::Duration;

use crate::error::{ParseError, Part};
use crate::text::Text;

/// The longest line that is read, in bytes: room for more moves than any game has.
pub const LINE_BYTES_MAX: usize = 32 * 1024;

/// How many characters of a wrong word an error repeats.
const SHOWN_MAX: usize = 40;

/// The words of a line that are still to be read.
#[derive(Clone)]
pub(crate) struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// # Errors
    /// If the line is too long.
    pub(crate) fn of(line: &'a str) -> Result<Words<'a>, ParseError> {
        let rest = line.trim();
        match rest.len() {
            bytes if bytes > LINE_BYTES_MAX => Err(ParseError::TooLong { bytes }),
            _ => Ok(Words { rest }),
        }
    }

    pub(crate) fn peek(&self) -> Option<&'a str> {
        self.clone().next()
    }

    /// Skips the next word if it is this one.
    pub(crate) fn accept(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.next();
        }
        found
    }

    /// The next word as a number, if it is one; else it stays.
    pub(crate) fn accept_number<T: FromStr>(&mut self) -> Option<T> {
        let number = self.peek()?.parse().ok();
        if number.is_some() {
            self.next();
        }
        number
    }

    /// The next word, which can't be absent.
    pub(crate) fn need(&mut self, part: Part) -> Result<&'a str, ParseError> {
        self.next().ok_or(ParseError::Missing(part))
    }

    /// The next word as a number.
    pub(crate) fn number<T: FromStr>(&mut self, part: Part) -> Result<T, ParseError> {
        let word = self.need(part)?;
        word.parse().map_err(|_| wrong(part, word))
    }

    /// The next word as milliseconds. Runners let a clock that has run out go below zero: that is zero.
    pub(crate) fn milliseconds(&mut self) -> Result<Duration, ParseError> {
        let ms: i64 = self.number(Part::Milliseconds)?;
        Ok(Duration::from_millis(u64::try_from(ms).unwrap_or(0)))
    }

    /// The words before the first of `ends`, as one text.
    pub(crate) fn until(&mut self, ends: &[&str]) -> Text {
        let mut words = Vec::new();
        while let Some(word) = self.peek().filter(|word| !ends.contains(word)) {
            words.push(word);
            self.next();
        }
        Text::new(&words.join(" "))
    }

    /// All the words that are left, as one text.
    pub(crate) fn all(&mut self) -> Text {
        Text::new(std::mem::take(&mut self.rest))
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest.trim_start();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (word, rest) = rest.split_at(end);
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }
}

pub(crate) fn wrong(part: Part, word: &str) -> ParseError {
    ParseError::Wrong { part, word: shown(word) }
}

/// A word of somebody else's, short enough for a message.
pub(crate) fn shown(word: &str) -> String {
    word.chars().take(SHOWN_MAX).collect()
}
