//! Giving the opponent time.

use play::{GIFT, GIFTS_MAX};

use crate::table::*;

fn given(to: Side) -> Answer {
    Ok(vec![What::TimeGiven { to, ms: GIFT }])
}

#[test]
fn the_opponent_has_fifteen_seconds_more() {
    let mut game = Table::people(BLITZ).opened();
    assert_eq!(game.seat(Blue, Command::GiveTime), given(Red));
    assert_eq!((game.left(Red), game.left(Blue)), (seconds(195), seconds(180)));
    assert_eq!(game.seat(Red, Command::GiveTime), given(Blue), "on one's own turn as well");
    assert_eq!((game.left(Red), game.left(Blue)), (seconds(195), seconds(195)));
}

#[test]
fn a_running_clock_runs_on() {
    let mut game = Table::people(BLITZ).opened();
    let flag = game.game.deadline().unwrap();
    game.later(seconds(100)).seat(Blue, Command::GiveTime).unwrap();
    assert_eq!(game.game.deadline(), Some(flag + GIFT));
    game.later(seconds(10)).play(Red, "c6");
    assert_eq!(game.left(Red), seconds(180 - 110 + 15 + 2));
}

#[test]
fn a_gift_is_no_move() {
    let mut game = Table::people(BLITZ).opened();
    let seen = game.game.version();
    game.seat(Blue, Command::OfferDraw).unwrap();
    game.seat(Blue, Command::GiveTime).unwrap();
    assert_eq!(game.game.offers().draw, Some(Blue), "offers stand");
    assert!(game.send(Red, "c6", 77, seen).is_ok(), "and a move that was under way is played");
}

#[test]
fn a_gift_saves_no_flag_that_has_fallen() {
    let mut game = Table::people(BLITZ).opened();
    game.later(seconds(182));
    assert_eq!(game.seat(Blue, Command::GiveTime), ended(End::won(Blue, EndReason::Flag)));
}

#[test]
fn what_was_given_is_kept_when_a_move_is_taken_back() {
    let mut game = Table::people(BLITZ).opened();
    game.later(seconds(10)).play(Red, "c6");
    game.seat(Red, Command::GiveTime).unwrap();
    game.seat(Blue, Command::GiveTime).unwrap();
    game.undo(Red).unwrap();
    game.allow_undo(Blue).unwrap();
    assert_eq!((game.left(Red), game.left(Blue)), (seconds(170 + 2 + 15), seconds(195)));
}

#[test]
fn nobody_gives_without_end() {
    let mut game = Table::people(BLITZ).opened();
    // Red, who thinks, never has much more than at first.
    for _ in 0..GIFTS_MAX {
        assert_eq!(game.later(GIFT).seat(Blue, Command::GiveTime), given(Red));
    }
    assert_eq!(game.later(GIFT).seat(Blue, Command::GiveTime), Err(Refusal::EnoughTime));
    assert_eq!(game.seat(Red, Command::GiveTime), given(Blue), "each has gifts of their own");
}

#[test]
fn no_clock_holds_more_than_twice_what_the_game_should_take() {
    let mut game = Table::people(BULLET).opened();
    for _ in 0..4 {
        assert_eq!(game.seat(Blue, Command::GiveTime), given(Red));
    }
    assert_eq!(game.left(Red), seconds(120));
    assert_eq!(game.seat(Blue, Command::GiveTime), Err(Refusal::EnoughTime));
    game.later(seconds(15));
    assert_eq!(game.seat(Blue, Command::GiveTime), given(Red));
}

#[test]
fn time_is_given_between_people_whose_clocks_run() {
    let no = Err(Refusal::CannotGiveTime);
    let mut game = Table::people(BLITZ);
    assert_eq!(game.seat(Red, Command::GiveTime), no, "nobody has moved");
    game.play(Red, "b6");
    assert_eq!(game.seat(Blue, Command::GiveTime), no, "only one has");
    assert_eq!(Table::computer(BLITZ).opened().seat(Red, Command::GiveTime), no);
    assert_eq!(Table::people(TimeControl::Days(3)).opened().seat(Red, Command::GiveTime), no);
    assert_eq!(Table::people(TimeControl::Untimed).opened().seat(Red, Command::GiveTime), no);
    assert_eq!(Table::people(BLITZ).opened().visitor(Command::GiveTime), Err(Refusal::NotAPlayer));
}

#[test]
fn after_the_end_time_is_worth_nothing() {
    let mut game = Table::people(BLITZ).opened();
    game.seat(Red, Command::Resign).unwrap();
    assert_eq!(game.seat(Blue, Command::GiveTime), Err(Refusal::Over));
}
