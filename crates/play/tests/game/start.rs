//! Games that start from a position that is over, or whose side to move is locked out.

use crate::table::*;

/// Red, to move, is locked out; Blue is not.
const RED_LOCKED: &str = "xo5/ooo4/ooo4/7/7/7/7 x 0 1";
const RED_STUCK: &str = "xoo4/ooo4/ooo4/7/7/7/7 x 0 1";
/// Blue has nothing left.
const OVER: &str = "x6/7/7/7/7/7/7 x 0 1";

#[test]
fn an_ordinary_start_brings_about_nothing() {
    let mut game = Table::people(BLITZ);
    assert_eq!(game.tick(), NOTHING);
    let mut game = Table::from(RED_LOCKED);
    assert_eq!(game.tick(), NOTHING, "c7 is still open");
}

#[test]
fn a_side_locked_out_at_the_start_passes_at_once() {
    let mut game = Table::from(RED_STUCK);
    assert_eq!(game.game.deadline(), Some(game.now), "it is due");
    assert_eq!(game.tick(), Ok(vec![What::Passed { by: Red }]));
    assert_eq!(game.game.turn(), Some(Blue));
    assert!(game.game.deadline().unwrap() > game.now);
    assert_eq!(game.tick(), NOTHING);
}

#[test]
fn whoever_comes_first_finds_the_pass_played() {
    let mut game = Table::new(BLITZ, RED_STUCK, Seat::Human, Seat::Open);
    assert_eq!(game.visitor(Command::Join), Ok(vec![What::Passed { by: Red }, What::Joined { side: Blue }]));
    game.play(Blue, "d7");
}

#[test]
fn a_refused_command_plays_no_pass() {
    let mut game = Table::from(RED_STUCK);
    assert_eq!(game.try_move(Red, "d7"), Err(Refusal::Stale));
    assert_eq!(game.game.version(), Version(1));
}

#[test]
fn a_game_that_is_over_at_the_start_ends_at_once() {
    let end = End::won(Red, EndReason::Eliminated);
    let mut game = Table::from(OVER);
    assert_eq!(game.game.deadline(), Some(game.now));
    assert_eq!(game.tick(), ended(end));
    assert_eq!(game.game.deadline(), None);
    assert_eq!(game.tick(), NOTHING);
}

#[test]
fn a_game_that_is_over_at_the_start_ends_in_place_of_what_was_asked() {
    let end = End::won(Red, EndReason::Eliminated);
    assert_eq!(Table::from(OVER).try_move(Red, "a6"), ended(end));
    assert_eq!(Table::from(OVER).seat(Blue, Command::Abort), ended(end));
    assert_eq!(Table::invitation_from(OVER).visitor(Command::Join), ended(end));
}

#[test]
fn the_limit_may_be_reached_at_the_start() {
    let mut game = Table::from("x5o/7/7/7/7/7/o5x x 100 60");
    let end = End { verdict: Verdict::Drawn, reason: EndReason::NoCloneLimit, by: None };
    assert_eq!(game.tick(), ended(end));
    // One ply short of it, and locked out: the pass reaches it, and pieces decide.
    let mut game = Table::from("xoo4/ooo4/ooo4/7/7/7/7 x 99 60");
    let end = End::won(Blue, EndReason::NoCloneLimit);
    assert_eq!(game.tick(), Ok(vec![What::Passed { by: Red }, What::Ended { end }]));
}

#[test]
fn blue_may_be_to_move_at_the_start() {
    let mut game = Table::from("x5o/7/7/7/7/7/o5x o 0 1");
    assert_eq!(game.try_move(Red, "b6"), Err(Refusal::NotYourTurn));
    game.play(Blue, "f6");
    game.play(Red, "b6");
    assert!(game.game.clock().unwrap().running_since().is_some());
}
