//! The engine as a process.
#![allow(dead_code, reason = "each test file needs some of it")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use uai::{Answer, Info};

/// A running engine.
pub struct Spoken {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: BufReader<ChildStdout>,
}

impl Spoken {
    pub fn start() -> Spoken {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ataxx-engine"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap());
        Spoken { stdin: child.stdin.take(), child, lines }
    }

    pub fn tell(&mut self, line: &str) {
        writeln!(self.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next line, which every reader of the protocol must understand.
    pub fn hear(&mut self) -> Answer {
        let mut line = String::new();
        assert!(self.lines.read_line(&mut line).unwrap() > 0, "the engine has ended");
        line.parse().unwrap_or_else(|error| panic!("{line:?}: {error}"))
    }

    /// The answers up to the first that `is` accepts.
    pub fn hear_until(&mut self, is: impl Fn(&Answer) -> bool) -> Vec<Answer> {
        let mut heard = Vec::new();
        while !heard.last().is_some_and(&is) {
            heard.push(self.hear());
        }
        heard
    }

    pub fn best_move(&mut self) -> Option<ataxx::Move> {
        match self.hear_until(|answer| matches!(answer, Answer::BestMove(_))).pop() {
            Some(Answer::BestMove(best)) => best,
            _ => unreachable!("it ends with one"),
        }
    }

    pub fn remark(&mut self) -> String {
        match self.hear() {
            Answer::Info(info) => info.string.expect("a remark").to_string(),
            other => panic!("no remark but {other:?}"),
        }
    }

    /// The next best move, and what is said before it.
    pub fn thought(&mut self) -> (Vec<Info>, Option<ataxx::Move>) {
        let mut news = Vec::new();
        loop {
            match self.hear() {
                Answer::Info(info) => news.push(*info),
                Answer::BestMove(best) => return (news, best),
                other => panic!("{other:?} in mid thought"),
            }
        }
    }

    /// Asks whether it is ready; nothing else may come before the answer.
    pub fn is_ready(&mut self) {
        self.tell("isready");
        assert_eq!(self.hear(), Answer::ReadyOk);
    }

    /// Closes its input and expects that it ends well.
    pub fn end(mut self) -> String {
        drop(self.stdin.take());
        let mut rest = String::new();
        while self.lines.read_line(&mut rest).unwrap() > 0 {}
        assert!(self.child.wait().unwrap().success());
        rest
    }
}

impl Drop for Spoken {
    fn drop(&mut self) {
        // A test that failed leaves no process behind; one that has ended can't be killed.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
