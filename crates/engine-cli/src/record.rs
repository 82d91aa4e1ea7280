//! Positions with what was made of them, for training: one fixed size, one file format.

use ataxx::{Bitboard, BySide, Position, Side};

/// A position of a self-played game, what its search found, and how the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    pub pieces: BySide<Bitboard>,
    pub gaps: Bitboard,
    pub turn: Side,
    /// What the search expected for the side to move, in hundredths of a piece.
    pub score: i16,
    /// The game's winner.
    pub winner: Option<Side>,
    pub halfmove_clock: u8,
    /// Plies since the start position.
    pub ply: u16,
    /// Where in its game the record stands: games are kept whole.
    pub place: Place,
}

/// Whether a record begins a game, and whether it ends one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub first: bool,
    pub last: bool,
}

const TURN_BLUE: u8 = 1;
const FIRST: u8 = 2;
const LAST: u8 = 4;

impl Record {
    /// Bytes of one record: red, blue and gaps as bitboards, score, flags, result, clock, a spare byte, ply.
    /// Everything little-endian.
    pub const BYTES: usize = 32;

    /// A record of `position`; where it stands in its game, and how that ended, is filled in later.
    pub fn of(position: &Position, score: i16, ply: u16) -> Record {
        let setup = position.setup();
        Record {
            pieces: BySide { red: position.pieces(Side::Red), blue: position.pieces(Side::Blue) },
            gaps: setup.gaps,
            turn: position.turn(),
            score,
            winner: None,
            halfmove_clock: u8::try_from(position.halfmove_clock()).unwrap_or(u8::MAX),
            ply,
            place: Place { first: false, last: false },
        }
    }

    pub fn to_bytes(self) -> [u8; Record::BYTES] {
        let mut bytes = [0; Record::BYTES];
        bytes[..8].copy_from_slice(&self.pieces.red.bits().to_le_bytes());
        bytes[8..16].copy_from_slice(&self.pieces.blue.bits().to_le_bytes());
        bytes[16..24].copy_from_slice(&self.gaps.bits().to_le_bytes());
        bytes[24..26].copy_from_slice(&self.score.to_le_bytes());
        bytes[26] = flag(self.turn == Side::Blue, TURN_BLUE)
            | flag(self.place.first, FIRST)
            | flag(self.place.last, LAST);
        bytes[27] = match self.winner {
            Some(Side::Blue) => 0,
            None => 1,
            Some(Side::Red) => 2,
        };
        bytes[28] = self.halfmove_clock;
        bytes[30..].copy_from_slice(&self.ply.to_le_bytes());
        bytes
    }

    /// None of bytes that [`Record::to_bytes`] can't have made.
    pub fn from_bytes(bytes: &[u8; Record::BYTES]) -> Option<Record> {
        let word = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
        let board =
            |at: usize| Some(Bitboard::from_bits_truncated(word(at))).filter(|b| b.bits() == word(at));
        let [red, blue, gaps] = [board(0)?, board(8)?, board(16)?];
        if !(red & blue | (red | blue) & gaps).is_empty() {
            return None;
        }
        let (flags, half) = (bytes[26], |at: usize| [bytes[at], bytes[at + 1]]);
        let record = Record {
            pieces: BySide { red, blue },
            gaps,
            turn: if flags & TURN_BLUE == 0 { Side::Red } else { Side::Blue },
            score: i16::from_le_bytes(half(24)),
            winner: match bytes[27] {
                0 => Some(Side::Blue),
                1 => None,
                2 => Some(Side::Red),
                _ => return None,
            },
            halfmove_clock: bytes[28],
            ply: u16::from_le_bytes(half(30)),
            place: Place { first: flags & FIRST != 0, last: flags & LAST != 0 },
        };
        (flags <= TURN_BLUE | FIRST | LAST && bytes[29] == 0).then_some(record)
    }
}

fn flag(set: bool, bit: u8) -> u8 {
    if set { bit } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let position = "xxo4/7/2-x3/7/7/5o1/o5x o 7 12".parse().unwrap();
        let place = Place { first: true, last: false };
        Record { winner: Some(Side::Blue), place, ..Record::of(&position, -123, 45) }
    }

    #[test]
    fn a_record_comes_back_from_its_bytes() {
        assert_eq!(Record::from_bytes(&record().to_bytes()), Some(record()));
        let drawn = Record { winner: None, place: Place { first: false, last: true }, ..record() };
        assert_eq!(Record::from_bytes(&drawn.to_bytes()), Some(drawn));
    }

    #[test]
    fn bytes_that_are_no_record_are_refused() {
        let with = |at: usize, value: u8| {
            let mut bytes = record().to_bytes();
            bytes[at] = value;
            Record::from_bytes(&bytes)
        };
        // Off the board; a square that is red and blue; a result, a flag and a spare byte that mean nothing.
        let blue = record().to_bytes()[8];
        for (at, value) in [(7, 0x80), (0, record().to_bytes()[0] | blue), (27, 3), (26, 8), (29, 1)] {
            assert_eq!(with(at, value), None, "{at}");
        }
        assert!(with(28, 9).is_some());
    }
}
