//! Whole games against the verdicts of an independent referee.

use ataxx::{Game, Move, Position, Side};
use serde_json::Value;

#[test]
fn games_end_as_the_vectors_say() {
    let lines: Vec<&str> = include_str!("data/games.jsonl").lines().collect();
    assert_eq!(lines.len(), 128);
    for line in lines {
        let vector: Value = serde_json::from_str(line).unwrap();
        let start: Position = text(&vector["start"]).parse().unwrap();
        let mut game = Game::new(start);
        for mv in vector["moves"].as_array().unwrap() {
            assert_eq!(game.outcome(), None, "over before {mv} in {line}");
            let mv: Move = text(mv).parse().unwrap();
            game.play(mv).unwrap_or_else(|error| panic!("{error} in {line}"));
            game.check_valid();
        }
        let outcome = game.outcome().unwrap_or_else(|| panic!("not over: {line}"));
        assert_eq!(game.position().to_string(), text(&vector["end"]));
        assert_eq!(winner(outcome.winner), text(&vector["winner"]), "{line}");
        assert_eq!(outcome.reason.name(), text(&vector["reason"]), "{line}");
    }
}

fn winner(side: Option<Side>) -> String {
    side.map_or("draw".to_owned(), |side| side.letter().to_string())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}
