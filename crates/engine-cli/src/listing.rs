//! Files that list something, one a line.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Reads a file of `what`; `read` says what a line holds, if anything.
///
/// # Errors
/// If the file can't be read, or a line makes no sense, or none holds anything.
pub fn read<T>(
    path: &Path,
    what: &'static str,
    read: impl Fn(&str) -> Option<Result<T, String>>,
) -> Result<Vec<T>, ListingError> {
    let named = |kind| ListingError { path: path.to_path_buf(), kind };
    let text = fs::read_to_string(path).map_err(|error| named(Kind::Io(error)))?;
    parse(&text, what, read).map_err(named)
}

/// The same for the text of a file.
pub fn parse<T>(
    text: &str,
    what: &'static str,
    read: impl Fn(&str) -> Option<Result<T, String>>,
) -> Result<Vec<T>, Kind> {
    let wrong = |number| move |why| Kind::Line { number, why };
    let lines = (1..).zip(text.lines());
    let list: Vec<T> = lines
        .filter_map(|(number, line)| Some(read(line)?.map_err(wrong(number))))
        .collect::<Result<_, _>>()?;
    if list.is_empty() { Err(Kind::Empty { what }) } else { Ok(list) }
}

/// Why a file gives no list.
#[derive(Debug)]
pub struct ListingError {
    path: PathBuf,
    kind: Kind,
}

#[derive(Debug)]
pub enum Kind {
    Io(io::Error),
    /// Lines are numbered from 1.
    Line {
        number: usize,
        why: String,
    },
    Empty {
        what: &'static str,
    },
}

impl fmt::Display for ListingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.path.display())?;
        match &self.kind {
            Kind::Io(error) => error.fmt(f),
            Kind::Line { number, why } => write!(f, "line {number}: {why}"),
            Kind::Empty { what } => write!(f, "it holds no {what}"),
        }
    }
}

impl std::error::Error for ListingError {}
