use crate::table::*;

#[test]
fn in_a_game_for_a_rating_a_move_is_a_move() {
    let mut game = Table::ranked(BLITZ).opened();
    assert_eq!(game.undo(Red), Err(Refusal::NotInRanked));
    assert_eq!(game.allow_undo(Blue), Err(Refusal::NoOffer));
}

#[test]
fn the_computer_gives_back_ones_move_and_its_answer() {
    let mut game = Table::computer(TimeControl::Untimed).opened();
    let before = game.board();
    game.play(Red, "c6");
    game.play(Blue, "e6");
    assert_eq!(game.undo(Red), Ok(vec![What::TookBack { by: Red, plies: 2 }]));
    assert_eq!(game.board(), before);
    assert_eq!(game.game.turn(), Some(Red));
}

#[test]
fn while_the_computer_thinks_only_ones_own_move_comes_back() {
    let mut game = Table::computer(TimeControl::Untimed).opened();
    game.play(Red, "c6");
    let thinking_about = game.game.version();
    game.undo(Red).unwrap();
    assert_eq!(game.game.plies().len(), 2);
    assert_eq!(game.send(Blue, "e6", 99, thinking_about), Err(Refusal::Stale), "its answer comes too late");
}

#[test]
fn the_same_wish_heard_twice_undoes_one_move() {
    let mut game = Table::computer(TimeControl::Untimed).opened();
    game.play(Red, "c6");
    game.play(Blue, "e6");
    let wish = Command::OfferTakeback { answers: game.game.version() };
    game.seat(Red, wish).unwrap();
    assert_eq!(game.seat(Red, wish), Err(Refusal::Stale));
    assert_eq!(game.game.plies().len(), 2);
}

#[test]
fn people_ask_first() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    game.play(Red, "c6");
    assert_eq!(game.undo(Red), Ok(vec![What::TakebackOffered { by: Red }]));
    assert_eq!(game.game.plies().len(), 3);
    assert_eq!(game.allow_undo(Red), Err(Refusal::NoOffer), "nobody consents to oneself");
    assert_eq!(game.allow_undo(Blue), Ok(vec![What::TookBack { by: Red, plies: 2 }]));
    assert_eq!(game.game.turn(), Some(Red));
    assert_eq!(game.game.offers().takeback, None);
}

#[test]
fn after_the_answer_both_moves_come_back() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    game.play(Red, "c6");
    game.play(Blue, "e6");
    game.undo(Red).unwrap();
    assert_eq!(game.allow_undo(Blue), Ok(vec![What::TookBack { by: Red, plies: 2 }]));
}

#[test]
fn the_request_lapses_with_the_next_move_of_either() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    game.undo(Blue).unwrap();
    game.play(Red, "c6");
    assert_eq!(game.game.offers().takeback, None);
    game.undo(Blue).unwrap();
    game.play(Blue, "e6");
    assert_eq!(game.game.offers().takeback, None);
}

#[test]
fn consent_is_for_the_board_on_which_it_was_given() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    game.undo(Blue).unwrap();
    let consent = Command::AcceptTakeback { answers: game.game.version() };
    game.play(Red, "c6");
    game.play(Blue, "e6");
    game.undo(Blue).unwrap();
    assert_eq!(game.seat(Red, consent), Err(Refusal::Stale), "it was meant for the first request");
    let ahead = Command::AcceptTakeback { answers: Version(game.game.version().0 + 1) };
    assert_eq!(game.seat(Red, ahead), Err(Refusal::Ahead));
}

#[test]
fn a_request_can_be_declined_or_withdrawn() {
    for by in [Red, Blue] {
        let mut game = Table::people(TimeControl::Untimed).opened();
        game.undo(Red).unwrap();
        assert_eq!(game.seat(by, Command::DeclineTakeback), Ok(vec![What::TakebackDeclined { by }]));
        assert_eq!(game.seat(by, Command::DeclineTakeback), Err(Refusal::NoOffer));
        assert_eq!(game.allow_undo(Blue), Err(Refusal::NoOffer));
    }
}

#[test]
fn one_asks_once_for_each_board() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    game.undo(Red).unwrap();
    assert_eq!(game.undo(Red), NOTHING, "it stands already");
    game.seat(Blue, Command::DeclineTakeback).unwrap();
    assert_eq!(game.undo(Red), Err(Refusal::TooSoon));
    game.undo(Blue).expect("the other has not asked yet");
    game.seat(Red, Command::DeclineTakeback).unwrap();
    game.play(Red, "c6");
    game.undo(Red).expect("another board");
}

#[test]
fn requests_that_cross_undo_what_both_would_undo() {
    for (first, second) in [(Red, Blue), (Blue, Red)] {
        let mut game = Table::people(TimeControl::Untimed).opened();
        game.undo(first).unwrap();
        // Red's wish would undo both moves, Blue's only the last.
        assert_eq!(game.undo(second), Ok(vec![What::TookBack { by: Blue, plies: 1 }]));
        assert_eq!(game.game.offers().takeback, None, "once");
        assert_eq!(game.game.turn(), Some(Blue));
    }
}

