//! The board as an array, and its FEN.

/// What is on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Nothing: a piece can land here.
    Empty,
    /// A piece of the first player.
    X,
    /// A piece of the second player.
    O,
    /// A blocked square.
    Gap,
}

/// Cells by row and column, `cells[0]` being rank 1, with the other fields of a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// `cells[rank][file]`.
    pub cells: [[Cell; 7]; 7],
    /// The side to move: `Cell::X` or `Cell::O`.
    pub turn: Cell,
    /// Plies since the last clone.
    pub halfmoves: u32,
    /// The number of the move.
    pub fullmoves: u32,
}

impl Board {
    /// Reads a well-formed FEN.
    ///
    /// # Panics
    /// If it is not one: the oracle's inputs are tests' own.
    pub fn from_fen(fen: &str) -> Board {
        let fields: Vec<&str> = fen.split(' ').collect();
        let [rows, turn, halfmoves, fullmoves] = fields[..] else { panic!("no FEN: {fen}") };
        let mut cells = [[Cell::Empty; 7]; 7];
        for (index, row) in rows.split('/').enumerate() {
            let mut file = 0;
            for letter in row.chars() {
                match letter {
                    'x' => cells[6 - index][file] = Cell::X,
                    'o' => cells[6 - index][file] = Cell::O,
                    '-' => cells[6 - index][file] = Cell::Gap,
                    _ => file += letter.to_digit(10).expect("a digit") as usize - 1,
                }
                file += 1;
            }
            assert_eq!(file, 7, "a row of {fen}");
        }
        Board {
            cells,
            turn: if turn == "x" { Cell::X } else { Cell::O },
            halfmoves: halfmoves.parse().expect("a clock"),
            fullmoves: fullmoves.parse().expect("a number"),
        }
    }

    /// Writes the FEN.
    pub fn to_fen(&self) -> String {
        let row = |row: &[Cell; 7]| -> String { row.iter().map(|&cell| letter(cell)).collect() };
        let mut board = self.cells.iter().rev().map(row).collect::<Vec<_>>().join("/");
        for run in (1..=7).rev() {
            board = board.replace(&".".repeat(run), &run.to_string());
        }
        format!("{board} {} {} {}", letter(self.turn), self.halfmoves, self.fullmoves)
    }
}

fn letter(cell: Cell) -> char {
    match cell {
        Cell::Empty => '.',
        Cell::X => 'x',
        Cell::O => 'o',
        Cell::Gap => '-',
    }
}
