//! Texts that fit into a line.

use std::fmt;
use std::str::FromStr;

/// A text of one line: words with one space between. The protocol writes the empty one as `<empty>`.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text(String);

/// How the protocol writes the empty text.
const EMPTY: &str = "<empty>";

impl Text {
    /// Any text, made one line: spaces, line breaks and other control characters between words become
    /// one space.
    pub fn new(text: &str) -> Text {
        let apart = |letter: char| letter.is_whitespace() || letter.is_control();
        let words: Vec<&str> = text.split(apart).filter(|word| !word.is_empty()).collect();
        match words.as_slice() {
            [EMPTY] => Text::default(),
            words => Text(words.join(" ")),
        }
    }

    /// The text itself, empty if it is empty.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_empty() { EMPTY } else { &self.0 })
    }
}

/// The name of an option, or one of its choices: a text that is not empty and has none of the protocol's
/// own words in it, such as `value`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(Text);

/// The words that end a name.
pub(crate) const RESERVED: [&str; 7] = ["name", "type", "value", "default", "min", "max", "var"];

impl Name {
    /// The name itself.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl TryFrom<Text> for Name {
    type Error = NameError;

    fn try_from(text: Text) -> Result<Name, NameError> {
        match text.as_str().split(' ').find(|word| RESERVED.contains(word)) {
            Some(_) => Err(NameError::Reserved),
            None if text.as_str().is_empty() => Err(NameError::Empty),
            None => Ok(Name(text)),
        }
    }
}

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Name, NameError> {
        Text::new(text).try_into()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// It is empty.
    Empty,
    /// It has a word in it that would end it.
    Reserved,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::Empty => f.write_str("an empty name"),
            NameError::Reserved => write!(f, "a name has one of these words in it: {}", RESERVED.join(", ")),
        }
    }
}

impl std::error::Error for NameError {}
