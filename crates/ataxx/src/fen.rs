//! The FEN of an arrangement, read strictly: what is accepted is written back letter for letter.

use core::fmt;
use core::str::FromStr;

use crate::{Bitboard, BySide, Setup, Side, Square};

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..7).rev() {
            self.write_row(rank, f)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        write!(f, "{} {} {}", self.turn.letter(), self.halfmove_clock, self.fullmove_number)
    }
}

impl Setup {
    fn write_row(&self, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut run = 0;
        for letter in (0..7).filter_map(|file| Square::new(file, rank)).map(|s| self.letter(s)) {
            match letter {
                None => run += 1,
                Some(letter) if run == 0 => write!(f, "{letter}")?,
                Some(letter) => {
                    write!(f, "{run}{letter}")?;
                    run = 0;
                }
            }
        }
        if run > 0 { write!(f, "{run}") } else { Ok(()) }
    }

    fn letter(&self, square: Square) -> Option<char> {
        if self.gaps.contains(square) {
            return Some('-');
        }
        Side::ALL.into_iter().find(|&s| self.pieces[s].contains(square)).map(Side::letter)
    }
}

impl FromStr for Setup {
    type Err = FenError;

    /// Reads the four fields of a FEN: board, side to move, half-move clock, full-move number,
    /// with one space between.
    ///
    /// # Errors
    /// The first fault found, from left to right.
    fn from_str(text: &str) -> Result<Setup, FenError> {
        let mut fields = text.split(' ');
        let mut next = |field| match fields.next() {
            None | Some("") => Err(FenError::Missing(field)),
            Some(text) => Ok(text),
        };
        let (pieces, gaps) = board(next(FenField::Board)?)?;
        let turn = turn(next(FenField::Turn)?)?;
        let halfmove_clock = number(next(FenField::HalfmoveClock)?, FenField::HalfmoveClock)?;
        let fullmove_number = number(next(FenField::FullmoveNumber)?, FenField::FullmoveNumber)?;
        match fields.next() {
            None => Ok(Setup { pieces, gaps, turn, halfmove_clock, fullmove_number }),
            Some(_) => Err(FenError::TooManyFields),
        }
    }
}

fn board(text: &str) -> Result<(BySide<Bitboard>, Bitboard), FenError> {
    let mut board = (BySide::default(), Bitboard::EMPTY);
    let mut rows = text.split('/');
    for rank in (0..7).rev() {
        row(rows.next().ok_or(FenError::TooFewRows)?, rank, &mut board)?;
    }
    if rows.next().is_some() { Err(FenError::TooManyRows) } else { Ok(board) }
}

fn row(text: &str, rank: u8, board: &mut (BySide<Bitboard>, Bitboard)) -> Result<(), FenError> {
    let mut file = 0;
    let mut after_run = false;
    for letter in text.chars() {
        let run = match letter {
            '1'..='7' if after_run => return Err(FenError::SplitRun { rank }),
            '1'..='7' => letter as u8 - b'0',
            'x' | 'o' | '-' => 0,
            _ => return Err(FenError::UnknownLetter { rank, letter }),
        };
        after_run = run > 0;
        if !after_run {
            let square = Square::new(file, rank).ok_or(FenError::LongRow { rank })?;
            match Side::from_letter(letter) {
                Some(side) => board.0[side].insert(square),
                None => board.1.insert(square),
            }
        }
        file += run.max(1);
        if file > 7 {
            return Err(FenError::LongRow { rank });
        }
    }
    if file < 7 { Err(FenError::ShortRow { rank }) } else { Ok(()) }
}

fn turn(text: &str) -> Result<Side, FenError> {
    match text {
        "x" => Ok(Side::Red),
        "o" => Ok(Side::Blue),
        _ => Err(FenError::UnknownTurn),
    }
}

/// A decimal number as it is printed: no sign and no leading zero, which Rust's parser would take.
fn number<T: FromStr>(text: &str, field: FenField) -> Result<T, FenError> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || (text.len() > 1 && text.starts_with('0')) {
        return Err(FenError::NotANumber(field));
    }
    text.parse().map_err(|_| FenError::NumberTooLarge(field))
}

/// A field of a FEN, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenField {
    /// The rows from rank 7 to rank 1.
    Board,
    /// The side to move.
    Turn,
    /// Plies since the last clone.
    HalfmoveClock,
    /// The number of the move.
    FullmoveNumber,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenField::Board => "the board",
            FenField::Turn => "the side to move",
            FenField::HalfmoveClock => "the half-move clock",
            FenField::FullmoveNumber => "the full-move number",
        })
    }
}

/// Why a text is no FEN. Ranks are counted from zero, from the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenError {
    /// A field is absent or empty.
    Missing(FenField),
    /// There is text after the fourth field.
    TooManyFields,
    /// The board has fewer than 7 rows.
    TooFewRows,
    /// The board has more than 7 rows.
    TooManyRows,
    /// A row describes fewer than 7 squares.
    ShortRow {
        /// Its rank.
        rank: u8,
    },
    /// A row describes more than 7 squares.
    LongRow {
        /// Its rank.
        rank: u8,
    },
    /// Two digits stand side by side: a run of empty squares is one digit.
    SplitRun {
        /// The rank of the row.
        rank: u8,
    },
    /// A letter of the board is none of `x`, `o`, `-` and `1` to `7`.
    UnknownLetter {
        /// The rank of the row.
        rank: u8,
        /// The letter.
        letter: char,
    },
    /// The side to move is neither `x` nor `o`.
    UnknownTurn,
    /// A number is not written in plain decimal digits without leading zeros.
    NotANumber(FenField),
    /// A number is larger than this library counts.
    NumberTooLarge(FenField),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            FenError::Missing(field) => write!(f, "{field} is missing"),
            FenError::TooManyFields => f.write_str("more than four fields"),
            FenError::TooFewRows => f.write_str("fewer than 7 rows"),
            FenError::TooManyRows => f.write_str("more than 7 rows"),
            FenError::ShortRow { rank } => write!(f, "rank {} has fewer than 7 squares", rank + 1),
            FenError::LongRow { rank } => write!(f, "rank {} has more than 7 squares", rank + 1),
            FenError::SplitRun { rank } => {
                write!(f, "rank {} has two digits side by side", rank + 1)
            }
            FenError::UnknownLetter { rank, letter } => {
                write!(f, "rank {} has the unknown letter {letter:?}", rank + 1)
            }
            FenError::UnknownTurn => f.write_str("the side to move is neither x nor o"),
            FenError::NotANumber(field) => write!(f, "{field} is not a plain decimal number"),
            FenError::NumberTooLarge(field) => write!(f, "{field} is too large"),
        }
    }
}

impl core::error::Error for FenError {}
