//! The opponent is away: a countdown, then a choice.

use crate::table::*;

fn away(game: &Table) -> Option<(Side, Timestamp)> {
    game.game.away()
}

#[test]
fn who_stays_may_claim_after_a_while() {
    let mut game = Table::people(BLITZ).opened();
    assert_eq!(game.server(Command::Leave(Red)), Ok(vec![What::Left { side: Red }]));
    assert_eq!(away(&game), Some((Red, game.now + seconds(45))), "both see the countdown");
    game.later(Millis(44_999));
    assert_eq!(game.seat(Blue, Command::Claim(Claim::Win)), Err(Refusal::NotAway));
    game.later(Millis(1));
    let end = End { verdict: Verdict::Won(Blue), reason: EndReason::Abandoned, by: Some(Blue) };
    assert_eq!(game.seat(Blue, Command::Claim(Claim::Win)), ended(end));
}

#[test]
fn or_call_it_a_draw() {
    let mut game = Table::people(BLITZ).opened();
    game.server(Command::Leave(Red)).unwrap();
    let end = End { verdict: Verdict::Drawn, reason: EndReason::Abandoned, by: Some(Blue) };
    assert_eq!(game.later(seconds(45)).seat(Blue, Command::Claim(Claim::Draw)), ended(end));
}

#[test]
fn or_wait() {
    let mut game = Table::people(BLITZ).opened();
    game.server(Command::Leave(Red)).unwrap();
    assert_eq!(game.later(seconds(60)).tick(), NOTHING, "nobody is declared gone by time alone");
}

#[test]
fn the_one_who_is_away_claims_nothing() {
    let mut game = Table::people(BLITZ).opened();
    game.server(Command::Leave(Red)).unwrap();
    assert_eq!(game.later(seconds(60)).seat(Red, Command::Claim(Claim::Win)), Err(Refusal::NotAway));
}

#[test]
fn coming_back_ends_the_countdown() {
    let mut game = Table::people(BLITZ).opened();
    game.server(Command::Leave(Red)).unwrap();
    game.later(seconds(60));
    assert_eq!(game.server(Command::Return(Red)), Ok(vec![What::Returned { side: Red }]));
    assert_eq!(away(&game), None);
    assert_eq!(game.seat(Blue, Command::Claim(Claim::Win)), Err(Refusal::NotAway));
    assert_eq!(game.server(Command::Return(Red)), NOTHING);
}

#[test]
fn being_away_is_said_once() {
    let mut game = Table::people(BLITZ).opened();
    game.server(Command::Leave(Red)).unwrap();
    assert_eq!(game.later(seconds(5)).server(Command::Leave(Red)), NOTHING);
    assert_eq!(away(&game), Some((Red, game.now + seconds(40))));
}

#[test]
fn it_counts_on_the_absent_players_turn_only() {
    let mut game = Table::people(BLITZ).opened();
    game.server(Command::Leave(Blue)).unwrap();
    game.later(seconds(100));
    assert_eq!(away(&game), None);
    assert_eq!(game.seat(Red, Command::Claim(Claim::Win)), Err(Refusal::NotAway));
    game.play(Red, "c6");
    assert_eq!(away(&game), Some((Blue, game.now + seconds(45))), "from the turn's beginning");
}

#[test]
fn it_counts_only_once_both_have_moved() {
    let mut game = Table::people(BLITZ);
    game.play(Red, "b6");
    game.server(Command::Leave(Blue)).unwrap();
    assert_eq!(away(&game), None);
    assert_eq!(game.later(seconds(60)).seat(Red, Command::Claim(Claim::Win)), Err(Refusal::NotAway));
}

#[test]
fn who_left_before_that_is_away_all_the_same() {
    let mut game = Table::invitation(BLITZ);
    game.server(Command::Leave(Red)).unwrap();
    game.later(seconds(60)).visitor(Command::Join).unwrap();
    game.play(Red, "b6");
    game.play(Blue, "f6");
    assert_eq!(away(&game), Some((Red, game.now + seconds(45))));
}

#[test]
fn nobody_sits_on_an_open_seat_to_leave_it() {
    assert_eq!(Table::invitation(BLITZ).server(Command::Leave(Blue)), NOTHING);
}

#[test]
fn without_a_clock_nobody_claims() {
    for time in [TimeControl::Untimed, TimeControl::Days(1)] {
        let mut game = Table::people(time).opened();
        assert_eq!(game.server(Command::Leave(Red)), NOTHING);
        assert_eq!(
            game.later(Millis::hours(1)).seat(Blue, Command::Claim(Claim::Win)),
            Err(Refusal::NotAway)
        );
    }
}

#[test]
fn the_computer_waits() {
    let mut game = Table::computer(BLITZ).opened();
    assert_eq!(game.server(Command::Leave(Red)), NOTHING);
    assert_eq!(game.later(seconds(60)).seat(Blue, Command::Claim(Claim::Win)), Err(Refusal::NotAway));
}

#[test]
fn a_claim_does_not_stand_in_the_way_of_a_flag() {
    let mut game = Table::people(BLITZ).opened();
    game.server(Command::Leave(Red)).unwrap();
    game.later(Millis::hours(1));
    assert_eq!(game.seat(Blue, Command::Claim(Claim::Draw)), ended(End::won(Blue, EndReason::Flag)));
}

#[test]
fn a_connection_that_comes_and_goes_fills_no_log() {
    let mut game = Table::invitation(BLITZ);
    for _ in 0..10_000 {
        game.server(Command::Leave(Red)).unwrap();
        game.server(Command::Return(Red)).unwrap();
    }
    assert_eq!(game.game.version(), Version(5_001));
}

#[test]
fn after_the_end_nobody_leaves() {
    let mut game = Table::people(BLITZ).opened();
    game.server(Command::Leave(Red)).unwrap();
    game.seat(Blue, Command::Resign).unwrap();
    assert_eq!(away(&game), None);
    assert_eq!(game.server(Command::Leave(Blue)), NOTHING);
    assert_eq!(game.server(Command::Return(Red)), NOTHING);
    assert_eq!(game.seat(Blue, Command::Claim(Claim::Win)), Err(Refusal::Over));
}
