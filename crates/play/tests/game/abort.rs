use crate::table::*;

fn aborted(by: Side) -> Answer {
    ended(End { verdict: Verdict::Void, reason: EndReason::Aborted, by: Some(by) })
}

#[test]
fn either_may_call_it_off_before_both_have_moved() {
    for by in [Red, Blue] {
        assert_eq!(Table::people(BLITZ).seat(by, Command::Abort), aborted(by));
        let mut game = Table::people(BLITZ);
        game.play(Red, "b6");
        assert_eq!(game.seat(by, Command::Abort), aborted(by), "and the log says who did");
    }
}

#[test]
fn then_it_is_too_late() {
    let mut game = Table::people(BLITZ).opened();
    for by in [Red, Blue] {
        assert_eq!(game.seat(by, Command::Abort), Err(Refusal::TooLateToAbort));
    }
}

#[test]
fn an_invitation_can_be_called_off() {
    let mut game = Table::invitation(BLITZ);
    assert_eq!(game.seat(Blue, Command::Abort), Err(Refusal::NotAPlayer), "nobody sits there");
    assert_eq!(game.visitor(Command::Abort), Err(Refusal::NotAPlayer));
    assert_eq!(game.seat(Red, Command::Abort), aborted(Red));
    assert_eq!(game.visitor(Command::Join), Err(Refusal::Over));
}

#[test]
fn once_is_enough() {
    let mut game = Table::people(BLITZ);
    game.seat(Red, Command::Abort).unwrap();
    assert_eq!(game.seat(Red, Command::Abort), Err(Refusal::Over));
}
