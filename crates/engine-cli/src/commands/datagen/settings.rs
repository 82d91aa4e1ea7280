//! How games are made, and the file beside theirs that says so.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::error::DatagenError;
use crate::whole_file::{self, beside};

/// What decides about a file's games.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Settings {
    /// The content hash of the network that judges.
    pub network: String,
    /// A move, at most.
    pub nodes: u64,
    /// A move, after which no deeper look begins.
    pub soft_nodes: Option<u64>,
    pub plies: Plies,
    /// The most that an opening may be worth to a side, in hundredths of a piece.
    pub uneven: u16,
    /// Games of a hundred on boards with gaps.
    pub gaps: u64,
    /// Moves of a hundred that are drawn by chance.
    pub stray: u64,
    /// The lead that ends a game, in hundredths of a piece.
    pub adjudicate: Option<u16>,
    pub seed: u64,
}

/// Random plies, from the least to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plies {
    pub min: u32,
    pub max: u32,
}

/// Where the settings lie by which a file was made.
pub(in crate::commands) fn path(file: &Path) -> PathBuf {
    beside(file, "settings")
}

impl Settings {
    /// Sees to it that the settings beside `file` are these; they are written there if it is empty.
    pub fn agree_with(&self, file: &Path, is_empty: bool) -> Result<(), DatagenError> {
        let path = path(file);
        let text = self.to_string();
        if is_empty {
            return whole_file::write(&path, |to| writeln!(to, "{text}")).map_err(DatagenError::file(&path));
        }
        let made = match fs::read_to_string(&path) {
            Ok(made) => Some(made.trim().to_owned()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(DatagenError::File { path, error }),
        };
        if made.as_ref() == Some(&text) {
            return Ok(());
        }
        Err(DatagenError::Settings { path: file.to_path_buf(), made })
    }
}

/// One line of JSON.
impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Display for Plies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.min, self.max)
    }
}

impl FromStr for Plies {
    type Err = String;

    fn from_str(text: &str) -> Result<Plies, String> {
        let (min, max) = text.split_once('-').unwrap_or((text, text));
        match (min.parse(), max.parse()) {
            (Ok(min), Ok(max)) if min <= max => Ok(Plies { min, max }),
            _ => Err("two numbers are wanted, as in 6-14".to_owned()),
        }
    }
}

impl Serialize for Plies {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_are_a_range() {
        assert_eq!("6-14".parse(), Ok(Plies { min: 6, max: 14 }));
        assert_eq!("8".parse(), Ok(Plies { min: 8, max: 8 }));
        for wrong in ["", "9-8", "a-b", "-3", "3-"] {
            assert!(wrong.parse::<Plies>().is_err(), "{wrong}");
        }
    }
}
