use crate::table::*;

fn agreed(by: Side) -> Answer {
    ended(End { verdict: Verdict::Drawn, reason: EndReason::Agreed, by: Some(by) })
}

#[test]
fn an_offer_that_is_accepted_is_a_draw() {
    let mut game = Table::people(BLITZ).opened();
    assert_eq!(game.seat(Red, Command::OfferDraw), Ok(vec![What::DrawOffered { by: Red }]));
    assert_eq!(game.game.offers().draw, Some(Red));
    assert_eq!(game.seat(Red, Command::AcceptDraw), Err(Refusal::NoOffer), "not by the one who made it");
    assert_eq!(game.seat(Blue, Command::AcceptDraw), agreed(Blue));
    assert_eq!(game.game.offers().draw, None);
}

#[test]
fn offers_that_cross_agree() {
    let mut game = Table::people(BLITZ).opened();
    game.seat(Blue, Command::OfferDraw).unwrap();
    assert_eq!(game.seat(Red, Command::OfferDraw), agreed(Red));
}

#[test]
fn the_same_offer_again_changes_nothing() {
    let mut game = Table::people(BLITZ).opened();
    game.seat(Red, Command::OfferDraw).unwrap();
    assert_eq!(game.seat(Red, Command::OfferDraw), NOTHING);
}

#[test]
fn an_offer_lapses_when_the_other_moves() {
    let mut game = Table::people(BLITZ).opened();
    game.seat(Blue, Command::OfferDraw).unwrap();
    game.play(Red, "c6");
    assert_eq!(game.game.offers().draw, None);
    assert_eq!(game.seat(Red, Command::AcceptDraw), Err(Refusal::NoOffer));
}

#[test]
fn an_offer_outlives_the_offerers_own_move() {
    let mut game = Table::people(BLITZ).opened();
    game.seat(Red, Command::OfferDraw).unwrap();
    game.play(Red, "c6");
    assert_eq!(game.game.offers().draw, Some(Red));
    game.play(Blue, "e6");
    assert_eq!(game.game.offers().draw, None);
}

#[test]
fn an_offer_can_be_declined_or_withdrawn() {
    for by in [Blue, Red] {
        let mut game = Table::people(BLITZ).opened();
        game.seat(Red, Command::OfferDraw).unwrap();
        assert_eq!(game.seat(by, Command::DeclineDraw), Ok(vec![What::DrawDeclined { by }]));
        assert_eq!(game.seat(by, Command::DeclineDraw), Err(Refusal::NoOffer));
        assert_eq!(game.seat(Blue, Command::AcceptDraw), Err(Refusal::NoOffer));
    }
}

#[test]
fn ten_plies_lie_between_a_sides_offers() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    game.seat(Red, Command::OfferDraw).unwrap();
    game.seat(Red, Command::DeclineDraw).unwrap();
    let shuffle = ["b6d6", "f6f4", "d6b6", "f4f6", "c6", "e6", "b6b4", "f6f4", "b4b6", "f4f6"];
    for (ply, mv) in shuffle.into_iter().enumerate() {
        assert_eq!(game.seat(Red, Command::OfferDraw), Err(Refusal::TooSoon), "after {ply} plies");
        game.play(if ply % 2 == 0 { Red } else { Blue }, mv);
    }
    assert_eq!(game.seat(Red, Command::OfferDraw), Ok(vec![What::DrawOffered { by: Red }]));
}

#[test]
fn the_sides_count_for_themselves() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    game.seat(Red, Command::OfferDraw).unwrap();
    game.seat(Blue, Command::DeclineDraw).unwrap();
    assert_eq!(game.seat(Blue, Command::OfferDraw), Ok(vec![What::DrawOffered { by: Blue }]));
    assert_eq!(game.seat(Red, Command::OfferDraw), agreed(Red), "an answer is no offer of one's own");
}

#[test]
fn taking_back_gives_no_new_offer() {
    let mut game = Table::people(TimeControl::Untimed).opened();
    game.seat(Red, Command::OfferDraw).unwrap();
    game.undo(Red).unwrap();
    game.allow_undo(Blue).unwrap();
    assert_eq!(game.game.offers().draw, None, "it was for another board");
    assert_eq!(game.seat(Red, Command::OfferDraw), Err(Refusal::TooSoon));
}

#[test]
fn the_computer_agrees_to_no_draw() {
    let mut game = Table::computer(TimeControl::Untimed).opened();
    assert_eq!(game.seat(Red, Command::OfferDraw), Err(Refusal::NotWithComputer));
}

#[test]
fn there_is_nobody_to_offer_to_before_the_seat_is_taken() {
    let mut game = Table::invitation(BLITZ);
    assert_eq!(game.seat(Red, Command::OfferDraw), Err(Refusal::NoOpponent));
}

#[test]
fn after_the_end_there_are_no_draws() {
    let mut game = Table::people(BLITZ).opened();
    game.seat(Red, Command::OfferDraw).unwrap();
    game.seat(Red, Command::Resign).unwrap();
    for command in [Command::OfferDraw, Command::AcceptDraw, Command::DeclineDraw] {
        assert_eq!(game.seat(Blue, command), Err(Refusal::Over));
    }
    assert_eq!(game.visitor(Command::AcceptDraw), Err(Refusal::NotAPlayer));
}