#[test]
fn who_has_not_moved_has_nothing_to_take_back() {
    let mut game = Table::people(TimeControl::Untimed);
    assert_eq!(game.undo(Red), Err(Refusal::NothingToTakeBack));
    game.play(Red, "b6");
    assert_eq!(game.undo(Blue), Err(Refusal::NothingToTakeBack));
    game.undo(Red).unwrap();
    game.allow_undo(Blue).unwrap();
    assert_eq!(game.undo(Red), Err(Refusal::NothingToTakeBack));
    assert_eq!(game.board(), START);
}

#[test]
fn a_pass_is_not_ones_own_move() {
    let mut game = Table::from("ox5/xxx4/xxx4/7/7/7/6o x 0 1");
    game.play(Red, "c7");
    game.play(Blue, "g2");
    // Blue's last move was g2; then Red moved and nobody passed.
    game.play(Red, "d7");
    game.undo(Blue).unwrap();
    assert_eq!(game.allow_undo(Red), Ok(vec![What::TookBack { by: Blue, plies: 1 }]));

    let mut game = Table::from("ox5/xxx4/xxx4/7/7/7/7 x 0 1");
    game.play(Red, "c7");
    assert_eq!(game.undo(Blue), Err(Refusal::NothingToTakeBack));
    game.play(Red, "d7");
    game.undo(Red).unwrap();
    assert_eq!(
        game.allow_undo(Blue),
        Ok(vec![What::TookBack { by: Red, plies: 2 }]),
        "c7 and the pass remain"
    );
    assert_eq!(game.game.turn(), Some(Red));
}

#[test]
fn an_undone_move_can_be_played_again_but_not_by_a_late_message() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    game.send(Red, "c6", 77, Version(3)).unwrap();
    game.undo(Red).unwrap();
    game.allow_undo(Blue).unwrap();
    assert_eq!(game.send(Red, "c6", 77, Version(3)), Err(Refusal::Stale));
    game.play(Red, "c6");
}

#[test]
fn repetition_forgets_what_was_taken_back() {
    let mut game = Table::computer(TimeControl::Untimed);
    for (side, mv) in [(Red, "a7c7"), (Blue, "g7e7"), (Red, "c7a7"), (Blue, "e7g7")] {
        game.play(side, mv);
    }
    assert_eq!(game.game.board().occurrences(), 2);
    game.undo(Red).unwrap();
    game.play(Red, "c7a7");
    game.play(Blue, "e7g7");
    assert_eq!(game.game.board().occurrences(), 2, "still the second time");
    assert_eq!(game.game.end(), None);
}

#[test]
fn taking_back_wins_no_time() {
    let mut game = Table::computer(BLITZ).opened();
    for _ in 0..50 {
        game.play(Red, "c6");
        game.play(Blue, "e6");
        game.undo(Red).unwrap();
    }
    assert_eq!((game.left(Red), game.left(Blue)), (seconds(180), seconds(180)));
}

#[test]
fn time_that_was_used_stays_used() {
    let mut game = Table::computer(BLITZ).opened();
    game.later(seconds(30)).play(Red, "c6");
    game.later(seconds(1)).play(Blue, "e6");
    game.later(seconds(10)).undo(Red).unwrap();
    assert_eq!(game.left(Red), seconds(180 - 30 + 2 - 10));
    assert_eq!(game.left(Blue), seconds(180), "not 181: it never made that move");
    assert_eq!(game.game.clock().unwrap().running_since(), Some(game.now));
}

#[test]
fn taking_back_refills_no_lag_quota() {
    let mut game = Table::computer(BULLET).opened();
    for _ in 0..20 {
        game.play(Red, "c6");
        game.undo(Red).unwrap();
    }
    game.later(seconds(10)).play_with_lag(Red, "c6", seconds(10)).unwrap();
    assert_eq!(
        game.left(Red),
        Millis(60_000 - 10_000 + 1_170),
        "the quota of a third move, not of a twentieth"
    );
}

#[test]
fn over_days_each_turn_is_whole_again() {
    let mut game = Table::people(TimeControl::Days(2)).opened();
    game.play(Red, "c6");
    game.later(Millis::hours(40)).undo(Red).unwrap();
    game.allow_undo(Blue).unwrap();
    assert_eq!((game.left(Red), game.left(Blue)), (Millis::days(2), Millis::days(2)));
    assert_eq!(game.game.deadline(), Some(game.now + Millis::days(2)));
}

#[test]
fn back_to_the_first_move_the_clock_stops() {
    let mut game = Table::people(BLITZ).opened();
    game.undo(Blue).unwrap();
    game.allow_undo(Red).unwrap();
    assert_eq!(game.game.clock().unwrap().running_since(), None);
    assert_eq!(game.game.deadline(), Some(game.now + Millis::minutes(2)), "and a first move is due");
}

#[test]
fn nothing_is_taken_back_after_the_end() {
    let mut game = Table::computer(TimeControl::Untimed).opened();
    game.seat(Red, Command::Resign).unwrap();
    assert_eq!(game.undo(Red), Err(Refusal::Over));
}

#[test]
fn a_log_does_not_grow_without_end() {
    let mut game = Table::computer(TimeControl::Untimed);
    for _ in 0..2_499 {
        game.play(Red, "b6");
        game.undo(Red).unwrap();
    }
    game.play(Red, "b6");
    assert_eq!(game.game.version(), Version(5_000));
    assert_eq!(game.undo(Red), Err(Refusal::TooSoon));
    game.play(Blue, "f6");
}
