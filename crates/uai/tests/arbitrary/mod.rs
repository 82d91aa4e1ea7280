//! Messages for property tests.

use std::time::Duration;

use ataxx::{Move, Position, Setup, Side, Square};
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use uai::{Answer, Clock, Command, Go, Info, Name, OptionKind, Score, Text};

pub fn command() -> impl Strategy<Value = Command> {
    prop_oneof![
        Just(Command::Uai),
        Just(Command::IsReady),
        Just(Command::NewGame),
        Just(Command::Stop),
        Just(Command::Quit),
        (name(), of(text())).prop_map(|(name, value)| Command::SetOption { name, value }),
        (position(), vec(mv(), 0..40)).prop_map(|(start, moves)| Command::Position { start, moves }),
        go().prop_map(Command::Go),
    ]
}

pub fn answer() -> impl Strategy<Value = Answer> {
    prop_oneof![
        Just(Answer::UaiOk),
        Just(Answer::ReadyOk),
        text().prop_map(Answer::Name),
        text().prop_map(Answer::Author),
        (name(), option_kind()).prop_map(|(name, kind)| Answer::Option { name, kind }),
        info().prop_map(|info| Answer::Info(Box::new(info))),
        of(mv()).prop_map(Answer::BestMove),
    ]
}

const KNOWN: &str = "\
    uai|position|startpos|fen|moves|x5o/7/7/7/7/7/o5x|x|0|1|go|btime|winc|movetime|depth|infinite|\
    setoption|name|value|option|type|spin|default|min|max|combo|var|string|<empty>|info|score|\
    cp|mate|pv|bestmove|(none)|f1|g1e3|0000|id|-7|99999999999999999999|é";

/// A word that some message has in it, or nearly.
pub fn word() -> impl Strategy<Value = String> {
    let known: Vec<&str> = KNOWN.split('|').collect();
    prop_oneof![8 => prop::sample::select(known).prop_map(String::from), 1 => ".{0,6}"]
}

fn name() -> impl Strategy<Value = Name> {
    "[A-Za-z0-9_-]{1,8}( [A-Za-z0-9_-]{1,8}){0,2}"
        .prop_filter_map("a word of the protocol", |name| name.parse().ok())
}

fn text() -> impl Strategy<Value = Text> {
    any::<String>().prop_map(|text| Text::new(&text))
}

fn position() -> impl Strategy<Value = Position> {
    let counters = (any::<bool>(), any::<u16>(), 1..=u32::MAX);
    (vec(0..4_u8, Square::COUNT), counters).prop_map(|(squares, (red, halfmove_clock, fullmove_number))| {
        let turn = if red { Side::Red } else { Side::Blue };
        let mut setup =
            Setup { pieces: Default::default(), turn, halfmove_clock, fullmove_number, ..Setup::default() };
        for (square, what) in Square::ALL.into_iter().zip(squares) {
            match what {
                1 => setup.pieces.red.insert(square),
                2 => setup.pieces.blue.insert(square),
                3 => setup.gaps.insert(square),
                _ => {}
            }
        }
        Position::new(setup).unwrap()
    })
}

fn mv() -> impl Strategy<Value = Move> {
    let square = || prop::sample::select(Square::ALL.as_slice());
    prop_oneof![
        1 => Just(Move::Pass),
        4 => square().prop_map(|to| Move::Clone { to }),
        4 => (square(), square()).prop_filter_map("no jump", |(from, to)| {
            (from.distance(to) == 2).then_some(Move::Jump { from, to })
        }),
    ]
}

fn go() -> impl Strategy<Value = Go> {
    let limits = (of(any::<u32>()), of(duration()), of(any::<u32>()), of(any::<u64>()), any::<bool>());
    (of(clock()), of(clock()), limits).prop_map(|(black, white, limits)| {
        let (moves_to_go, move_time, depth, nodes, infinite) = limits;
        Go { black, white, moves_to_go, move_time, depth, nodes, infinite }
    })
}

fn clock() -> impl Strategy<Value = Clock> {
    (duration(), duration()).prop_map(|(left, increment)| Clock { left, increment })
}

fn duration() -> impl Strategy<Value = Duration> {
    (0..=i64::MAX as u64).prop_map(Duration::from_millis)
}

fn option_kind() -> impl Strategy<Value = OptionKind> {
    prop_oneof![
        Just(OptionKind::Button),
        any::<bool>().prop_map(|default| OptionKind::Check { default }),
        any::<(i64, i64, i64)>().prop_map(|(default, min, max)| OptionKind::Spin { default, min, max }),
        (name(), vec(name(), 0..4)).prop_map(|(default, choices)| OptionKind::Combo { default, choices }),
        text().prop_map(|default| OptionKind::String { default }),
    ]
}

fn info() -> impl Strategy<Value = Info> {
    let score = prop_oneof![any::<i32>().prop_map(Score::Centi), any::<i32>().prop_map(Score::Mate)];
    let small = (of(any::<u32>()), of(any::<u32>()), of(any::<u32>()), of(any::<u32>()));
    let large = (of(any::<u64>()), of(any::<u64>()), of(duration()));
    (small, large, of(score), vec(mv(), 0..9), of(text())).prop_map(|(small, large, score, pv, string)| {
        let (depth, seldepth, multipv, hashfull) = small;
        let (nodes, nps, time) = large;
        Info { depth, seldepth, multipv, score, nodes, nps, hashfull, time, pv, string }
    })
}
