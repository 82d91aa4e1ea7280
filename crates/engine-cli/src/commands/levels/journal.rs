//! Results on disk, so that no game need be played twice.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

/// What is known, and where more of it goes.
pub struct Journal {
    known: HashMap<Key, [u8; 2]>,
    file: Option<File>,
    seed: u64,
}

/// What decides two games.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Key {
    /// The players' traits.
    players: [String; 2],
    seed: u64,
    opening: u32,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(flatten)]
    key: Key,
    /// The first player's, with Red and with Blue.
    half_points: [u8; 2],
}

impl Journal {
    /// The journal in this file, or one that is forgotten at the end. A line that was begun and not ended is cut off.
    ///
    /// # Errors
    /// If the file can't be read or written, or is no journal.
    pub fn open(path: Option<&Path>, seed: u64) -> io::Result<Journal> {
        let mut journal = Journal { known: HashMap::new(), file: None, seed };
        let Some(path) = path else { return Ok(journal) };
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        for line in text[..whole].lines() {
            let Line { key, half_points } = serde_json::from_str(line)?;
            journal.known.insert(key, half_points);
        }
        file.set_len(whole as u64)?;
        journal.file = Some(file);
        Ok(journal)
    }

    /// Whether there is a file.
    pub fn is_kept(&self) -> bool {
        self.file.is_some()
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The first player's half points with Red and with Blue, if they have played this opening.
    pub fn find(&self, players: &[String; 2], opening: u32) -> Option<[u8; 2]> {
        self.known.get(&self.key(players, opening)).copied()
    }

    /// # Errors
    /// If the file can't be written.
    pub fn keep(&mut self, players: &[String; 2], opening: u32, half_points: [u8; 2]) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let key = Key { players: players.clone(), seed: self.seed, opening };
        let mut line = serde_json::to_string(&Line { key, half_points })?;
        line.push('\n');
        file.write_all(line.as_bytes())
    }

    fn key(&self, players: &[String; 2], opening: u32) -> Key {
        Key { players: players.clone(), seed: self.seed, opening }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_played_is_known_again_even_after_a_broken_line() {
        let path = std::env::temp_dir().join(format!("levels-journal-{}", std::process::id()));
        let players = ["one", "other"].map(String::from);
        let mut journal = Journal::open(Some(&path), 7).unwrap();
        journal.keep(&players, 3, [2, 1]).unwrap();
        drop(journal);
        OpenOptions::new().append(true).open(&path).unwrap().write_all(b"{\"players").unwrap();
        Journal::open(Some(&path), 7).unwrap().keep(&players, 4, [0, 0]).unwrap();
        let journal = Journal::open(Some(&path), 7).unwrap();
        assert_eq!([3, 4, 5].map(|at| journal.find(&players, at)), [Some([2, 1]), Some([0, 0]), None]);
        let other = Journal::open(Some(&path), 8).unwrap();
        assert_eq!(other.find(&players, 3), None, "with another seed it was another game");
        std::fs::remove_file(path).unwrap();
    }
}
