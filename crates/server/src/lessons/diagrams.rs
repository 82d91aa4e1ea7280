//! The pictures of the rules page.

use ataxx::{Game, Move, Outcome, Position, Side, Square};

use super::position;
use crate::diagram::Diagram;

pub(crate) fn start() -> Diagram {
    Diagram::at_rest(Position::start().setup())
}

/// One piece in the middle, and where it can go.
pub(crate) fn reach() -> Diagram {
    Diagram::choosing(&position(REACH), Square::D4)
}

const REACH: &str = "6o/7/7/3x3/7/7/7 x 0 1";

/// Before and after a landing that converts.
pub(crate) fn conversion() -> [Diagram; 2] {
    let before = position("6o/7/2oo3/4o2/2x4/1o5/7 x 0 1");
    let mv = Move::Clone { to: Square::D4 };
    let turning = before.conversions(Side::Red, Square::D4);
    let mut after = before;
    after.play(mv).expect("a lesson's move is legal");
    let shown = Diagram::at_rest(before.setup());
    [
        Diagram { chosen: Some(Square::C3), clones: Square::D4.into(), turning, ..shown },
        Diagram { last: Some(mv), ..Diagram::at_rest(after.setup()) },
    ]
}

/// Blue is to move and can't.
pub(crate) fn locked() -> Diagram {
    Diagram::at_rest(position("7/7/7/xxxx3/xxxx3/ooxx3/ooxx3 o 0 1").setup())
}

/// The board is full.
pub(crate) fn full() -> Diagram {
    Diagram::at_rest(position("xxxxoxx/xxxxoxx/xooooxx/xoooxxx/xooooxx/xxxoooo/oxxoooo o 0 45").setup())
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
        let reach = reach();
        assert_eq!((reach.clones.len(), reach.jumps.len()), (8, 16));
        // The one piece's squares are all the moves that there are.
        let of_kind = |clone: bool| -> ataxx::Bitboard {
            let moves = position(REACH).legal_moves();
            moves.iter().filter(|mv| mv.is_clone() == clone).filter_map(|mv| mv.to()).collect()
        };
        assert_eq!((reach.clones, reach.jumps), (of_kind(true), of_kind(false)));
    }

    #[test]
    fn a_landing_converts_what_touches_it_and_nothing_else() {
        let [before, after] = conversion();
        assert_eq!(before.turning.len(), 3);
        assert_eq!(before.setup.pieces[Side::Blue].len(), 5);
        assert_eq!(after.setup.pieces[Side::Blue].len(), 2);
        assert_eq!(after.setup.pieces[Side::Red].len(), 5);
    }

    #[test]
    fn who_is_locked_in_can_only_pass() {
        let locked = Position::new(locked().setup).unwrap();
        assert_eq!(locked.legal_moves().iter().copied().collect::<Vec<_>>(), [Move::Pass]);
        assert!(locked.has_move(Side::Red) && locked.outcome().is_none());
    }

    #[test]
    fn a_full_board_is_never_even() {
        let full = Position::new(full().setup).unwrap();
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
