use crate::table::*;

fn blue_wins() -> Answer {
    ended(End::won(Blue, EndReason::Flag))
}

#[test]
fn the_flag_falls_when_time_and_grace_are_over() {
    let mut game = Table::people(BLITZ).opened();
    assert_eq!(game.later(Millis(181_999)).tick(), NOTHING);
    assert_eq!(game.later(Millis(1)).tick(), blue_wins());
    assert_eq!(game.left(Red), Millis::ZERO);
    assert_eq!(game.tick(), NOTHING, "one end is enough");
}

#[test]
fn the_grace_is_for_the_network_alone() {
    let mut game = Table::people(BLITZ).opened();
    assert_eq!(game.later(Millis(180_500)).try_move(Red, "c6"), blue_wins());
    let mut game = Table::people(BLITZ).opened();
    game.later(Millis(180_500)).play_with_lag(Red, "c6", Millis(600)).unwrap();
    assert_eq!(game.left(Red), Millis(100 + 2_000));
}

#[test]
fn the_last_millisecond_is_too_late() {
    let mut game = Table::people(BLITZ).opened();
    game.later(Millis(179_999)).play(Red, "c6");
    let mut game = Table::people(BLITZ).opened();
    assert_eq!(game.later(Millis(180_000)).try_move(Red, "c6"), blue_wins());
}

#[test]
fn a_move_after_the_flag_is_the_end_and_not_a_move() {
    let mut game = Table::people(BLITZ).opened();
    assert_eq!(game.later(Millis::hours(1)).play_with_lag(Red, "c6", seconds(2)), blue_wins());
    assert_eq!(game.game.plies().len(), 2);
}

#[test]
fn nothing_that_a_player_does_escapes_a_fallen_flag() {
    let answers = Version(3);
    let tries = [
        Command::Resign,
        Command::Abort,
        Command::OfferDraw,
        Command::AcceptDraw,
        Command::DeclineDraw,
        Command::OfferTakeback { answers },
        Command::AcceptTakeback { answers },
        Command::DeclineTakeback,
        Command::DeclineRematch,
        Command::Claim(Claim::Draw),
    ];
    for side in [Red, Blue] {
        for command in tries {
            let mut game = Table::people(BLITZ).opened();
            game.seat(Blue, Command::OfferDraw).unwrap();
            assert_eq!(game.later(Millis::hours(1)).seat(side, command), blue_wins(), "{side} {command:?}");
        }
    }
}

#[test]
fn a_lost_flag_beats_a_stale_illegal_or_wrong_move() {
    let mut game = Table::people(BLITZ).opened();
    game.later(Millis::hours(1));
    assert_eq!(game.send(Blue, "d4", 77, Version(1)), blue_wins());
}

#[test]
fn a_flag_falls_for_whoever_is_on_move() {
    let mut game = Table::people(BLITZ).opened();
    game.play(Red, "c6");
    assert_eq!(game.later(Millis::hours(1)).tick(), ended(End::won(Red, EndReason::Flag)));
}

#[test]
fn a_flag_loses_even_a_won_position() {
    let mut game = Table::from("xxxxxxx/xxxxxxx/xxxxxxx/7/7/7/o6 x 0 1");
    game.play(Red, "a4");
    game.play(Blue, "a2");
    assert_eq!(game.later(Millis::hours(1)).tick(), blue_wins());
}

#[test]
fn over_days_there_is_no_grace() {
    let mut game = Table::people(TimeControl::Days(1)).opened();
    assert_eq!(game.later(Millis(86_399_999)).tick(), NOTHING);
    assert_eq!(game.later(Millis(1)).tick(), blue_wins());
}

#[test]
fn the_computer_can_lose_on_time() {
    let mut game = Table::computer(BULLET).opened();
    game.play(Red, "c6");
    assert_eq!(game.later(Millis::hours(1)).tick(), ended(End::won(Red, EndReason::Flag)));
}

#[test]
fn presence_is_no_excuse() {
    let mut game = Table::people(BLITZ).opened();
    game.server(Command::Leave(Red)).unwrap();
    game.later(Millis::hours(1)).server(Command::Return(Red)).unwrap();
    assert_eq!(game.tick(), blue_wins());
}
