//! `ataxx-engine` as a match runner meets it: a process with two pipes.

mod spoken;

use ataxx::{Game, Position};
use spoken::Spoken;
use uai::{Answer, Info, OptionKind, Score};

#[test]
fn it_introduces_itself_and_is_ready() {
    let mut engine = Spoken::start();
    engine.tell("uai");
    let heard = engine.hear_until(|answer| *answer == Answer::UaiOk);
    assert!(matches!(heard[0], Answer::Name(_)));
    assert!(matches!(heard[1], Answer::Author(_)));
    let hash = heard.iter().find_map(|answer| match answer {
        Answer::Option { name, kind } if name.as_str() == "Hash" => Some(kind.clone()),
        _ => None,
    });
    assert!(matches!(hash, Some(OptionKind::Spin { min: 1, .. })));
    engine.tell("setoption name Hash value 4");
    engine.tell("uainewgame");
    engine.tell("isready");
    assert_eq!(engine.hear(), Answer::ReadyOk);
    engine.tell("quit");
    assert_eq!(engine.end(), "");
}

/// A whole game: each move legal, each search with news that fits its position.
#[test]
fn it_plays_a_game_against_itself() {
    let mut engine = Spoken::start();
    let mut game = Game::new(Position::start());
    let mut moves = String::new();
    while game.outcome().is_none() {
        engine.tell(&format!("position startpos moves{moves}"));
        engine.tell("go nodes 2000 btime 60000 wtime 60000");
        let heard = engine.hear_until(|answer| matches!(answer, Answer::BestMove(_)));
        let Some((Answer::BestMove(Some(best)), news)) = heard.split_last() else {
            panic!("no move: {heard:?}")
        };
        for answer in news {
            check_news(&game, answer);
        }
        game.play(*best).unwrap();
        moves += &format!(" {best}");
    }
    engine.tell(&format!("position startpos moves{moves}"));
    engine.tell("go depth 3");
    assert_eq!(engine.best_move(), None, "the game is over");
}

fn check_news(game: &Game, answer: &Answer) {
    let Answer::Info(info) = answer else { panic!("not news: {answer:?}") };
    let Info { depth: Some(1..), score: Some(_), nodes: Some(nodes), time: Some(_), pv, .. } = &**info else {
        panic!("incomplete: {info}")
    };
    assert!(*nodes <= 2_000);
    let mut game = game.clone();
    for &mv in pv {
        game.play(mv).unwrap_or_else(|error| panic!("{info}: {mv}: {error}"));
    }
}

#[test]
fn it_answers_and_stops_while_it_thinks() {
    let mut engine = Spoken::start();
    engine.tell("position startpos");
    engine.tell("go infinite");
    engine.hear_until(|answer| matches!(answer, Answer::Info(info) if info.depth >= Some(3)));
    engine.tell("isready");
    let heard = engine.hear_until(|answer| *answer == Answer::ReadyOk);
    assert!(!heard.iter().any(|answer| matches!(answer, Answer::BestMove(_))), "it thinks on");
    engine.tell("go depth 1");
    let said = |answer: &Answer| matches!(answer, Answer::Info(info) if info.string.is_some());
    engine.hear_until(said);
    engine.tell("stop");
    assert!(engine.best_move().is_some());
    // The answer to `go depth 1` would come now.
    engine.tell("isready");
    assert_eq!(engine.hear(), Answer::ReadyOk);
}

/// A search that has seen everything says so only when asked, if it is to go on for ever.
#[test]
fn an_endless_search_waits_for_stop() {
    let mut engine = Spoken::start();
    // Blue wins at once.
    engine.tell("position fen 7/7/7/3x3/4o2/7/7 o 0 30");
    engine.tell("go");
    engine.hear_until(
        |answer| matches!(answer, Answer::Info(info) if matches!(info.score, Some(Score::Mate(_)))),
    );
    engine.tell("isready");
    engine.hear_until(|answer| *answer == Answer::ReadyOk);
    engine.tell("stop");
    assert!(engine.best_move().is_some());
}

#[test]
fn nonsense_is_remarked_upon_and_costs_nothing() {
    let mut engine = Spoken::start();
    for nonsense in [
        "hello there",
        "setoption name Hash value many",
        "setoption name Style value Wild",
        "go depth deep",
        "\u{0}\u{1}",
        "position fen x5o/7 x 0 1",
        "position startpos moves f1 f1",
        &"x ".repeat(40_000),
    ] {
        engine.tell(nonsense);
        let remark = engine.remark();
        assert!(!remark.is_empty() && remark.len() < 300, "{nonsense:?}: {remark:?}");
    }
    engine.tell("go depth 1");
    assert!(engine.remark().contains("no position"), "it does not think about another one");
    assert_eq!(engine.best_move(), None);
    engine.tell("position startpos");
    engine.tell("go depth 1");
    assert!(engine.best_move().is_some());
}

/// Whoever starts it may go away at any time: its input ends, and so does it.
#[test]
fn the_end_of_input_ends_it_in_mid_thought() {
    let mut engine = Spoken::start();
    engine.tell("position startpos");
    engine.tell("go infinite");
    engine.hear_until(|answer| matches!(answer, Answer::Info(_)));
    let rest = engine.end();
    assert!(rest.lines().last().is_some_and(|line| line.starts_with("bestmove ")), "{rest}");
}
