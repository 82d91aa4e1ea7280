//! The server was away: nobody is charged for that.

use crate::table::*;

/// The server stops now, is away for `span`, and gives it back.
fn outage(game: &mut Table, span: Millis) -> Answer {
    let from = game.now;
    game.later(span);
    game.server(Command::Excuse { from, until: game.now })
}

fn lost(answer: Answer) -> Millis {
    match answer.as_deref() {
        Ok([What::Excused { lost, .. }]) => *lost,
        other => panic!("no excuse: {other:?}"),
    }
}

#[test]
fn the_time_is_given_back_and_ten_seconds_to_return() {
    let mut game = Table::people(BLITZ).opened();
    game.later(seconds(5));
    assert_eq!(lost(outage(&mut game, seconds(600))), seconds(610));
    assert_eq!(game.tick(), NOTHING, "no flag has fallen");
    game.later(seconds(10 + 3)).play(Red, "c6");
    assert_eq!(game.left(Red), seconds(180 - 5 - 3 + 2));
}

#[test]
fn nobody_is_charged_while_coming_back() {
    let mut game = Table::people(BLITZ).opened();
    outage(&mut game, seconds(600)).unwrap();
    game.later(seconds(4)).play(Red, "c6");
    assert_eq!(game.left(Red), seconds(182));
}

#[test]
fn only_the_part_that_fell_into_this_turn_counts() {
    let mut game = Table::people(BLITZ).opened();
    let from = game.now - seconds(30);
    game.later(seconds(20));
    let until = game.now;
    assert_eq!(lost(game.server(Command::Excuse { from, until })), seconds(30));
}

#[test]
fn an_outage_is_excused_once() {
    let mut game = Table::people(BLITZ).opened();
    let from = game.now;
    let until = game.later(seconds(600)).now;
    game.server(Command::Excuse { from, until }).unwrap();
    assert_eq!(game.server(Command::Excuse { from, until }), NOTHING);
    game.later(seconds(20)).play(Red, "c6");
    assert_eq!(game.server(Command::Excuse { from, until }), NOTHING);
}

#[test]
fn an_outage_that_is_said_to_last_into_the_future_is_excused_once() {
    let mut game = Table::people(BLITZ).opened();
    let from = game.now;
    let until = game.later(seconds(60)).now + Millis::hours(1);
    assert_eq!(lost(game.server(Command::Excuse { from, until })), seconds(70));
    assert_eq!(game.server(Command::Excuse { from, until }), NOTHING);
}

#[test]
fn a_server_that_fails_again_and_again_gives_no_more_than_it_took() {
    let mut game = Table::people(BLITZ).opened();
    let start = game.now;
    game.later(seconds(100));
    for _ in 0..20 {
        outage(&mut game, seconds(1)).unwrap();
    }
    // Twenty seconds away, and ten to return from the last of it.
    assert_eq!(game.game.clock().unwrap().running_since(), Some(start + seconds(30)));
    game.later(seconds(10 + 3)).play(Red, "c6");
    assert_eq!(game.left(Red), seconds(180 - 100 - 3 + 2));
}

#[test]
fn outages_that_nobody_saw_are_excused_one_after_the_other() {
    let mut game = Table::people(BLITZ).opened();
    let start = game.now;
    // Away from 5 to 30 and from 60 to 90; first looked at after 100 seconds.
    game.later(seconds(100));
    for (from, until) in [(5, 30), (60, 90)] {
        let (from, until) = (start + seconds(from), start + seconds(until));
        assert!(game.game.accounted_until() < until);
        game.server(Command::Excuse { from, until }).unwrap();
        assert_eq!(game.game.accounted_until(), until, "the next look begins there");
    }
    // Five seconds before them, twenty between (less the ten to return): nobody had a chance in the rest.
    game.play(Red, "c6");
    assert_eq!(game.left(Red), seconds(180 - 5 - 20 + 2));
}

#[test]
fn no_moment_is_given_back_twice() {
    let mut game = Table::people(BLITZ).opened();
    let start = game.now;
    game.later(seconds(100));
    for (from, until) in [(0, 20), (10, 30), (5, 15)] {
        let (from, until) = (start + seconds(from), start + seconds(until));
        game.server(Command::Excuse { from, until }).unwrap();
    }
    game.play(Red, "c6");
    assert_eq!(game.left(Red), seconds(180 - 60 + 2), "charged from 40 to 100");
}

#[test]
fn who_moves_while_all_come_back_does_not_start_the_others_clock() {
    let mut game = Table::people(BLITZ).opened();
    outage(&mut game, seconds(60)).unwrap();
    let resumes = game.now + seconds(10);
    game.later(seconds(2)).play(Red, "c6");
    assert_eq!(game.game.clock().unwrap().running_since(), Some(resumes));
    game.later(seconds(3)).play(Blue, "e6");
    assert_eq!((game.left(Red), game.left(Blue)), (seconds(182), seconds(182)));
}

#[test]
fn a_wrong_report_takes_nothing_away() {
    let mut game = Table::people(BLITZ).opened();
    game.later(seconds(20));
    let backwards = Command::Excuse { from: game.now + seconds(100), until: game.now };
    assert_eq!(game.server(backwards), NOTHING);
    let long_ago = Command::Excuse { from: Timestamp(0), until: Timestamp(1_000) };
    assert_eq!(game.server(long_ago), NOTHING);
}

#[test]
fn nobody_was_away_while_nobody_could_be_here() {
    let mut game = Table::people(BLITZ).opened();
    game.server(Command::Leave(Red)).unwrap();
    outage(&mut game, seconds(600)).unwrap();
    assert_eq!(game.game.away(), None);
    assert_eq!(game.seat(Blue, Command::Claim(Claim::Win)), Err(Refusal::NotAway));
    game.server(Command::Leave(Red)).expect("and can be away again");
    assert_eq!(game.game.away(), Some((Red, game.now + seconds(10 + 45))));
}

#[test]
fn every_deadline_moves() {
    for mut game in [
        Table::invitation(BLITZ),
        Table::people(BLITZ),
        Table::people(BLITZ).opened(),
        Table::people(TimeControl::Days(3)).opened(),
        Table::people(TimeControl::Untimed).opened(),
        Table::computer(TimeControl::Untimed),
    ] {
        let before = game.game.deadline().unwrap();
        outage(&mut game, Millis::hours(2)).unwrap();
        assert_eq!(game.game.deadline(), Some(before + Millis::hours(2) + seconds(10)));
    }
}

#[test]
fn a_game_that_is_over_is_left_alone() {
    let mut game = Table::people(BLITZ).opened();
    game.seat(Red, Command::Resign).unwrap();
    assert_eq!(outage(&mut game, seconds(60)), NOTHING);
}

#[test]
fn only_the_server_excuses() {
    let mut game = Table::people(BLITZ).opened();
    let from = game.now;
    let until = game.later(seconds(60)).now;
    assert_eq!(game.seat(Red, Command::Excuse { from, until }), Err(Refusal::NotTheServer));
}
