//! What a user or a match runner expects of an engine, beyond moves.

mod spoken;

use std::collections::BTreeSet;

use ataxx::{Game, Move, Position};
use spoken::Spoken;
use uai::{Answer, Info, OptionKind};

#[test]
fn the_usual_options_are_there() {
    let mut engine = Spoken::start();
    engine.tell("uai");
    let options: Vec<(String, OptionKind)> = engine
        .hear_until(|answer| *answer == Answer::UaiOk)
        .into_iter()
        .filter_map(|answer| match answer {
            Answer::Option { name, kind } => Some((name.to_string(), kind)),
            _ => None,
        })
        .collect();
    let names: Vec<&str> = options.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Hash", "Threads", "MultiPV", "Clear Hash", "Move Overhead"]);
    // What is offered is taken, at both ends: but memory there may not be.
    for (name, kind) in &options {
        let values = match kind {
            OptionKind::Spin { default, min, max } if name != "Hash" => vec![*max, *min, *default],
            OptionKind::Spin { default, min, .. } => vec![*min, *default],
            _ => vec![],
        };
        engine.tell(&format!("setoption name {}", name.to_uppercase()));
        if !values.is_empty() {
            assert!(engine.remark().contains(name), "a number is wanted");
        }
        values.iter().for_each(|value| engine.tell(&format!("setoption name {name} value {value}")));
        engine.is_ready();
    }
}

#[test]
fn what_is_out_of_range_is_refused_and_named() {
    let mut engine = Spoken::start();
    for (name, value) in
        [("Hash", "0"), ("Threads", "0"), ("Threads", "257"), ("MultiPV", "x"), ("Move Overhead", "-1")]
    {
        engine.tell(&format!("setoption name {name} value {value}"));
        let remark = engine.remark();
        assert!(remark.starts_with(&format!("{name} is a whole number from ")), "{remark}");
    }
}

#[test]
fn news_is_complete() {
    let mut engine = Spoken::start();
    engine.tell("setoption name Hash value 1");
    engine.tell("position fen x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1");
    engine.tell("go nodes 60000");
    let (news, _) = engine.thought();
    for info in &news {
        let Info { depth: Some(depth), seldepth: Some(seldepth), multipv: Some(1), .. } = info else {
            panic!("{info}")
        };
        assert!(seldepth >= depth || *depth == 0, "{info}");
        assert!(info.score.is_some() && info.nodes.is_some() && info.nps.is_some(), "{info}");
        assert!(info.time.is_some() && info.hashfull <= Some(1_000) && !info.pv.is_empty(), "{info}");
    }
    assert!(news.last().unwrap().hashfull > Some(0));
    assert!(news.last().unwrap().nodes <= Some(60_000));
}

#[test]
fn several_lines_begin_with_several_moves() {
    let mut engine = Spoken::start();
    engine.tell("setoption name MultiPV value 3");
    engine.tell("position startpos moves f1 b1");
    engine.tell("go depth 5");
    let (news, best) = engine.thought();
    assert_eq!(news.len(), 15);
    for (lines, depth) in news.chunks(3).zip(1..) {
        let heads: BTreeSet<Move> = lines.iter().map(|line| line.pv[0]).collect();
        assert_eq!(heads.len(), 3);
        assert!(lines.iter().zip(1..).all(|(line, number)| line.multipv == Some(number)));
        assert!(lines.iter().all(|line| line.depth == Some(depth)));
    }
    assert_eq!(best, Some(news[12].pv[0]));
}

#[test]
fn several_threads_answer_stop_and_go_on() {
    let mut engine = Spoken::start();
    engine.tell("setoption name Threads value 3");
    for _ in 0..5 {
        engine.tell("uainewgame");
        engine.tell("position startpos");
        engine.tell("go infinite");
        engine.hear_until(|answer| matches!(answer, Answer::Info(info) if info.depth >= Some(4)));
        engine.tell("isready");
        engine.hear_until(|answer| *answer == Answer::ReadyOk);
        engine.tell("stop");
        assert!(Position::start().is_legal(engine.best_move().unwrap()));
    }
    assert!(!engine.end().contains("bestmove"));
}

