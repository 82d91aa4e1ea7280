//! Moves and positions as peers write them.

use ataxx::{Move, ParseMoveError, Position};

use crate::error::{ParseError, Part};
use crate::words::{Words, shown};

/// A move. A clone may come with the square it began at, or as `P@g2`; a pass as a word, or as one square twice.
pub(crate) fn read_move(word: &str) -> Result<Move, ParseError> {
    match word.parse() {
        Ok(mv) => Ok(mv),
        Err(ParseMoveError::LongClone { to }) => Ok(Move::Clone { to }),
        Err(error) => odd_move(word).ok_or_else(|| ParseError::Move { word: shown(word), error }),
    }
}

fn odd_move(word: &str) -> Option<Move> {
    if ["pass", "null"].iter().any(|pass| word.eq_ignore_ascii_case(pass)) {
        return Some(Move::Pass);
    }
    let (piece, square) = word.split_at_checked(2)?;
    let to = square.parse().ok()?;
    if piece == square {
        return Some(Move::Pass);
    }
    piece.ends_with('@').then_some(Move::Clone { to })
}

/// `startpos`, or `fen` with two fields or more.
pub(crate) fn read_position(words: &mut Words<'_>) -> Result<Position, ParseError> {
    match words.next() {
        None => Err(ParseError::Missing(Part::Start)),
        Some("startpos") => Ok(Position::start()),
        Some("fen") => read_fen(words.until(&["moves"]).as_str()),
        Some(word) => Err(crate::words::wrong(Part::Start, word)),
    }
}

/// A FEN without its last fields, with capital letters, or with an empty run in two parts. Other letters for the sides
/// mean one side here and the other there: they are refused.
fn read_fen(text: &str) -> Result<Position, ParseError> {
    let mut fields: Vec<String> = text.split(' ').map(String::from).collect();
    if let [board, turn, ..] = fields.as_mut_slice() {
        *board = one_run(&board.to_ascii_lowercase());
        turn.make_ascii_lowercase();
    }
    match fields.len() {
        2 => fields.extend(["0".into(), "1".into()]),
        3 => fields.push("1".into()),
        _ => {}
    }
    fields.join(" ").parse().map_err(ParseError::Position)
}

/// A board with each run of digits added up: `21` is `3`.
fn one_run(board: &str) -> String {
    let mut whole = String::new();
    let mut run = 0;
    for letter in board.chars() {
        match letter.to_digit(10) {
            Some(digit @ 1..) => run += digit,
            _ => {
                end_run(&mut whole, &mut run);
                whole.push(letter);
            }
        }
    }
    end_run(&mut whole, &mut run);
    whole
}

fn end_run(board: &mut String, run: &mut u32) {
    if *run > 0 {
        board.push_str(&run.to_string());
    }
    *run = 0;
}

/// Moves with a space before each.
pub(crate) fn write_moves(f: &mut std::fmt::Formatter<'_>, moves: &[Move]) -> std::fmt::Result {
    moves.iter().try_for_each(|mv| write!(f, " {mv}"))
}
