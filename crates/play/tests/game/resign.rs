use crate::table::*;

#[test]
fn resigning_gives_the_other_the_game_whoever_is_on_move() {
    for by in [Red, Blue] {
        let mut game = Table::people(BLITZ).opened();
        let end = End { verdict: Verdict::Won(by.other()), reason: EndReason::Resigned, by: Some(by) };
        assert_eq!(game.seat(by, Command::Resign), ended(end));
        assert_eq!(game.game.end(), Some(end));
    }
}

#[test]
fn a_game_is_resigned_once() {
    let mut game = Table::people(BLITZ).opened();
    game.seat(Red, Command::Resign).unwrap();
    assert_eq!(game.seat(Red, Command::Resign), Err(Refusal::Over));
    assert_eq!(game.seat(Blue, Command::Resign), Err(Refusal::Over));
}

#[test]
fn there_is_nobody_to_resign_to_before_the_seat_is_taken() {
    assert_eq!(Table::invitation(BLITZ).seat(Red, Command::Resign), Err(Refusal::NoOpponent));
}

#[test]
fn only_players_resign() {
    let mut game = Table::people(BLITZ).opened();
    assert_eq!(game.visitor(Command::Resign), Err(Refusal::NotAPlayer));
    assert_eq!(game.server(Command::Resign), Err(Refusal::NotAPlayer));
}
