//! What engines and runners are known to say, and what is refused.

use std::time::Duration;

use ataxx::{Move, ParseMoveError, Position, Square};
use uai::{Answer, Command, Go, NameError, OptionKind, ParseError, Part, Score, Text};

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn go(line: &str) -> Go {
    match line.parse() {
        Ok(Command::Go(go)) => go,
        other => panic!("{line:?} read as {other:?}"),
    }
}

fn refused<T: std::str::FromStr<Err = ParseError> + std::fmt::Debug>(line: &str) -> ParseError {
    line.parse::<T>().expect_err(line)
}

#[test]
fn moves_are_read_leniently() {
    let line = "position startpos moves  g1f1 g1e3\tpass NULL 0000 c3c3 f2 P@f2";
    let Ok(Command::Position { start, moves }) = line.parse() else { panic!("not read") };
    assert_eq!(start, Position::start());
    let jump = Move::Jump { from: square("g1"), to: square("e3") };
    let clone = |to| Move::Clone { to: square(to) };
    assert_eq!(
        moves,
        [clone("f1"), jump, Move::Pass, Move::Pass, Move::Pass, Move::Pass, clone("f2"), clone("f2")]
    );
}

#[test]
fn positions_are_read_leniently() {
    for (said, meant) in [
        ("x5o/7/7/7/7/7/o5x o", "x5o/7/7/7/7/7/o5x o 0 1"),
        ("x5o/7/7/7/7/7/o5x  o  3", "x5o/7/7/7/7/7/o5x o 3 1"),
        ("X5O/7/7/7/7/7/O5X X 0 1", "x5o/7/7/7/7/7/o5x x 0 1"),
        ("x11111o/7/43/7/1-23/7/o5x x 0 1", "x5o/7/7/7/1-5/7/o5x x 0 1"),
    ] {
        let Ok(Command::Position { start, moves }) = format!("position fen {said} moves b1").parse() else {
            panic!("{said} is not read")
        };
        assert_eq!((start.to_string().as_str(), moves.len()), (meant, 1));
    }
    for wrong in ["x5o/7/7/7/7/7/o5x", "x5o/7/7/77/7/7/o5x x 0 1", "b5w/7/7/7/7/7/w5b b 0 1"] {
        let line = format!("position fen {wrong}");
        assert!(matches!(refused::<Command>(&line), ParseError::Position(_)), "{wrong}");
    }
}

#[test]
fn clocks_come_in_any_order_and_may_have_run_out() {
    let go = go("go winc 20 wtime -5 searchmoves btime 61000 binc 0 movestogo 9");
    let white = go.white.unwrap();
    assert_eq!((white.left, white.increment), (Duration::ZERO, Duration::from_millis(20)));
    assert_eq!(go.black.unwrap().left, Duration::from_secs(61));
    assert_eq!(go.moves_to_go, Some(9));
    assert_eq!(go.to_string(), "go btime 61000 binc 0 wtime 0 winc 20 movestogo 9");
}

#[test]
fn answers_are_read_leniently() {
    let Ok(Answer::Info(info)) = "info depth 7 score -31 lowerbound nodes 9 pv f1 b1 hashfull 3".parse()
    else {
        panic!("not read")
    };
    assert_eq!((info.score, info.nodes, info.pv.len()), (Some(Score::Centi(-31)), Some(9), 2));
    assert_eq!(info.hashfull, Some(3));
    assert_eq!(
        "bestmove g1f1 ponder b1".parse(),
        Ok(Answer::BestMove(Some(Move::Clone { to: square("f1") })))
    );
    assert_eq!("bestmove (none)".parse(), Ok(Answer::BestMove(None)));
}

/// As printed by engines that divide by a time of zero, or take a logarithm of it.
#[test]
fn a_number_that_is_none_costs_nothing_but_itself() {
    let info = |line: &str| match line.parse() {
        Ok(Answer::Info(info)) => *info,
        other => panic!("{line:?} read as {other:?}"),
    };
    let read = info("info depth  4 time 0 nodes 9 nps -9223372036854775808 hashfull 0.5 score cp inf pv f1");
    assert_eq!((read.depth, read.nodes, read.nps, read.hashfull), (Some(4), Some(9), None, None));
    assert_eq!((read.time, read.score, read.pv.len()), (Some(Duration::ZERO), None, 1));
    let read = info("info depth nodes 7 score mate - time -3 score");
    assert_eq!((read.depth, read.nodes, read.score, read.time), (None, Some(7), None, None));
}

#[test]
fn options_of_each_type_are_read() {
    let kind = |line: &str| match line.parse() {
        Ok(Answer::Option { kind, .. }) => kind,
        other => panic!("{line:?} read as {other:?}"),
    };
    let hash = kind("option name Hash Size type spin default 16 min 1 max 65536");
    assert_eq!(hash, OptionKind::Spin { default: 16, min: 1, max: 65_536 });
    assert_eq!(kind("option name Ponder type check default false"), OptionKind::Check { default: false });
    assert_eq!(kind("option name Clear type button"), OptionKind::Button);
    let file = kind("option name Net File type string default <empty>");
    assert_eq!(file, OptionKind::String { default: Text::default() });
    let OptionKind::Combo { choices, .. } =
        kind("option name Style type combo default Calm var Calm var Very Wild")
    else {
        panic!("no combo")
    };
    assert_eq!(choices[1].as_str(), "Very Wild");
}

#[test]
fn what_is_wrong_is_named() {
    let unknown = |word: &str| ParseError::Unknown { word: word.into() };
    assert_eq!(refused::<Command>("  "), ParseError::Empty);
    assert_eq!(refused::<Command>("xyzzy 1"), unknown("xyzzy"));
    assert_eq!(refused::<Answer>("Zataxx by somebody"), unknown("Zataxx"));
    assert_eq!(refused::<Command>("position"), ParseError::Missing(Part::Start));
    assert!(matches!(refused::<Command>("position fen nonsense"), ParseError::Position(_)));
    for word in ["a8a8", "g2@", "P@g9", "P-g2", "é@g2", "a1é"] {
        let odd = refused::<Command>(&format!("position startpos moves {word}"));
        assert!(matches!(odd, ParseError::Move { .. }), "{word}");
    }
    let far = refused::<Command>("position startpos moves a1a7");
    assert!(matches!(far, ParseError::Move { error: ParseMoveError::NotAJump { .. }, .. }));
    assert_eq!(
        refused::<Command>("go movetime soon"),
        ParseError::Wrong { part: Part::Milliseconds, word: "soon".into() }
    );
    assert_eq!(refused::<Command>("go depth"), ParseError::Missing(Part::Number));
    assert_eq!(refused::<Command>("setoption Hash 3"), ParseError::Missing(Part::OptionName));
    assert_eq!(
        refused::<Answer>("option name Hash type spin default 1 min 0"),
        ParseError::Missing(Part::Max)
    );
    assert_eq!(refused::<Answer>("bestmove"), ParseError::Missing(Part::BestMove));
}

#[test]
fn an_error_repeats_little_of_what_it_was_given() {
    let line = "é".repeat(9_000);
    assert!(refused::<Command>(&line).to_string().len() < 200);
}

#[test]
fn texts_and_names_fit_into_a_line() {
    assert_eq!(Text::new(" two\n words \0").as_str(), "two words");
    assert_eq!(Text::new("").to_string(), "<empty>");
    assert_eq!("best value".parse::<uai::Name>(), Err(NameError::Reserved));
    assert_eq!(" ".parse::<uai::Name>(), Err(NameError::Empty));
}
