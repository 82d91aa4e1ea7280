use ataxx::{Position, Square};

/// A part of the game, by how much of the board is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Six squares of ten and more.
    Opening,
    /// In between.
    Middle,
    /// Fewer than one square of four.
    End,
}

impl Part {
    pub const ALL: [Part; 3] = [Part::Opening, Part::Middle, Part::End];

    pub fn of(position: &Position) -> Part {
        let squares = Square::COUNT as u32 - position.gaps().len();
        match position.empty().len() {
            empty if empty * 10 >= squares * 6 => Part::Opening,
            empty if empty * 4 >= squares => Part::Middle,
            _ => Part::End,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Part::Opening => "opening",
            Part::Middle => "middle",
            Part::End => "end",
        }
    }
}
