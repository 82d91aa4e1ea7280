//! A file that only grows, by whole records.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

pub struct Append {
    file: File,
    path: PathBuf,
}

impl Append {
    pub fn open(path: &Path) -> io::Result<Append> {
        let file = OpenOptions::new().append(true).create(true).open(path);
        let file = file.map_err(|error| named(path, &error))?;
        Ok(Append { file, path: path.to_path_buf() })
    }

    /// Adds a record. Half of one, on a disk that is full, is cut off again.
    pub fn append(&mut self, record: &str) -> io::Result<()> {
        let before = self.file.metadata()?.len();
        let written = self.file.write_all(record.as_bytes());
        written.map_err(|error| match self.file.set_len(before) {
            Ok(()) => named(&self.path, &error),
            Err(cut) => named(&self.path, &io::Error::other(format!("{error}; half a record stays: {cut}"))),
        })
    }
}

fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
