//! Who is on vacation is not charged in games over days.

use proptest::prelude::*;

use crate::table::*;

const THREE: TimeControl = TimeControl::Days(3);

fn days(n: i64) -> Millis {
    Millis::days(n)
}

fn rest(game: &mut Table, side: Side, span: Millis) -> Answer {
    let from = game.now;
    game.server(Command::Rest { side, from, until: from + span })
}

fn deadline(game: &Table) -> Timestamp {
    game.game.deadline().expect("somebody is to move")
}

#[test]
fn a_deadline_moves_by_the_days_of_the_side_to_move() {
    let mut game = Table::people(THREE).opened();
    let before = deadline(&game);
    game.later(days(1));
    rest(&mut game, Red, days(10)).unwrap();
    assert_eq!(deadline(&game), before + days(10));
    game.later(days(11));
    assert_eq!(game.tick(), NOTHING);
    game.later(days(1));
    assert_eq!(game.tick(), ended(End::won(Blue, EndReason::Flag)));
}

#[test]
fn a_turn_that_begins_in_a_vacation_waits_for_its_end() {
    let mut game = Table::people(THREE).opened();
    rest(&mut game, Blue, days(5)).unwrap();
    let back = game.now + days(5);
    game.later(days(2)).play(Red, "c6");
    assert_eq!(deadline(&game), back + days(3));
    assert_eq!(game.left(Blue), days(3));
    // Nothing keeps them from moving all the same.
    game.later(days(1)).play(Blue, "e6");
    assert_eq!(deadline(&game), game.now + days(3), "the vacation is the other's");
}

#[test]
fn it_can_be_ended_early_and_the_clock_goes_on() {
    let mut game = Table::people(THREE).opened();
    let began = game.now;
    game.later(days(1));
    rest(&mut game, Red, days(10)).unwrap();
    game.later(days(4));
    let now = game.now;
    game.server(Command::Rest { side: Red, from: began + days(1), until: now }).unwrap();
    assert_eq!(deadline(&game), began + days(3 + 4));
    assert_eq!(game.game.rests_until(Red, game.now), None);
}

#[test]
fn a_word_that_comes_late_or_twice_gives_what_it_would_have_given() {
    let mut game = Table::people(THREE).opened();
    let (from, before) = (game.now + days(2), deadline(&game));
    let until = from + days(7);
    let word = Command::Rest { side: Red, from, until };
    game.later(days(4));
    game.server(word).unwrap();
    assert_eq!(deadline(&game), before + days(7));
    assert_eq!(game.server(word), NOTHING);
}

#[test]
fn a_vacation_of_before_the_last_one_is_no_news() {
    let mut game = Table::people(THREE).opened();
    let first = Command::Rest { side: Red, from: game.now, until: game.now + days(2) };
    game.server(first).unwrap();
    game.later(days(3));
    rest(&mut game, Red, days(4)).unwrap();
    let before = deadline(&game);
    assert_eq!(game.server(first), NOTHING);
    assert_eq!(deadline(&game), before);
}

#[test]
fn no_vacation_lifts_a_flag_that_has_fallen() {
    let mut game = Table::people(THREE).opened();
    game.later(days(3));
    assert_eq!(rest(&mut game, Red, days(7)), ended(End::won(Blue, EndReason::Flag)));
}

#[test]
fn live_games_know_no_vacation() {
    let mut game = Table::people(BLITZ).opened();
    assert_eq!(rest(&mut game, Red, days(7)), NOTHING);
    let mut game = Table::people(TimeControl::Untimed).opened();
    assert_eq!(rest(&mut game, Red, days(7)), NOTHING);
}

#[test]
fn players_do_not_grant_it_themselves() {
    let mut game = Table::people(THREE).opened();
    let word = Command::Rest { side: Red, from: game.now, until: game.now + days(1) };
    assert_eq!(game.seat(Red, word), Err(Refusal::NotTheServer));
    assert_eq!(game.visitor(word), Err(Refusal::NotAPlayer));
}

#[test]
fn an_outage_within_a_vacation_gives_nothing_more() {
    let mut game = Table::people(THREE).opened();
    rest(&mut game, Red, days(5)).unwrap();
    let before = deadline(&game);
    let from = game.later(days(1)).now;
    let until = game.later(days(1)).now;
    game.server(Command::Excuse { from, until }).unwrap();
    assert_eq!(deadline(&game), before);
}

#[test]
fn a_reminder_is_due_with_a_fifth_of_the_time_left() {
    let mut game = Table::people(TimeControl::Days(5)).opened();
    assert_eq!(game.game.reminder(), Some(game.now + days(4)));
    rest(&mut game, Red, days(7)).unwrap();
    assert_eq!(game.game.reminder(), Some(game.now + days(11)), "it moves with the deadline");
    assert_eq!(Table::people(BLITZ).opened().game.reminder(), None);
    let mut against = Table::computer(TimeControl::Days(5));
    against.play(Red, "b6");
    assert_eq!(against.game.reminder(), None, "a computer forgets nothing");
    assert_eq!(Table::invitation(TimeControl::Days(5)).game.reminder(), None);
}

/// When fourteen days outside of the vacations are over.
fn flag(began: Timestamp, mut vacations: Vec<(i64, i64)>) -> Timestamp {
    vacations.sort_unstable();
    let mut flag = began.0 + days(14).0;
    let mut counted = began.0;
    for (from, until) in vacations {
        let from = from.max(counted);
        if from < flag && until > from {
            flag += until - from;
            counted = until;
        }
    }
    Timestamp(flag)
}

proptest! {
    /// Whatever vacations come, grow, shrink and overlap with turns: a turn is charged for the time in it
    /// that no vacation of its side covers, to the millisecond.
    #[test]
    fn a_turn_is_charged_for_what_no_vacation_covers(
        steps in prop::collection::vec((0i64..5_000, 0u8..3, 0i64..20_000), 1..30),
    ) {
        let mut game = Table::people(TimeControl::Days(14)).opened();
        let mut covered: Vec<(Side, i64, i64)> = Vec::new();
        let (mut turn, mut began) = (Red, game.now);
        let back = ["b6b4", "f6f4", "b4b6", "f4f6"];
        let mut moves = 0;
        for (pause, what, span) in steps {
            game.later(Millis(pause * 10_000));
            let side = [Red, Blue][usize::from(what % 2)];
            if what == 2 && moves < 4 {
                prop_assert!(game.try_move(turn, back[moves]).is_ok());
                (turn, began, moves) = (turn.other(), game.now, moves + 1);
            } else if what != 2 {
                let until = game.now + Millis(span * 10_000);
                covered.retain_mut(|(by, _, end)| { if *by == side { *end = (*end).min(game.now.0) }; true });
                covered.push((side, game.now.0, until.0));
                game.server(Command::Rest { side, from: game.now, until }).unwrap();
            }
            if game.game.end().is_some() { break }
            let mine = covered.iter().filter(|(by, ..)| *by == turn).map(|(_, from, until)| (*from, *until));
            prop_assert_eq!(deadline(&game), flag(began, mine.collect()));
        }
    }
}
