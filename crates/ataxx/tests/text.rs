//! The text forms, and every way to get them wrong.

use ataxx::FenField::*;
use ataxx::{
    FenError, Move, ParseMoveError, ParsePositionError, ParseSquareError, Position, PositionError, Setup,
    Side, Square,
};

const START: &str = "x5o/7/7/7/7/7/o5x x 0 1";

#[test]
fn squares() {
    for (index, square) in Square::ALL.into_iter().enumerate() {
        assert_eq!(square.index(), index);
        assert_eq!(Square::from_index(index), Some(square));
        assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    assert_eq!((Square::A1.to_string(), Square::C4.to_string()), ("a1".to_owned(), "c4".to_owned()));
    assert_eq!(Square::G7.index(), 48);
    assert_eq!((Square::from_index(49), Square::new(7, 0), Square::new(0, 7)), (None, None, None));
    for text in ["", "a", "a0", "a8", "h1", "A1", "a1 ", " a1", "a11", "é"] {
        assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text:?}");
    }
}

#[test]
fn sides() {
    assert_eq!(Side::ALL.map(|side| side.to_string()), ["red", "blue"]);
    assert_eq!(Side::ALL.map(|side| Side::from_letter(side.letter())), Side::ALL.map(Some));
    assert_eq!("blue".parse(), Ok(Side::Blue));
    assert!("Blue".parse::<Side>().is_err());
}

