//! Positions with their best moves, as text.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use ataxx::{Move, Position};

use crate::listing::{self, Kind, ListingError};

/// Those that the program carries; how they were made stands on the card beside the file.
const OWN: &str = include_str!("../../../best-moves/positions.txt");

/// A position and the moves that solve it; at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub position: Position,
    pub best: Vec<Move>,
}

/// As a line of a corpus.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};", self.position)?;
        self.best.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}

impl FromStr for Entry {
    type Err = String;

    fn from_str(line: &str) -> Result<Entry, String> {
        let (fen, moves) = line.split_once(';').ok_or("no semicolon after the position")?;
        let position: Position = fen.trim().parse().map_err(|error| format!("{error}"))?;
        let read = |word: &str| match word.parse() {
            Ok(mv) if position.is_legal(mv) => Ok(mv),
            Ok(_) => Err(format!("{word} is not legal")),
            Err(error) => Err(format!("{word}: {error}")),
        };
        let best: Vec<Move> = moves.split_whitespace().map(read).collect::<Result<_, _>>()?;
        if best.is_empty() { Err("no move".to_owned()) } else { Ok(Entry { position, best }) }
    }
}

pub struct Corpus(pub Vec<Entry>);

impl Corpus {
    pub fn own() -> Corpus {
        Corpus(parse(OWN).expect("a test has read it"))
    }

    /// Reads a corpus; empty lines and those that begin with `#` are passed over.
    ///
    /// # Errors
    /// If the file can't be read, or a line is no position with legal moves, or there is none.
    pub fn read(path: &Path) -> Result<Corpus, ListingError> {
        listing::read(path, WHAT, entry).map(Corpus)
    }
}

const WHAT: &str = "position";

fn parse(text: &str) -> Result<Vec<Entry>, Kind> {
    listing::parse(text, WHAT, entry)
}

fn entry(line: &str) -> Option<Result<Entry, String>> {
    let line = line.trim();
    (!line.is_empty() && !line.starts_with('#')).then(|| line.parse())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use ataxx::Symmetry;

    use super::*;
    use crate::commands::best_moves::part::Part;

    #[test]
    fn a_line_is_read_as_it_is_written() {
        let line = "x5o/7/7/7/7/7/o5x x 0 1; g2 a7c5";
        let entry: Entry = line.parse().unwrap();
        assert_eq!((entry.best.len(), entry.to_string()), (2, line.to_owned()));
    }

    #[test]
    fn a_line_that_makes_no_sense_is_refused_with_the_reason() {
        let why = |line: &str| line.parse::<Entry>().unwrap_err();
        assert!(why("x5o/7/7/7/7/7/o5x x 0 1").contains("semicolon"));
        assert!(why("x5o/7/7/7/7/7/o5x x 0 1;").contains("no move"));
        assert!(why("x5o/7/7/7/7/7/o5x x 0 1; d4").contains("d4 is not legal"));
        assert!(why("x5o/7/7/7/7/7/o5x x 0 1; h9").contains("h9: "));
        assert!(why("x5o/7 x 0 1; g2").starts_with(|c: char| c.is_alphabetic()));
        let kind = parse("# nothing\n\nx5o/7 x 0 1; g2").unwrap_err();
        assert!(matches!(kind, Kind::Line { number: 3, .. }), "{kind:?}");
        assert!(matches!(parse("# nothing\n\n"), Err(Kind::Empty { .. })));
    }

    #[test]
    fn the_own_corpus_is_large_varied_and_of_different_positions() {
        let Corpus(entries) = Corpus::own();
        assert!((300..=500).contains(&entries.len()), "{}", entries.len());
        let forms = entries.iter().map(|entry| {
            Symmetry::ALL.into_iter().map(|symmetry| entry.position.transformed(symmetry).hash()).min()
        });
        assert_eq!(forms.collect::<HashSet<_>>().len(), entries.len());
        for part in Part::ALL {
            let count = entries.iter().filter(|entry| Part::of(&entry.position) == part).count();
            assert!(count * 4 >= entries.len(), "{part:?}: {count}");
        }
        let gapped = entries.iter().filter(|entry| !entry.position.gaps().is_empty()).count();
        assert!(gapped * 10 >= entries.len(), "{gapped} with gaps");
        assert!(entries.iter().all(|entry| entry.position.legal_moves().len() > entry.best.len()));
    }
}
