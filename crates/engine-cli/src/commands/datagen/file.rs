use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use crate::record::Record;

/// Appends whole games in the order of their numbers.
pub(super) struct Writer {
    file: File,
    games: u64,
    records: u64,
    /// Games that came before their turn.
    waiting: BTreeMap<u64, Vec<Record>>,
}

impl Writer {
    /// Opens the file, or makes it. What a writer that was stopped has left of a game is cut off.
    ///
    /// # Errors
    /// Whatever the file system refuses, and a file that holds anything but records.
    pub fn open(path: &Path) -> io::Result<Writer> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let (games, records) = whole_games(&file)?;
        file.set_len(records * Record::BYTES as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Writer { file, games, records, waiting: BTreeMap::new() })
    }

    /// Games that the file holds.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Positions that the file holds.
    pub fn records(&self) -> u64 {
        self.records
    }

    /// Takes a game, and writes all whose turn it is.
    pub fn put(&mut self, game: u64, records: Vec<Record>) -> io::Result<()> {
        self.waiting.insert(game, records);
        while let Some(records) = self.waiting.remove(&self.games) {
            let bytes: Vec<u8> = records.iter().flat_map(|record| record.to_bytes()).collect();
            self.file.write_all(&bytes)?;
            self.games += 1;
            self.records += records.len() as u64;
        }
        Ok(())
    }
}

/// How many whole games a file begins with, and how many records those are.
fn whole_games(file: &File) -> io::Result<(u64, u64)> {
    let mut reader = BufReader::new(file);
    let mut bytes = [0; Record::BYTES];
    let (mut games, mut whole, mut read) = (0, 0, 0);
    loop {
        match reader.read_exact(&mut bytes) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok((games, whole)),
            Err(error) => return Err(error),
        }
        let record = Record::from_bytes(&bytes)
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, format!("no record at {read}")))?;
        read += 1;
        if record.place.last {
            (games, whole) = (games + 1, read);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::record::Place;

    fn game(plies: u16) -> Vec<Record> {
        let record = |ply| Record {
            place: Place { first: ply == 0, last: ply + 1 == plies },
            ..Record::of(&ataxx::Position::start(), 0, ply)
        };
        (0..plies).map(record).collect()
    }

    #[test]
    fn games_come_in_their_order_and_halves_are_cut_off() {
        let path = std::env::temp_dir().join(format!("games-{}.bin", std::process::id()));
        let mut writer = Writer::open(&path).unwrap();
        writer.put(1, game(3)).unwrap();
        assert_eq!((writer.games(), writer.records()), (0, 0));
        writer.put(0, game(2)).unwrap();
        assert_eq!((writer.games(), writer.records()), (2, 5));
        let whole = fs::read(&path).unwrap();
        let half: Vec<u8> = game(4)[..2].iter().flat_map(|record| record.to_bytes()).collect();
        fs::write(&path, [&whole[..], &half, &[7]].concat()).unwrap();
        let writer = Writer::open(&path).unwrap();
        assert_eq!((writer.games(), writer.records()), (2, 5));
        assert_eq!(fs::read(&path).unwrap(), whole);
        fs::write(&path, [0xFF; Record::BYTES]).unwrap();
        assert_eq!(Writer::open(&path).err().unwrap().kind(), io::ErrorKind::InvalidData);
        fs::remove_file(path).unwrap();
    }
}
