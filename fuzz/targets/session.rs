//! Whatever is said to the engine, it answers each question once, in lines that can be read, and plays legal moves.
#![no_main]

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use ataxx::{Game, Position};
use libfuzzer_sys::fuzz_target;
use speak::output::Output;
use uai::{Answer, Command};

// By path: the crate is a program.
#[allow(dead_code)]
#[path = "../../crates/engine-cli/src/speak"]
mod speak {
    mod lines;
    mod options;
    pub mod output;
    pub mod session;
    mod stop;
    mod thinker;
    mod watch;
}

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let told: Vec<&str> = text.split('\n').filter(|line| is_cheap(line)).collect();
    let heard = Heard::default();
    speak::session::run(told.join("\n").as_bytes(), &Output::new(heard.clone())).unwrap();
    let heard = String::from_utf8(heard.0.lock().unwrap().clone()).unwrap();
    let answers: Vec<Answer> = heard.lines().map(|line| line.parse().expect(line)).collect();
    check(&Asked::of(&told), &answers);
});

/// Large tables and many threads work as small ones and few, but take their time.
fn is_cheap(line: &str) -> bool {
    let number = line.split_whitespace().last().and_then(|word| word.parse::<i64>().ok());
    !line.contains("setoption") || number.is_none_or(|number| number <= 4)
}

/// What is to be answered.
#[derive(Default)]
struct Asked {
    introductions: usize,
    questions: usize,
    searches: usize,
    /// The positions that were to be thought about.
    positions: Vec<Position>,
}

impl Asked {
    fn of(lines: &[&str]) -> Asked {
        let mut asked = Asked::default();
        let mut game = Some(Game::new(Position::start()));
        for line in lines {
            match line.trim().parse() {
                Ok(Command::Uai) => asked.introductions += 1,
                Ok(Command::IsReady) => asked.questions += 1,
                Ok(Command::Go(_)) => {
                    asked.searches += 1;
                    asked.positions.extend(game.as_ref().map(|game| *game.position()));
                }
                Ok(Command::Position { start, moves }) => game = played(start, &moves),
                Ok(Command::Quit) => break,
                Err(_) if line.trim_start().starts_with("position") => game = None,
                _ => {}
            }
        }
        asked
    }
}

fn played(start: Position, moves: &[ataxx::Move]) -> Option<Game> {
    let mut game = Game::new(start);
    moves.iter().try_for_each(|&mv| game.play(mv)).ok().map(|()| game)
}

/// A search may be refused because another goes on, but one is answered at least.
fn check(asked: &Asked, answers: &[Answer]) {
    let count = |is: fn(&Answer) -> bool| answers.iter().filter(|answer| is(answer)).count();
    assert_eq!(count(|answer| *answer == Answer::UaiOk), asked.introductions);
    assert_eq!(count(|answer| *answer == Answer::ReadyOk), asked.questions);
    let searches = count(|answer| matches!(answer, Answer::BestMove(_)));
    assert!(searches <= asked.searches && (searches > 0) == (asked.searches > 0));
    for answer in answers {
        if let Answer::BestMove(Some(mv)) = answer {
            assert!(asked.positions.iter().any(|position| position.is_legal(*mv)), "{mv}");
        }
    }
}

#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<u8>>>);

impl Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
