use crate::table::*;

const VERDICTS: [Verdict; 4] = [Verdict::Won(Red), Verdict::Won(Blue), Verdict::Drawn, Verdict::Void];

#[test]
fn an_administrator_ends_a_game_as_ruled_whoever_is_on_move() {
    for verdict in VERDICTS {
        let mut game = Table::people(BLITZ).opened();
        let end = End { verdict, reason: EndReason::Administrator, by: None };
        assert_eq!(game.server(Command::Rule(verdict)), ended(end));
        assert_eq!(game.game.end(), Some(end));
        assert_eq!(game.server(Command::Rule(Verdict::Void)), Err(Refusal::Over));
    }
}

#[test]
fn nobody_else_rules() {
    let mut game = Table::people(BLITZ).opened();
    for by in [Red, Blue] {
        assert_eq!(game.seat(by, Command::Rule(Verdict::Won(by))), Err(Refusal::NotTheServer));
    }
    assert_eq!(game.visitor(Command::Rule(Verdict::Void)), Err(Refusal::NotAPlayer));
}

#[test]
fn a_flag_that_has_fallen_is_not_overruled() {
    let mut game = Table::people(BLITZ).opened();
    game.later(Millis::minutes(4));
    game.server(Command::Rule(Verdict::Won(Red))).unwrap();
    assert_eq!(
        game.game.end().map(|end| (end.verdict, end.reason)),
        Some((Verdict::Won(Blue), EndReason::Flag))
    );
}

#[test]
fn an_invitation_can_only_be_called_off() {
    let mut game = Table::invitation(BLITZ);
    assert_eq!(game.server(Command::Rule(Verdict::Drawn)), Err(Refusal::NoOpponent));
    let end = End::void(EndReason::Administrator);
    assert_eq!(game.server(Command::Rule(Verdict::Void)), ended(end));
}
