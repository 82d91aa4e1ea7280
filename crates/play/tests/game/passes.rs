//! Blue sits in the corner a7; Red closes the last square it could reach.

use crate::table::*;

const LAST_WAY_OUT: &str = "ox5/xxx4/xxx4/7/7/7/7 x 0 1";

#[test]
fn the_server_passes_in_the_same_step() {
    let mut game = Table::from(LAST_WAY_OUT);
    assert_eq!(game.play(Red, "c7"), [moved(Red, 1, "c7"), What::Passed { by: Blue }]);
    assert_eq!(game.game.turn(), Some(Red));
    assert_eq!(game.game.version(), Version(3));
    let last = game.game.plies().last().unwrap();
    assert_eq!((last.by, last.mv.to_string().as_str(), last.id), (Blue, "0000", None));
}

#[test]
fn the_next_move_answers_the_version_after_the_pass() {
    let mut game = Table::from(LAST_WAY_OUT);
    game.play(Red, "c7");
    assert_eq!(game.send(Red, "d7", 9, Version(2)), Err(Refusal::Stale));
    game.send(Red, "d7", 9, Version(3)).unwrap();
}

#[test]
fn nobody_can_pass_by_hand() {
    let mut game = Table::from(LAST_WAY_OUT);
    assert_eq!(game.try_move(Red, "0000"), Err(Refusal::Illegal));
    game.play(Red, "c7");
    assert_eq!(game.try_move(Blue, "0000"), Err(Refusal::NotYourTurn));
    assert_eq!(game.try_move(Red, "0000"), Err(Refusal::Illegal));
}

#[test]
fn a_pass_takes_no_time() {
    let mut game = Table::from(LAST_WAY_OUT);
    game.play(Red, "c7");
    assert_eq!(game.game.clock().unwrap().running_since(), Some(game.now), "Red is on move again");
    game.later(seconds(5)).play(Red, "d7");
    assert_eq!(game.left(Red), seconds(180 - 5 + 2));
    assert_eq!(game.left(Blue), seconds(180));
}

#[test]
fn a_side_locked_out_from_the_start_does_not_keep_the_game_from_counting() {
    let mut game = Table::from(LAST_WAY_OUT);
    game.play(Red, "c7");
    assert_eq!(game.seat(Blue, Command::Abort), Err(Refusal::TooLateToAbort));
    game.later(Millis::hours(1));
    assert_eq!(game.tick(), ended(End::won(Blue, EndReason::Flag)));
}

#[test]
fn an_opponent_who_is_locked_out_may_still_resign_or_agree() {
    let mut game = Table::from(LAST_WAY_OUT);
    game.play(Red, "c7");
    game.seat(Red, Command::OfferDraw).unwrap();
    game.play(Red, "d7");
    let agreed = End { verdict: Verdict::Drawn, reason: EndReason::Agreed, by: Some(Blue) };
    assert_eq!(game.seat(Blue, Command::AcceptDraw), ended(agreed), "Red's offer stands: Blue has not moved");
}

#[test]
fn shuffling_beside_a_locked_out_opponent_draws_nothing() {
    // The same position comes back every other ply, but a locked-out position never counts.
    let mut game = Table::from("ox5/xxx4/xxx4/7/7/7/5xx x 0 1");
    game.play(Red, "c7");
    for _ in 0..5 {
        game.play(Red, "g1g3");
        game.play(Red, "g3g1");
    }
    assert_eq!(game.game.end(), None);
}