#[test]
fn moves() {
    for text in ["g2", "a1c3", "a1b3", "a1c1", "0000"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    assert_eq!("g2".parse(), Ok(Move::Clone { to: Square::G2 }));
    assert_eq!("a1b3".parse(), Ok(Move::Jump { from: Square::A1, to: Square::B3 }));
    assert_eq!("a1b2".parse::<Move>(), Err(ParseMoveError::LongClone { to: Square::B2 }));
    for (text, from, to) in
        [("a1a1", Square::A1, Square::A1), ("a1d1", Square::A1, Square::D1), ("a1g7", Square::A1, Square::G7)]
    {
        assert_eq!(text.parse::<Move>(), Err(ParseMoveError::NotAJump { from, to }), "{text}");
    }
    for text in
        ["", "0", "00", "000", "00000", "pass", "null", "a1c", "A1C3", "a1c3 ", " g2", "h1", "aéb", "éé"]
    {
        assert_eq!(text.parse::<Move>(), Err(ParseMoveError::NotAMove), "{text:?}");
    }
}

#[test]
fn the_start() {
    assert_eq!(Setup::default().to_string(), START);
    assert_eq!(START.parse(), Ok(Position::start()));
    let gaps = "x-1-1-o/-1-1-1-/1-1-1-1/-1-1-1-/1-1-1-1/-1-1-1-/o-1-1-x o 7 65536";
    assert_eq!(gaps.parse::<Setup>().unwrap().to_string(), gaps);
}

#[test]
fn faulty_fens() {
    let check = |text: &str, error: FenError| assert_eq!(text.parse::<Setup>(), Err(error), "{text:?}");
    check("", FenError::Missing(Board));
    check(" x 0 1", FenError::Missing(Board));
    check("x5o/7/7/7/7/7/o5x", FenError::Missing(Turn));
    check("x5o/7/7/7/7/7/o5x  0 1", FenError::Missing(Turn));
    check("x5o/7/7/7/7/7/o5x x", FenError::Missing(HalfmoveClock));
    check("x5o/7/7/7/7/7/o5x x 0", FenError::Missing(FullmoveNumber));
    check("x5o/7/7/7/7/7/o5x x 0 ", FenError::Missing(FullmoveNumber));
    check("x5o/7/7/7/7/7/o5x x 0 1 ", FenError::TooManyFields);
    check("x5o/7/7/7/7/7/o5x x 0 1 2", FenError::TooManyFields);
    check("x5o/7/7/7/7/o5x x 0 1", FenError::TooFewRows);
    check("x5o/7/7/7/7/7/7/o5x x 0 1", FenError::TooManyRows);
    check("x5o/7/7/7/7/7/o5x/ x 0 1", FenError::TooManyRows);
    check("x4o/7/7/7/7/7/o5x x 0 1", FenError::ShortRow { rank: 6 });
    check("x5o//7/7/7/7/o5x x 0 1", FenError::ShortRow { rank: 5 });
    check("x5oo/7/7/7/7/7/o5x x 0 1", FenError::LongRow { rank: 6 });
    check("x5o/7/7/7/7/7/o6x x 0 1", FenError::LongRow { rank: 0 });
    check("x5o/7/7/7/7/x7/o5x x 0 1", FenError::LongRow { rank: 1 });
    check("x41o/7/7/7/7/7/o5x x 0 1", FenError::SplitRun { rank: 6 });
    check("x5o/0/7/7/7/7/o5x x 0 1", FenError::UnknownLetter { rank: 5, letter: '0' });
    check("x5o/8/7/7/7/7/o5x x 0 1", FenError::UnknownLetter { rank: 5, letter: '8' });
    check("X5o/7/7/7/7/7/o5x x 0 1", FenError::UnknownLetter { rank: 6, letter: 'X' });
    check("r5o/7/7/7/7/7/o5x x 0 1", FenError::UnknownLetter { rank: 6, letter: 'r' });
    check("é5o/7/7/7/7/7/o5x x 0 1", FenError::UnknownLetter { rank: 6, letter: 'é' });
    check("x5o/7/7/7/7/7/o5x w 0 1", FenError::UnknownTurn);
    check("x5o/7/7/7/7/7/o5x - 0 1", FenError::UnknownTurn);
    check("x5o/7/7/7/7/7/o5x x - 1", FenError::NotANumber(HalfmoveClock));
    check("x5o/7/7/7/7/7/o5x x +1 1", FenError::NotANumber(HalfmoveClock));
    check("x5o/7/7/7/7/7/o5x x 00 1", FenError::NotANumber(HalfmoveClock));
    check("x5o/7/7/7/7/7/o5x x 0 01", FenError::NotANumber(FullmoveNumber));
    check("x5o/7/7/7/7/7/o5x x 0 1\n", FenError::NotANumber(FullmoveNumber));
    check("x5o/7/7/7/7/7/o5x x 65536 1", FenError::NumberTooLarge(HalfmoveClock));
    check("x5o/7/7/7/7/7/o5x x 0 4294967296", FenError::NumberTooLarge(FullmoveNumber));
}

#[test]
fn unlawful_setups() {
    let mut setup = Setup::default();
    setup.pieces.red.insert(Square::A1);
    assert_eq!(Position::new(setup), Err(PositionError::Overlap { square: Square::A1 }));
    let mut setup = Setup::default();
    setup.gaps.insert(Square::G7);
    assert_eq!(Position::new(setup), Err(PositionError::Overlap { square: Square::G7 }));
    let zero = "x5o/7/7/7/7/7/o5x x 0 0".parse::<Position>();
    assert_eq!(zero, Err(ParsePositionError::Position(PositionError::ZeroFullmoveNumber)));
    let no_fen = "x5o".parse::<Position>();
    assert_eq!(no_fen, Err(ParsePositionError::Fen(FenError::TooFewRows)));
}

#[test]
fn the_counters_of_a_fen_count() {
    let mut position: Position = "x5o/7/7/7/7/7/o5x x 3 4294967295".parse().unwrap();
    for (mv, counters) in [("a7a5", "o 4 4294967295"), ("g7g5", "x 5 4294967295"), ("f1", "o 0 4294967295")] {
        position.play(mv.parse().unwrap()).unwrap();
        assert!(position.to_string().ends_with(counters), "{position}");
    }
    let mut position = Position::start();
    for (mv, counters) in [("f1", "o 0 1"), ("g7g5", "x 1 2"), ("e1", "o 0 2"), ("g6", "x 0 3")] {
        position.play(mv.parse().unwrap()).unwrap_or_else(|_| panic!("{mv} in {position}"));
        assert!(position.to_string().ends_with(counters), "{position}");
    }
}
