use crate::table::*;

#[test]
fn an_untimed_game_has_no_clock() {
    assert!(Table::people(TimeControl::Untimed).game.clock().is_none());
}

#[test]
fn in_a_live_game_nobody_is_charged_before_both_have_moved() {
    let mut game = Table::people(BLITZ);
    assert_eq!(game.later(seconds(60)).play(Red, "b6"), [moved(Red, 1, "b6")]);
    assert_eq!(game.later(seconds(60)).play(Blue, "f6"), [moved(Blue, 2, "f6")]);
    assert_eq!((game.left(Red), game.left(Blue)), (seconds(180), seconds(180)));
    assert_eq!(game.game.clock().unwrap().running_since(), Some(game.now), "now it runs");
}

#[test]
fn a_move_costs_its_time_and_earns_the_increment() {
    let mut game = Table::people(BLITZ).opened();
    game.later(seconds(10)).play(Red, "c6");
    assert_eq!((game.left(Red), game.left(Blue)), (seconds(172), seconds(180)));
    game.later(seconds(1)).play(Blue, "e6");
    assert_eq!((game.left(Red), game.left(Blue)), (seconds(172), seconds(181)));
}

#[test]
fn the_event_says_what_was_charged() {
    let mut game = Table::people(BLITZ).opened();
    let happened = game.later(seconds(10)).play_with_lag(Red, "c6", Millis(400)).unwrap();
    let What::Moved { spent, compensated, .. } = happened[0] else { panic!("{happened:?}") };
    assert_eq!((spent, compensated), (Millis(9_600), Millis(400)));
    assert_eq!(game.left(Red), Millis(180_000 - 9_600 + 2_000));
}

#[test]
fn lag_is_forgiven_from_a_quota() {
    // 1 + 0 is a game of 60 s: 60 * 4 + 150 = 390 ms a move, three times that to begin with.
    let mut game = Table::people(BULLET).opened();
    game.later(seconds(5)).play_with_lag(Red, "c6", seconds(5)).unwrap();
    assert_eq!(game.left(Red), Millis(60_000 - 5_000 + 1_170));
    game.play(Blue, "e6");
    game.later(seconds(5)).play_with_lag(Red, "d6", seconds(5)).unwrap();
    assert_eq!(game.left(Red), Millis(60_000 - 10_000 + 1_170 + 390));
    assert_eq!(game.left(Blue), seconds(60), "Blue's is Blue's own");
}

#[test]
fn no_more_lag_is_forgiven_than_time_went_by() {
    let mut game = Table::people(BLITZ).opened();
    game.later(Millis(50)).play_with_lag(Red, "c6", seconds(1)).unwrap();
    assert_eq!(game.left(Red), seconds(182));
}

#[test]
fn a_clock_that_goes_back_charges_nothing() {
    let mut game = Table::people(BLITZ).opened();
    game.later(seconds(-3_600)).play(Red, "c6");
    assert_eq!(game.left(Red), seconds(182));
    assert!(game.log.is_sorted_by_key(|event| event.at));
    game.later(seconds(3_600 + 10)).play(Blue, "e6");
    assert_eq!(game.left(Blue), seconds(172), "Blue is charged from the log's time, not from the jump's");
}

#[test]
fn over_days_each_move_has_its_days() {
    let mut game = Table::people(TimeControl::Days(3));
    game.later(Millis::days(2)).play(Red, "b6");
    assert_eq!(game.left(Red), Millis::days(3));
    game.later(Millis::days(2)).play(Blue, "f6");
    game.later(Millis::days(2)).play(Red, "c6");
    assert_eq!((game.left(Red), game.left(Blue)), (Millis::days(3), Millis::days(3)));
}

#[test]
fn over_days_the_clock_runs_from_the_start() {
    let game = Table::people(TimeControl::Days(3));
    assert_eq!(game.game.clock().unwrap().running_since(), Some(game.now));
    let mut game = Table::invitation(TimeControl::Days(3));
    assert_eq!(game.game.clock().unwrap().running_since(), None, "but not before there is an opponent");
    game.later(Millis::hours(5)).visitor(Command::Join).unwrap();
    assert_eq!(game.game.clock().unwrap().running_since(), Some(game.now));
}

#[test]
fn the_end_stops_the_clock_and_keeps_what_is_left() {
    let mut game = Table::people(BLITZ).opened();
    game.later(seconds(30)).seat(Blue, Command::Resign).unwrap();
    let clock = game.game.clock().unwrap();
    assert_eq!(clock.running_since(), None);
    assert_eq!((clock.left(Red), clock.left(Blue)), (seconds(150), seconds(180)));
    assert_eq!(clock.left_at(Red, game.now + seconds(60)), seconds(150));
}

#[test]
fn against_the_computer_the_clock_is_the_same() {
    let mut game = Table::computer(BLITZ).opened();
    game.later(seconds(10)).play(Red, "c6");
    game.later(seconds(1)).play(Blue, "e6");
    assert_eq!((game.left(Red), game.left(Blue)), (seconds(172), seconds(181)));
}
