//! The ends of a game, each in the order of the rules.

use ataxx::{Game, Move, Outcome, PlayError, Position, Reason, Side};

const RED: Option<Side> = Some(Side::Red);
const BLUE: Option<Side> = Some(Side::Blue);
const DRAW: Option<Side> = None;

#[track_caller]
fn check(fen: &str, expect: Option<(Option<Side>, Reason)>) {
    let position: Position = fen.parse().unwrap();
    position.check_valid();
    let expect = expect.map(|(winner, reason)| Outcome { winner, reason });
    assert_eq!(position.outcome(), expect, "{fen}");
}

#[test]
fn the_start_is_no_end() {
    check("x5o/7/7/7/7/7/o5x x 0 1", None);
    check("x5o/7/7/7/7/7/o5x o 99 1", None);
}

#[test]
fn eliminated() {
    check("x6/7/7/7/7/7/7 x 0 1", Some((RED, Reason::Eliminated)));
    check("x6/7/7/7/7/7/7 o 0 1", Some((RED, Reason::Eliminated)));
    check("o6/7/7/7/7/7/7 x 100 1", Some((BLUE, Reason::Eliminated)));
    check("7/7/7/7/7/7/7 x 0 1", Some((DRAW, Reason::Eliminated)));
    let row = "ooooooo/";
    check(&format!("{}ooooooo x 0 1", row.repeat(6)), Some((BLUE, Reason::Eliminated)));
}

#[test]
fn full() {
    let rows = |n: usize| ["xxxxxxx/".repeat(n), "ooooooo/".repeat(6 - n)].concat();
    check(&format!("{}ooooooo x 0 1", rows(3)), Some((BLUE, Reason::Full)));
    check(&format!("{}xxxx--- o 100 1", rows(3)), Some((RED, Reason::Full)));
    check(&format!("{}------- o 0 1", rows(3)), Some((DRAW, Reason::Full)));
}

#[test]
fn blocked() {
    let rest = "/-------/-------/-------/-------/-------/-------";
    check(&format!("xoo---1{rest} x 0 1"), Some((BLUE, Reason::Blocked)));
    check(&format!("xo----1{rest} o 100 1"), Some((DRAW, Reason::Blocked)));
    check(&format!("xo--x-1{rest} o 0 1"), None);
}

#[test]
fn no_clone_limit() {
    check("x5o/7/7/7/7/7/o4xx x 100 1", Some((DRAW, Reason::NoCloneLimit)));
    check("x5o/7/7/7/7/7/o4xx x 4000 1", Some((DRAW, Reason::NoCloneLimit)));
    // Red is locked out: pieces count, whoever is to move, whoever has more.
    check("xoo4/ooo4/ooo4/7/7/7/7 x 100 1", Some((BLUE, Reason::NoCloneLimit)));
    check("xoo4/ooo4/ooo4/7/7/7/7 o 100 1", Some((BLUE, Reason::NoCloneLimit)));
    // Both can move, so pieces don't count.
    check("xx-1o2/---4/---4/7/7/7/7 o 100 1", Some((DRAW, Reason::NoCloneLimit)));
    // Red is walled in, with more pieces or as many.
    check("xx--o2/----3/----3/7/7/7/7 o 100 1", Some((RED, Reason::NoCloneLimit)));
    check("x---o2/----3/----3/7/7/7/7 x 100 1", Some((DRAW, Reason::NoCloneLimit)));
}

#[test]
fn the_limit_is_met_by_a_jump_or_a_pass_and_reset_by_a_clone() {
    let mut game = game("x5o/7/7/7/7/7/o5x x 98 1", &["a7a5", "g6"]);
    assert_eq!(game.position().halfmove_clock(), 0);
    play(&mut game, &["a5a7"]);
    assert_eq!(game.outcome(), None);
    assert_limit(&self::game("x5o/7/7/7/7/7/o5x x 98 1", &["a7a5", "g7g5"]), DRAW);
    assert_limit(&self::game("xoo4/ooo4/ooo4/7/7/7/7 x 99 1", &["0000"]), BLUE);
}

#[test]
fn the_third_occurrence_is_a_draw() {
    let round = ["a7a5", "g7g5", "a5a7", "g5g7"];
    let mut game = game("x5o/7/7/7/7/7/o5x x 0 1", &round);
    assert_eq!((game.occurrences(), game.outcome()), (2, None));
    assert_eq!(game.past().len(), 4);
    play(&mut game, &round);
    assert_eq!(game.occurrences(), 3);
    let outcome = Outcome { winner: None, reason: Reason::Repetition };
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(game.position().outcome(), None, "one position can't tell");
    let before = game.position().to_string();
    assert_eq!(game.play("f1".parse().unwrap()), Err(PlayError::Over(outcome)));
    assert_eq!(game.position().to_string(), before);
}

#[test]
fn a_repetition_goes_before_the_limit() {
    let round = ["a7a5", "g7g5", "a5a7", "g5g7"];
    let game = game("x5o/7/7/7/7/7/o5x x 92 1", &[round, round].concat());
    assert_eq!(game.position().halfmove_clock(), 100);
    assert_eq!(game.outcome().map(|end| end.reason), Some(Reason::Repetition));
}

#[test]
fn a_clone_ends_what_can_repeat() {
    let round = ["a7a5", "g7g5", "a5a7", "g5g7"];
    let mut game = game("x5o/7/7/7/7/7/o5x x 0 1", &round);
    play(&mut game, &["f1"]);
    assert_eq!((game.occurrences(), game.past().len()), (1, 0));
    play(&mut game, &["g7g5"]);
    assert_eq!(game.past().len(), 1, "the clone's result can repeat");
}

#[test]
fn the_side_to_move_is_part_of_a_position() {
    // Red comes back in three jumps, Blue in two: the board repeats, the turn does not.
    let game = game("x5o/7/7/7/7/7/o5x x 0 1", &["a7a5", "g7g5", "a5c5", "g5g7", "c5a7"]);
    assert_eq!(game.position().to_string(), "x5o/7/7/7/7/7/o5x o 5 3");
    assert_eq!((game.occurrences(), game.past().len()), (1, 5));
}

#[test]
fn a_locked_out_side_repeats_nothing() {
    let mut game = game("xoo4/ooo4/ooo4/7/7/7/6o x 0 1", &[]);
    for round in 0..25 {
        assert_eq!((game.occurrences(), game.outcome()), (0, None), "round {round}");
        play(&mut game, &["0000", "g1e1", "0000", "e1g1"]);
    }
    assert_limit(&game, BLUE);
}

#[test]
fn a_pass_is_legal_exactly_for_a_locked_out_side() {
    let locked: Position = "xoo4/ooo4/ooo4/7/7/7/7 x 0 1".parse().unwrap();
    assert_eq!(&*locked.legal_moves(), &[Move::Pass]);
    assert!(!Position::start().is_legal(Move::Pass));
    let over: Position = "x6/7/7/7/7/7/7 o 0 1".parse().unwrap();
    assert!(!over.is_legal(Move::Pass), "nobody passes once the game is over");
}

fn game(fen: &str, moves: &[&str]) -> Game {
    let mut game = Game::new(fen.parse().unwrap());
    play(&mut game, moves);
    game
}

#[track_caller]
fn play(game: &mut Game, moves: &[&str]) {
    for mv in moves {
        game.play(mv.parse().unwrap()).unwrap();
        game.check_valid();
    }
}

#[track_caller]
fn assert_limit(game: &Game, winner: Option<Side>) {
    assert_eq!(game.outcome(), Some(Outcome { winner, reason: Reason::NoCloneLimit }));
}
