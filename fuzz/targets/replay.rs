//! Any game from any position goes as the oracle says.
#![no_main]

use ataxx::{Bitboard, BySide, Game, Position, Setup, Side, Square};
use libfuzzer_sys::fuzz_target;
use oracle::{Referee, both_can_move};

// By path: the crate `testkit` would bring the whole workspace along.
#[allow(dead_code, unused_imports)]
#[path = "../../crates/testkit/src/oracle/mod.rs"]
mod oracle;

/// Two bits for each square.
const BOARD_BYTES: usize = 13;

fuzz_target!(|data: &[u8]| {
    let Some((board, [clock, choices @ ..])) = data.split_at_checked(BOARD_BYTES) else { return };
    let start = position(board, *clock);
    let (mut game, mut referee) = (Game::new(start), Referee::new(&start.to_string()));
    for choice in choices {
        game.check_valid();
        let outcome = game.outcome().map(|outcome| outcome.reason.name());
        assert_eq!(outcome, referee.end().map(|end| end.reason));
        let moves = game.position().legal_moves();
        if outcome.is_some() {
            break;
        }
        assert_eq!(moves.len(), referee.steps().len());
        let mv = moves[usize::from(*choice) % moves.len()];
        game.play(mv).unwrap();
        assert!(referee.play(&mv.to_string()));
        assert_eq!(game.position().to_string(), referee.board().to_fen());
        let occurrences = if both_can_move(referee.board()) { referee.occurrences() } else { 0 };
        assert_eq!(game.occurrences() as usize, occurrences);
    }
});

/// The position that these bytes describe; the highest bit of `clock` is the side to move.
fn position(board: &[u8], clock: u8) -> Position {
    let mut sets = [Bitboard::EMPTY; 4];
    for square in Square::ALL {
        let pair = board[square.index() / 4] >> (square.index() % 4 * 2) & 3;
        sets[usize::from(pair)].insert(square);
    }
    let [_, red, blue, gaps] = sets;
    let turn = if clock < 128 { Side::Red } else { Side::Blue };
    let pieces = BySide { red, blue };
    let halfmove_clock = u16::from(clock & 127);
    Position::new(Setup { pieces, gaps, turn, halfmove_clock, fullmove_number: 1 }).unwrap()
}
