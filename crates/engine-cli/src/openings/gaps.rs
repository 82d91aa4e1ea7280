//! Boards with gaps.

use ataxx::{Bitboard, Position, Setup, Square};
use engine::Random;

/// Squares that become gaps at most, each with its mirror images.
const GROUPS: u64 = 3;

/// The start position on a board with some gaps, which looks the same to both sides.
pub fn board(random: &mut Random) -> Position {
    loop {
        let mut setup = Setup::default();
        for _ in 0..=random.below(GROUPS) {
            setup.gaps |= group(Square::ALL[random.below(Square::COUNT as u64) as usize]);
        }
        if let Ok(position) = Position::new(setup) {
            return position;
        }
    }
}

/// A square and its mirror images over both middle lines.
fn group(square: Square) -> Bitboard {
    let (file, rank) = (square.file(), square.rank());
    let images = [(file, rank), (6 - file, rank), (file, 6 - rank), (6 - file, 6 - rank)];
    images
        .into_iter()
        .filter_map(|(file, rank)| Square::new(file, rank))
        .fold(Bitboard::EMPTY, Bitboard::with)
}
