//! Moves and ends, square by square.

use super::{Board, Cell};

/// A move: squares as (file, rank), each 0 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// No clone and no jump.
    Pass,
    /// A new piece.
    Clone((usize, usize)),
    /// From and to.
    Jump((usize, usize), (usize, usize)),
}

impl Step {
    /// The text in the UAI protocol.
    pub fn text(self) -> String {
        match self {
            Step::Pass => "0000".to_owned(),
            Step::Clone(to) => name(to),
            Step::Jump(from, to) => name(from) + &name(to),
        }
    }
}

fn name((file, rank): (usize, usize)) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// The opponent of a side.
pub fn other(side: Cell) -> Cell {
    if side == Cell::X { Cell::O } else { Cell::X }
}

/// How many cells of the board are `cell`.
pub fn count(board: &Board, cell: Cell) -> usize {
    board.cells.iter().flatten().filter(|&&c| c == cell).count()
}

/// The legal moves, in no promised order. A finished position has none.
pub fn steps(board: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    if end_on_board(board).is_some() || board.halfmoves >= 100 {
        return steps;
    }
    for to in squares().filter(|&to| at(board, to) == Cell::Empty) {
        let mut beside = false;
        for from in squares().filter(|&from| at(board, from) == board.turn) {
            match distance(from, to) {
                1 => beside = true,
                2 => steps.push(Step::Jump(from, to)),
                _ => {}
            }
        }
        if beside {
            steps.push(Step::Clone(to));
        }
    }
    if steps.is_empty() {
        steps.push(Step::Pass);
    }
    steps
}

/// Plays a legal move.
pub fn play(board: &mut Board, step: Step) {
    let side = board.turn;
    board.halfmoves += 1;
    match step {
        Step::Pass => {}
        Step::Clone(to) => {
            board.halfmoves = 0;
            land(board, side, to);
        }
        Step::Jump((file, rank), to) => {
            board.cells[rank][file] = Cell::Empty;
            land(board, side, to);
        }
    }
    if side == Cell::O {
        board.fullmoves += 1;
    }
    board.turn = other(side);
}

/// The first three ends: the winner (`None` is a draw) and the reason.
pub fn end_on_board(board: &Board) -> Option<(Option<Cell>, &'static str)> {
    if count(board, Cell::X) == 0 || count(board, Cell::O) == 0 {
        return Some((majority(board), "eliminated"));
    }
    if count(board, Cell::Empty) == 0 {
        return Some((majority(board), "full"));
    }
    if !can_move(board, Cell::X) && !can_move(board, Cell::O) {
        return Some((majority(board), "blocked"));
    }
    None
}

/// The side with more pieces.
pub(super) fn majority(board: &Board) -> Option<Cell> {
    let (x, o) = (count(board, Cell::X), count(board, Cell::O));
    (x != o).then_some(if x > o { Cell::X } else { Cell::O })
}

/// Whether `side` has a clone or a jump.
pub fn can_move(board: &Board, side: Cell) -> bool {
    let reaches = |from, to| at(board, to) == Cell::Empty && matches!(distance(from, to), 1 | 2);
    squares().any(|from| at(board, from) == side && squares().any(|to| reaches(from, to)))
}

/// Whether neither side is locked out.
pub fn both_can_move(board: &Board) -> bool {
    can_move(board, Cell::X) && can_move(board, Cell::O)
}

fn land(board: &mut Board, side: Cell, to: (usize, usize)) {
    board.cells[to.1][to.0] = side;
    for (file, rank) in squares() {
        if distance((file, rank), to) == 1 && board.cells[rank][file] == other(side) {
            board.cells[rank][file] = side;
        }
    }
}

fn at(board: &Board, (file, rank): (usize, usize)) -> Cell {
    board.cells[rank][file]
}

fn distance(a: (usize, usize), b: (usize, usize)) -> usize {
    a.0.abs_diff(b.0).max(a.1.abs_diff(b.1))
}

fn squares() -> impl Iterator<Item = (usize, usize)> {
    SQUARES.iter().copied()
}

static SQUARES: [(usize, usize); 49] = {
    let mut squares = [(0, 0); 49];
    let mut index = 0;
    while index < 49 {
        squares[index] = (index % 7, index / 7);
        index += 1;
    }
    squares
};
