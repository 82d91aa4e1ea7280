use crate::table::*;

const NEXT: &str = "b7Rq2LmW0e";
const OTHER: &str = "zzzzzzzzzz";

fn over() -> Table {
    let mut game = Table::people(BLITZ).opened();
    game.seat(Blue, Command::Resign).unwrap();
    game
}

#[test]
fn both_ask_and_it_is_agreed() {
    let mut game = over();
    assert_eq!(game.rematch(Blue, NEXT), Ok(vec![What::RematchOffered { by: Blue }]));
    assert_eq!(game.game.offers().rematch, Some(Blue));
    assert_eq!(game.rematch(Red, OTHER), Ok(vec![What::Rematched { next: game_id(OTHER) }]));
    assert_eq!(game.game.next(), Some(game_id(OTHER)));
    assert_eq!(game.game.offers().rematch, None);
}

#[test]
fn a_game_has_one_successor() {
    let mut game = over();
    game.rematch(Blue, NEXT).unwrap();
    game.rematch(Red, NEXT).unwrap();
    for side in [Red, Blue] {
        assert_eq!(game.rematch(side, OTHER), NOTHING);
        assert_eq!(game.seat(side, Command::DeclineRematch), Err(Refusal::NoOffer));
    }
    assert_eq!(game.game.next(), Some(game_id(NEXT)));
}

#[test]
fn asking_twice_agrees_with_nobody() {
    let mut game = over();
    game.rematch(Blue, NEXT).unwrap();
    assert_eq!(game.rematch(Blue, OTHER), NOTHING);
    assert_eq!(game.game.next(), None);
}

#[test]
fn the_computer_always_plays_again() {
    let mut game = Table::computer(TimeControl::Untimed).opened();
    game.seat(Red, Command::Resign).unwrap();
    assert_eq!(game.rematch(Red, NEXT), Ok(vec![What::Rematched { next: game_id(NEXT) }]));
    assert_eq!(game.rematch(Red, OTHER), NOTHING);
}

#[test]
fn the_successor_is_the_same_game_with_colours_swapped() {
    let mut game = Table::computer(BLITZ).opened();
    game.seat(Red, Command::Resign).unwrap();
    game.rematch(Red, NEXT).unwrap();
    let What::Created { terms, seats } = game.game.successor(game.now).what else { panic!() };
    assert_eq!(terms, *game.game.terms());
    assert_eq!((seats.red, seats.blue), (Seat::Computer(Level(3)), Seat::Human));
}

#[test]
fn a_rematch_can_be_declined_and_asked_for_by_the_other() {
    let mut game = over();
    game.rematch(Blue, NEXT).unwrap();
    assert_eq!(game.seat(Red, Command::DeclineRematch), Ok(vec![What::RematchDeclined { by: Red }]));
    assert_eq!(game.rematch(Red, NEXT), Ok(vec![What::RematchOffered { by: Red }]), "not agreed");
    assert_eq!(game.seat(Red, Command::DeclineRematch), Ok(vec![What::RematchDeclined { by: Red }]));
}

#[test]
fn nobody_asks_without_end() {
    let mut game = over();
    for _ in 0..3 {
        game.rematch(Blue, NEXT).unwrap();
        game.seat(Red, Command::DeclineRematch).unwrap();
    }
    assert_eq!(game.rematch(Blue, NEXT), Err(Refusal::TooSoon));
    game.rematch(Red, NEXT).expect("the other has not asked yet");
    assert_eq!(game.rematch(Blue, NEXT), Ok(vec![What::Rematched { next: game_id(NEXT) }]));
}

#[test]
fn a_game_that_goes_on_has_no_rematch() {
    let mut game = Table::people(BLITZ).opened();
    assert_eq!(game.rematch(Red, NEXT), Err(Refusal::NotOver));
    assert_eq!(game.seat(Red, Command::DeclineRematch), Err(Refusal::NotOver));
}

#[test]
fn an_invitation_that_nobody_accepted_leaves_nobody_to_play_with() {
    let mut game = Table::invitation(BLITZ);
    game.seat(Red, Command::Abort).unwrap();
    assert_eq!(game.rematch(Red, NEXT), Err(Refusal::NoOpponent));
    assert_eq!(game.seat(Blue, Command::DeclineRematch), Err(Refusal::NotAPlayer));
}

#[test]
fn only_players_ask() {
    let mut game = over();
    let command = Command::OfferRematch { next: game_id(NEXT) };
    assert_eq!(game.visitor(command), Err(Refusal::NotAPlayer));
    assert_eq!(game.server(command), Err(Refusal::NotAPlayer));
}
