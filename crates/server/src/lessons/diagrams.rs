//! The pictures of the rules page.

use ataxx::{Bitboard, Game, Move, Outcome, Position, Side, Square};

use super::position;

/// A position with something marked in it.
#[derive(Clone, Debug)]
pub(crate) struct Diagram {
    pub position: Position,
    /// The piece that is spoken of.
    pub chosen: Option<Square>,
    pub clones: Bitboard,
    pub jumps: Bitboard,
    pub converted: Bitboard,
    /// The move that led here, in UAI form.
    pub last: Option<Move>,
}

impl Diagram {
    /// Nothing marked.
    pub fn plain(position: Position) -> Diagram {
        let none = Bitboard::EMPTY;
        Diagram { position, chosen: None, clones: none, jumps: none, converted: none, last: None }
    }

    pub fn start() -> Diagram {
        Diagram::plain(Position::start())
    }

    /// One piece in the middle, and where it can go.
    pub fn reach() -> Diagram {
        let position = position("6o/7/7/3x3/7/7/7 x 0 1");
        let (mut clones, mut jumps) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for mv in &position.legal_moves() {
            match mv {
                Move::Clone { to } => clones.insert(to),
                Move::Jump { to, .. } => jumps.insert(to),
                Move::Pass => {}
            }
        }
        Diagram { chosen: Some(Square::D4), clones, jumps, ..Diagram::plain(position) }
    }

    /// Before and after a landing that converts.
    pub fn conversion() -> [Diagram; 2] {
        let before = position("6o/7/2oo3/4o2/2x4/1o5/7 x 0 1");
        let mv = Move::Clone { to: Square::D4 };
        let converted = before.conversions(Side::Red, Square::D4);
        let mut after = before;
        after.play(mv).expect("a lesson's move is legal");
        [
            Diagram {
                chosen: Some(Square::C3),
                clones: Square::D4.into(),
                converted,
                ..Diagram::plain(before)
            },
            Diagram { last: Some(mv), ..Diagram::plain(after) },
        ]
    }

    /// Blue is to move and can't.
    pub fn locked() -> Diagram {
        Diagram::plain(position("7/7/7/xxxx3/xxxx3/ooxx3/ooxx3 o 0 1"))
    }

    /// The board is full.
    pub fn full() -> Diagram {
        Diagram::plain(position("xxxxoxx/xxxxoxx/xooooxx/xoooxxx/xooooxx/xxxoooo/oxxoooo o 0 45"))
    }
}

/// A game that is drawn by repetition: where it begins, the moves that are repeated, and how it ends.
pub(crate) fn repetition() -> (Position, Vec<Move>, Option<Outcome>) {
    let start = position("6o/7/7/7/7/7/x6 x 0 1");
    let moves: Vec<Move> = ["a1c1", "g7e7", "c1a1", "e7g7"]
        .iter()
        .cycle()
        .take(8)
        .map(|mv| mv.parse().expect("a lesson's move"))
        .collect();
    let mut game = Game::new(start);
    for &mv in &moves {
        game.play(mv).expect("a lesson's move is legal");
    }
    (start, moves, game.outcome())
}

#[cfg(test)]
mod tests {
    use ataxx::{REPETITION_LIMIT, Reason};

    use super::*;

    #[test]
    fn a_piece_in_the_middle_clones_to_eight_squares_and_jumps_to_sixteen() {
        let reach = Diagram::reach();
        assert_eq!((reach.clones.len(), reach.jumps.len()), (8, 16));
    }

    #[test]
    fn a_landing_converts_what_touches_it_and_nothing_else() {
        let [before, after] = Diagram::conversion();
        assert_eq!(before.converted.len(), 3);
        assert_eq!(before.position.pieces(Side::Blue).len(), 5);
        assert_eq!(after.position.pieces(Side::Blue).len(), 2);
        assert_eq!(after.position.pieces(Side::Red).len(), 5);
    }

    #[test]
    fn who_is_locked_in_can_only_pass() {
        let locked = Diagram::locked().position;
        assert_eq!(locked.legal_moves().iter().copied().collect::<Vec<_>>(), [Move::Pass]);
        assert!(locked.has_move(Side::Red) && locked.outcome().is_none());
    }

    #[test]
    fn a_full_board_is_never_even() {
        let full = Diagram::full().position;
        let outcome = full.outcome().unwrap();
        assert_eq!((outcome.reason, outcome.winner), (Reason::Full, Some(Side::Red)));
        assert_eq!((full.pieces(Side::Red).len(), full.pieces(Side::Blue).len()), (27, 22));
        assert_eq!(Square::ALL.len() % 2, 1);
    }

    #[test]
    fn the_third_occurrence_draws_and_not_before() {
        let (start, moves, outcome) = repetition();
        let outcome = outcome.unwrap();
        assert_eq!((outcome.reason, outcome.winner), (Reason::Repetition, None));
        let mut game = Game::new(start);
        for &mv in &moves {
            assert_eq!(game.outcome(), None);
            game.play(mv).unwrap();
        }
        assert_eq!(game.occurrences(), REPETITION_LIMIT);
    }
}
