use crate::table::*;

#[test]
fn a_visitor_takes_the_open_seat() {
    let mut game = Table::invitation(BLITZ);
    assert_eq!(game.game.turn(), None);
    assert_eq!(game.game.open_seat(), Some(Blue));
    assert_eq!(game.visitor(Command::Join), Ok(vec![What::Joined { side: Blue }]));
    assert_eq!(game.game.seat(Blue), Seat::Human);
    assert_eq!(game.game.turn(), Some(Red));
}

#[test]
fn a_seat_is_taken_once() {
    let mut game = Table::invitation(BLITZ);
    game.visitor(Command::Join).unwrap();
    assert_eq!(game.visitor(Command::Join), Err(Refusal::SeatTaken));
    assert_eq!(Table::people(BLITZ).visitor(Command::Join), Err(Refusal::SeatTaken));
    assert_eq!(Table::computer(BLITZ).visitor(Command::Join), Err(Refusal::SeatTaken));
}

#[test]
fn nobody_plays_both_sides() {
    assert_eq!(Table::invitation(BLITZ).seat(Red, Command::Join), Err(Refusal::SeatTaken));
    assert_eq!(Table::invitation(BLITZ).server(Command::Join), Err(Refusal::NotAPlayer));
}

#[test]
fn an_invitation_expires_after_a_day() {
    let expired = ended(End::void(EndReason::Expired));
    let mut game = Table::invitation(BLITZ);
    game.later(Millis(86_399_999)).visitor(Command::Join).expect("just in time");
    let mut game = Table::invitation(BLITZ);
    assert_eq!(game.later(Millis::days(1)).visitor(Command::Join), expired);
    let mut game = Table::invitation(BLITZ);
    assert_eq!(game.later(Millis::days(1)).tick(), expired);
    assert_eq!(game.visitor(Command::Join), Err(Refusal::Over));
}

#[test]
fn the_first_move_has_its_time_from_the_joining_on() {
    let mut game = Table::invitation(BLITZ);
    game.later(Millis::hours(23)).visitor(Command::Join).unwrap();
    assert_eq!(game.game.deadline(), Some(game.now + Millis::minutes(2)));
}

#[test]
fn both_seats_may_be_open() {
    let mut game = Table::new(BLITZ, START, Seat::Open, Seat::Open);
    assert_eq!(game.visitor(Command::Join), Ok(vec![What::Joined { side: Red }]));
    assert_eq!(game.game.turn(), None);
    assert_eq!(game.visitor(Command::Join), Ok(vec![What::Joined { side: Blue }]));
    assert_eq!(game.game.turn(), Some(Red));
}

#[test]
fn all_a_visitor_can_do_is_join() {
    let mut game = Table::invitation(BLITZ);
    let answers = Version(1);
    for command in [Command::Resign, Command::OfferDraw, Command::OfferTakeback { answers }, Command::Tick] {
        assert_eq!(game.visitor(command), Err(Refusal::NotAPlayer), "{command:?}");
    }
}