/// Whoever said `stop` need not wait for the best move before saying what comes next.
#[test]
fn what_follows_stop_is_obeyed() {
    let mut engine = Spoken::start();
    for _ in 0..20 {
        engine.tell("position startpos\ngo infinite\nstop\nuainewgame\nsetoption name Threads value 1");
        engine.tell("position fen 7/7/7/3x3/4o2/7/7 o 0 30\ngo depth 1");
        assert!(Position::start().is_legal(engine.thought().1.unwrap()));
        let (news, best) = engine.thought();
        assert!(news.iter().all(|info| info.string.is_none()), "{news:?}");
        assert!("7/7/7/3x3/4o2/7/7 o 0 30".parse::<Position>().unwrap().is_legal(best.unwrap()));
    }
}

/// The next position may be told while the last is thought about.
#[test]
fn a_position_in_mid_thought_is_about_the_next_search() {
    let mut engine = Spoken::start();
    engine.tell("go infinite");
    engine.tell("position fen o--4/---4/---4/7/xxx4/xxx4/xxx4 o 0 40");
    engine.tell("stop");
    assert_ne!(engine.thought().1, Some(Move::Pass));
    engine.tell("go depth 3");
    assert_eq!(engine.thought().1, Some(Move::Pass));
}

#[test]
fn odd_positions_and_moves_are_understood_and_written_strictly() {
    for (position, best) in [
        // A pass, the only move, also with a clock; a position of two fields, and one of capitals.
        ("fen o--4/---4/---4/7/xxx4/xxx4/xxx4 o", "bestmove 0000"),
        ("fen O--4/---4/---4/7/XXX4/XXX4/XXX4 O 0 40", "bestmove 0000"),
        // The last move is a clone, said by peers with the square it comes from.
        ("fen xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxo1 o 0 40", "bestmove g1"),
        ("fen o--4/---4/---4/7/xxx4/xxx4/xxx4 o 0 40 moves pass c3d3 null", "bestmove "),
    ] {
        let mut engine = Spoken::start();
        engine.tell(&format!("position {position}"));
        engine.tell("go btime 1000 wtime 1000");
        let (news, _) = engine.thought();
        assert!(news.iter().all(|info| info.string.is_none()), "{position}: {news:?}");
        engine.tell("go depth 1");
        assert!(engine.end().lines().last().unwrap().starts_with(best), "{position}");
    }
}

/// It would think for days if it took the other's clock for its own.
#[test]
fn x_has_the_clock_of_black() {
    let mut engine = Spoken::start();
    engine.tell("position startpos");
    engine.tell("go btime 30 wtime 999999999");
    assert!(engine.thought().1.is_some());
    engine.tell("position startpos moves f1");
    engine.tell("go wtime 30 btime 999999999");
    assert!(engine.thought().1.is_some());
    engine.tell("go btime 30");
    assert!(engine.thought().1.is_some(), "one clock for both");
    engine.tell("go wtime -5 btime -5 winc 0 movestogo 0");
    assert!(engine.thought().1.is_some(), "a clock that has run out");
}

/// As `cuteataxx` does it: positions without moves, and a question at each turn.
#[test]
fn it_plays_as_the_usual_runner_asks() {
    let mut engine = Spoken::start();
    engine.tell("uai");
    engine.hear_until(|answer| *answer == Answer::UaiOk);
    engine.tell("setoption name Hash value 2");
    engine.is_ready();
    engine.tell("uainewgame");
    engine.is_ready();
    let mut game = Game::new("x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1".parse().unwrap());
    while game.outcome().is_none() {
        engine.tell(&format!("position fen {}", game.position()));
        engine.is_ready();
        engine.tell("go nodes 500");
        game.play(engine.best_move().unwrap()).unwrap();
    }
    engine.tell("quit");
    assert_eq!(engine.end(), "");
}
