//! The board as HTML: readable without script, and taken over by `web/js/board`.

use ataxx::{Bitboard, Side};
use i18n::Lang;
use protocol::Snapshot;

use super::words;

/// The grid of cells, and the count of pieces below it.
pub(super) struct BoardView {
    pub rows: Vec<Vec<Cell>>,
    pub red: usize,
    pub blue: usize,
    /// Squares that can hold a piece.
    pub all: usize,
    pub tally: String,
    /// What the grid is called.
    pub label: String,
}

pub(super) struct Cell {
    pub square: String,
    pub side: Option<Side>,
    pub class: String,
    pub label: String,
    /// The one that the Tab key reaches.
    pub first: bool,
}

impl BoardView {
    /// The board as it stands. `mine` are the pieces that the reader can move at once.
    pub fn new(snapshot: &Snapshot, mine: Option<Side>, lang: Lang) -> BoardView {
        let last = snapshot.plies.last();
        let board = last.map_or(first_field(&snapshot.start), |ply| &ply.board);
        BoardView::of(board, last.map_or("", |ply| &ply.mv), mine, lang)
    }

    /// A board in the first field of a FEN, to look at. `last` is the move that led to it, in UAI form.
    pub fn diagram(fen: &str, last: &str, lang: Lang) -> BoardView {
        let board = BoardView::of(first_field(fen), last, None, lang);
        BoardView { label: board.tally.clone(), ..board }
    }

    /// The first field of a FEN, to which the move `last` has led (`""`: none).
    pub fn of(board: &str, last: &str, mine: Option<Side>, lang: Lang) -> BoardView {
        let cells = cells(board);
        let rows = cells
            .chunks(7)
            .zip((1..=7).rev())
            .map(|(row, rank)| {
                let files = ('a'..='g').zip(row);
                files.map(|(file, &found)| cell(format!("{file}{rank}"), found, last, mine, lang)).collect()
            })
            .collect();
        let count = |side| cells.iter().filter(|&&found| found == Found::Piece(side)).count();
        let (red, blue) = (count(Side::Red), count(Side::Blue));
        let all = cells.iter().filter(|&&found| found != Found::Gap).count();
        let args = [("red", red.into()), ("blue", blue.into()), ("empty", (all - red - blue).into())];
        let (tally, label) = (lang.text_with("client-tally", &args), lang.text("site-board"));
        BoardView { rows, red, blue, all, tally, label }
    }

    /// Adds `class` to each of the squares.
    pub fn mark(&mut self, squares: Bitboard, class: &str) {
        for square in squares {
            let (row, column) = (6 - usize::from(square.rank()), usize::from(square.file()));
            let cell = &mut self.rows[row][column];
            cell.class = format!("{} {class}", cell.class);
        }
    }

    /// The squares that hold a piece of `side`, as they are read: `a7, g1`.
    pub fn squares(&self, side: Side) -> String {
        let cells = self.rows.iter().flatten().filter(|cell| cell.side == Some(side));
        cells.map(|cell| cell.square.as_str()).collect::<Vec<_>>().join(", ")
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Piece(Side),
    Gap,
    Nothing,
}

fn cell(square: String, found: Found, marks: &str, mine: Option<Side>, lang: Lang) -> Cell {
    let mut class = "cell".to_owned();
    if found == Found::Gap {
        class += " gap";
    }
    if marks.ends_with(&square) {
        class += " last-to";
    } else if marks.starts_with(&square) {
        class += " last-from";
    }
    let args = [("square", (&square).into())];
    let (side, label) = match found {
        Found::Piece(side) => {
            let name = words::side(side, lang);
            let args = [("square", (&square).into()), ("side", (&name).into())];
            (Some(side), lang.text_with("client-square-piece", &args))
        }
        Found::Gap => (None, lang.text_with("client-square-gap", &args)),
        Found::Nothing => (None, lang.text_with("client-square-empty", &args)),
    };
    if side.is_some() && side == mine {
        class += " mine";
    }
    Cell { first: square == "a1", square, side, class, label }
}

fn first_field(fen: &str) -> &str {
    fen.split(' ').next().unwrap_or_default()
}

/// The 49 squares of a FEN's first field, a7 first.
fn cells(board: &str) -> Vec<Found> {
    let mut cells = Vec::with_capacity(49);
    for letter in board.chars() {
        match letter {
            '1'..='7' => cells.extend((0..letter as u8 - b'0').map(|_| Found::Nothing)),
            '-' => cells.push(Found::Gap),
            '/' => {}
            _ => cells.extend(Side::from_letter(letter).map(Found::Piece)),
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_read_from_left_to_right() {
        let cells = cells("x5o/7/7/3-3/7/7/o5x");
        assert_eq!(cells.len(), 49);
        assert!(cells[0] == Found::Piece(Side::Red) && cells[6] == Found::Piece(Side::Blue));
        assert!(cells[24] == Found::Gap && cells[48] == Found::Piece(Side::Red));
    }
}
