use crate::table::*;

/// The game is left alone: it ends like this, after so long, and not a moment before.
fn left_alone(mut game: Table, after: Millis, end: End) {
    assert_eq!(game.game.deadline(), Some(game.now + after));
    game.later(after).later(Millis(-1));
    assert_eq!(game.tick(), NOTHING);
    assert_eq!(game.later(Millis(1)).tick(), ended(end));
    assert_eq!(game.game.deadline(), None);
}

#[test]
fn a_first_move_that_does_not_come_voids_the_game() {
    let void = End::void(EndReason::NotStarted).by(Red);
    left_alone(Table::people(BLITZ), Millis::minutes(2), void);
    left_alone(Table::people(TimeControl::Untimed), Millis::days(7), void);
    left_alone(Table::people(TimeControl::Days(3)), Millis::days(3), void);
    left_alone(Table::computer(BLITZ), Millis::days(1), void);
    left_alone(Table::computer(TimeControl::Untimed), Millis::days(1), void);
}

#[test]
fn who_was_paired_is_there_already() {
    let void = End::void(EndReason::NotStarted).by(Red);
    let live =
        |minutes, add| TimeControl::Increment { base: Millis::minutes(minutes), increment: seconds(add) };
    left_alone(Table::paired(live(1, 0)), seconds(20), void);
    left_alone(Table::paired(BLITZ), seconds(25), void);
    left_alone(Table::paired(live(10, 5)), seconds(35), void);
    left_alone(Table::paired(TimeControl::Days(3)), Millis::days(3), void);
}

#[test]
fn the_second_players_first_move_has_its_own_time() {
    let mut game = Table::people(BLITZ);
    game.later(Millis::minutes(1)).play(Red, "b6");
    left_alone(game, Millis::minutes(2), End::void(EndReason::NotStarted).by(Blue));
}

#[test]
fn then_the_clock_decides() {
    left_alone(Table::people(BLITZ).opened(), seconds(182), End::won(Blue, EndReason::Flag));
    left_alone(
        Table::people(TimeControl::Days(3)).opened(),
        Millis::days(3),
        End::won(Blue, EndReason::Flag),
    );
}

#[test]
fn without_a_clock_there_is_patience_but_not_for_ever() {
    let end = End::won(Blue, EndReason::Abandoned);
    left_alone(Table::people(TimeControl::Untimed).opened(), Millis::days(14), end);
    left_alone(Table::computer(TimeControl::Untimed).opened(), Millis::days(14), end);
}

#[test]
fn an_invitation_stands_for_a_day() {
    left_alone(Table::invitation(BLITZ), Millis::days(1), End::void(EndReason::Expired));
}

#[test]
fn a_move_moves_the_deadline() {
    let mut game = Table::people(BLITZ).opened();
    game.later(seconds(100)).play(Red, "c6");
    assert_eq!(game.game.deadline(), Some(game.now + seconds(182)));
    game.play(Blue, "e6");
    assert_eq!(game.game.deadline(), Some(game.now + seconds(82 + 2)));
}

#[test]
fn an_offer_does_not() {
    let mut game = Table::people(BLITZ).opened();
    let before = game.game.deadline();
    game.later(seconds(5)).seat(Red, Command::OfferDraw).unwrap();
    game.undo(Red).unwrap();
    assert_eq!(game.game.deadline(), before);
}

#[test]
fn a_deadline_is_checked_again_when_it_fires() {
    let mut game = Table::people(BLITZ).opened();
    let fires = game.game.deadline().unwrap();
    game.later(seconds(100)).play(Red, "c6");
    game.now = fires;
    assert_eq!(game.tick(), NOTHING, "the alarm was for an earlier turn");
}

#[test]
fn a_finished_game_waits_for_nothing() {
    let mut game = Table::people(BLITZ).opened();
    game.seat(Red, Command::Resign).unwrap();
    assert_eq!(game.game.deadline(), None);
    assert_eq!(game.later(Millis::days(30)).tick(), NOTHING);
}
