use crate::table::*;

#[test]
fn a_move_is_an_event_and_the_turn_goes_over() {
    let mut game = Table::people(TimeControl::Untimed);
    assert_eq!(game.play(Red, "b6"), [moved(Red, 1, "b6")]);
    assert_eq!(game.game.version(), Version(2));
    assert_eq!(game.game.turn(), Some(Blue));
    assert_eq!(game.board(), "x5o/1x5/7/7/7/7/o5x o 0 1");
}

#[test]
fn the_same_message_again_is_done_already() {
    let mut game = Table::people(TimeControl::Untimed);
    game.send(Red, "b6", 7, Version(1)).unwrap();
    assert_eq!(game.send(Red, "b6", 7, Version(1)), NOTHING);
    game.send(Blue, "f6", 7, Version(2)).unwrap();
    assert_eq!(game.send(Red, "b6", 7, Version(1)), NOTHING, "however late");
    assert_eq!(game.game.version(), Version(3));
}

#[test]
fn done_stays_done_after_the_end() {
    let mut game = Table::people(BLITZ);
    game.send(Red, "b6", 7, Version(1)).unwrap();
    game.send(Blue, "f6", 1, Version(2)).unwrap();
    game.later(Millis::hours(1));
    assert_eq!(game.send(Red, "b6", 7, Version(1)), NOTHING, "though Red's flag has fallen since");
    game.seat(Blue, Command::Resign).unwrap();
    assert_eq!(game.send(Red, "b6", 7, Version(1)), NOTHING);
}

#[test]
fn an_id_names_one_move() {
    let mut game = Table::people(TimeControl::Untimed);
    game.send(Red, "b6", 7, Version(1)).unwrap();
    assert_eq!(game.send(Red, "b7", 7, Version(1)), Err(Refusal::IdReused));
    game.send(Blue, "f6", 7, Version(2)).expect("the other side counts for itself");
}

#[test]
fn a_new_move_by_an_old_id_is_not_taken_for_the_old_one() {
    let mut game = Table::people(TimeControl::Untimed);
    game.send(Red, "a7c7", 7, Version(1)).unwrap();
    game.play(Blue, "g7e7");
    game.play(Red, "c7a7");
    game.play(Blue, "e7g7");
    let now = game.game.version();
    assert_eq!(game.send(Red, "a7c7", 7, now), Err(Refusal::IdReused));
    assert_eq!(game.send(Red, "a7c7", 7, Version(now.0 + 5)), Err(Refusal::IdReused));
    game.send(Red, "a7c7", 8, now).expect("a new id is a new move");
}

#[test]
fn a_move_made_on_an_older_board_is_stale() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    assert_eq!(game.send(Red, "c6", 50, Version(1)), Err(Refusal::Stale));
    assert_eq!(game.send(Red, "c6", 51, Version(2)), Err(Refusal::Stale));
    game.send(Red, "c6", 52, Version(3)).unwrap();
}

#[test]
fn an_offer_does_not_make_a_move_stale() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    game.seat(Blue, Command::OfferDraw).unwrap();
    game.seat(Blue, Command::DeclineDraw).unwrap();
    game.send(Red, "c6", 50, Version(3)).expect("the board is as it was at version 3");
}

#[test]
fn a_move_from_the_future_is_refused() {
    let mut game = Table::people(TimeControl::Untimed);
    assert_eq!(game.send(Red, "b6", 1, Version(2)), Err(Refusal::Ahead));
    assert_eq!(game.send(Red, "b6", 1, Version(u32::MAX)), Err(Refusal::Ahead));
}

#[test]
fn only_the_side_to_move_moves() {
    let mut game = Table::people(TimeControl::Untimed);
    assert_eq!(game.try_move(Blue, "f6"), Err(Refusal::NotYourTurn));
    game.play(Red, "b6");
    assert_eq!(game.try_move(Red, "c6"), Err(Refusal::NotYourTurn));
}

#[test]
fn what_the_rules_forbid_is_illegal() {
    let mut game = Table::people(TimeControl::Untimed);
    for mv in ["d4", "a1", "f6", "0000", "a1a3", "d4d6"] {
        assert_eq!(game.try_move(Red, mv), Err(Refusal::Illegal), "{mv}");
    }
    game.play(Red, "g1g3");
}

#[test]
fn nobody_moves_before_the_other_seat_is_taken() {
    let mut game = Table::invitation(BLITZ);
    assert_eq!(game.try_move(Red, "b6"), Err(Refusal::NoOpponent));
}

#[test]
fn nobody_moves_after_the_end() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    game.seat(Blue, Command::Resign).unwrap();
    assert_eq!(game.try_move(Red, "c6"), Err(Refusal::Over));
}

#[test]
fn only_players_move() {
    let mut game = Table::people(TimeControl::Untimed);
    let mv =
        Command::Move { answers: Version(1), id: CommandId(1), mv: "b6".parse().unwrap(), lag: Millis::ZERO };
    assert_eq!(game.visitor(mv), Err(Refusal::NotAPlayer));
    assert_eq!(game.server(mv), Err(Refusal::NotAPlayer));
    for command in [Command::Tick, Command::Leave(Blue), Command::Return(Blue)] {
        assert_eq!(game.seat(Red, command), Err(Refusal::NotTheServer));
        assert_eq!(game.visitor(command), Err(Refusal::NotAPlayer));
    }
}

#[test]
fn the_computer_moves_like_anybody() {
    let mut game = Table::computer(TimeControl::Untimed);
    assert_eq!(game.game.computer_to_move(), None);
    game.play(Red, "b6");
    assert_eq!(game.game.computer_to_move(), Some((Blue, Level(3))));
    game.play(Blue, "f6");
    assert_eq!(game.game.computer_to_move(), None);
}

#[test]
fn a_full_board_ends_the_game() {
    let mut game = Table::from("xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/ooooooo/ooooooo/oooooo1 o 0 30");
    let end = End { verdict: Verdict::Won(Red), reason: EndReason::Full, by: None };
    assert_eq!(game.play(Blue, "g1"), [moved(Blue, 1, "g1"), What::Ended { end }]);
    assert_eq!(game.game.turn(), None);
}

#[test]
fn taking_the_last_piece_ends_the_game() {
    let mut game = Table::from("7/7/2o4/2x4/7/7/7 x 0 30");
    let end = End::won(Red, EndReason::Eliminated);
    assert_eq!(game.play(Red, "b5").last(), Some(&What::Ended { end }));
}

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut game = Table::people(TimeControl::Untimed);
    let mut last = Vec::new();
    for round in 0..2 {
        for (side, mv) in [(Red, "a7c7"), (Blue, "g7e7"), (Red, "c7a7"), (Blue, "e7g7")] {
            assert_eq!(game.game.end(), None, "round {round}");
            last = game.play(side, mv);
        }
    }
    let end = End { verdict: Verdict::Drawn, reason: EndReason::Repetition, by: None };
    assert_eq!(last.last(), Some(&What::Ended { end }));
}

#[test]
fn a_hundred_plies_without_a_clone_are_a_draw() {
    let mut game = Table::from("x5o/7/7/7/7/7/o5x x 99 60");
    let end = End { verdict: Verdict::Drawn, reason: EndReason::NoCloneLimit, by: None };
    assert_eq!(game.play(Red, "a7c7").last(), Some(&What::Ended { end }));
}
