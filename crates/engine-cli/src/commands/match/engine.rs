//! An engine at the board: its process, and the conversation with it.

use std::time::{Duration, Instant};

use ataxx::Move;
use uai::{Answer, Command, Info, Name, Score, Text};

use super::contestant::Contestant;
use super::fault::Fault;
use super::process::{Heard, Process};
use super::quirk::Quirk;
use super::request::Request;
use crate::halt::Halt;

/// How long an engine may take to introduce itself: it may load a network.
const GREETING: Duration = Duration::from_secs(20);
/// How long it may take to be ready: it may clear its table.
const READY: Duration = Duration::from_secs(10);
/// How long a move that comes too late is waited for, so that it can be said how late it is.
const GRACE: Duration = Duration::from_secs(1);
/// How often an engine is started before the match is given up.
const TRIES: u32 = 3;

/// An engine that plays games, one after another; it is started when it is needed.
pub struct Engine<'a> {
    pub contestant: &'a Contestant,
    halt: &'a Halt,
    process: Option<Process>,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Stopped {
    /// The engine loses the game.
    Fault(Fault),
    /// The engine can't be started any more.
    Broken(Fault),
    /// The match is over.
    Halted,
}

/// What an engine has told of itself.
#[derive(Clone, Debug, Default)]
pub struct Introduction {
    /// What it is called, with its version.
    pub name: Option<Text>,
    /// The names of its options.
    pub options: Vec<Name>,
}

/// What an engine has come to.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    pub mv: Move,
    pub used: Duration,
    pub news: News,
}

/// The last that it told while it thought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct News {
    pub score: Option<Score>,
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
}

/// How much later than allowed a move may come, and how long one without a limit of time is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    pub margin: Duration,
    pub unlimited: Duration,
}

impl<'a> Engine<'a> {
    pub fn new(contestant: &'a Contestant, halt: &'a Halt) -> Engine<'a> {
        Engine { contestant, halt, process: None }
    }

    /// Starts it if need be, and lets it know of a new game.
    pub fn begin_game(&mut self) -> Result<(), Stopped> {
        if self.contestant.quirks.has(Quirk::Restart) {
            self.leave();
        }
        let mut tries = 0;
        while self.process.is_none() {
            tries += 1;
            match self.start() {
                Ok(_) => {}
                Err(Stopped::Fault(fault)) if tries == TRIES => return Err(Stopped::Broken(fault)),
                Err(Stopped::Fault(_)) => {}
                Err(stopped) => return Err(stopped),
            }
        }
        self.tell(&Command::NewGame)?;
        self.ready()
    }

    /// Starts it anew and sets its options.
    pub fn start(&mut self) -> Result<Introduction, Stopped> {
        self.leave();
        let crash = |how: String| Stopped::Fault(Fault::Crash { how });
        let started = Process::start(&self.contestant.command);
        self.process = Some(started.map_err(|error| crash(format!("it can't be started: {error}")))?);
        self.greet().inspect_err(|_| self.leave())
    }

    /// Tells it of a position and asks for a move.
    pub fn think(
        &mut self,
        position: &Command,
        request: &Request,
        patience: Patience,
    ) -> Result<Thought, Stopped> {
        self.tell(position)?;
        self.ready()?;
        let begun = Instant::now();
        self.tell(&Command::Go(request.go))?;
        let mut news = News::default();
        let deadline = begun + request.allowed.map_or(patience.unlimited, |time| time + patience.margin);
        let asks_to_stop = !self.contestant.quirks.has(Quirk::IgnoresStop);
        let waits = [request.stop_after.map(|after| begun + after), Some(deadline), Some(deadline + GRACE)];
        for until in waits.into_iter().flatten() {
            let best = self.wait(until, |line, at| best_move(line, &mut news).map(|best| (best, at)))?;
            if let Some((best, at)) = best {
                let used = at.saturating_duration_since(begun);
                return judged(best, used, request, patience).map(|mv| Thought { mv, used, news });
            }
            if asks_to_stop && until <= deadline {
                self.tell(&Command::Stop)?;
            }
        }
        let used = begun.elapsed();
        Err(Stopped::Fault(match request.allowed {
            Some(allowed) => Fault::Time { used, allowed },
            None => Fault::NoAnswer { to: "go", after: used },
        }))
    }

    /// Ends its process: after a fault nobody knows what it is about.
    pub fn leave(&mut self) {
        self.process = None;
    }

    /// Hears who it is, and sets the options that are to be set.
    fn greet(&mut self) -> Result<Introduction, Stopped> {
        self.tell(&Command::Uai)?;
        let mut introduction = Introduction::default();
        let greeted = self.wait(Instant::now() + GREETING, |line, _| {
            match line.parse() {
                Ok(Answer::UaiOk) => return Some(()),
                Ok(Answer::Name(name)) => introduction.name = Some(name),
                Ok(Answer::Option { name, .. }) => introduction.options.push(name),
                _ => {}
            }
            None
        })?;
        greeted.ok_or(Stopped::Fault(Fault::NoAnswer { to: "uai", after: GREETING }))?;
        for setting in &self.contestant.options {
            self.tell(&setting.command())?;
        }
        self.ready()?;
        Ok(introduction)
    }

    /// Waits until it has done all that it was told; what it said before is of no interest.
    fn ready(&mut self) -> Result<(), Stopped> {
        self.tell(&Command::IsReady)?;
        let is_ready = |line: &str| line.parse() == Ok(Answer::ReadyOk);
        let ready = self.wait(Instant::now() + READY, |line, _| is_ready(line).then_some(()))?;
        ready.ok_or(Stopped::Fault(Fault::NoAnswer { to: "isready", after: READY }))
    }

    fn tell(&mut self, command: &Command) -> Result<(), Stopped> {
        match self.process.as_mut().map(|process| process.tell(command)) {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) | None => Err(self.crash()),
        }
    }

    /// Listens until `take` has what it wants, or until the time is over.
    fn wait<T>(
        &mut self,
        until: Instant,
        mut take: impl FnMut(&str, Instant) -> Option<T>,
    ) -> Result<Option<T>, Stopped> {
        loop {
            let Some(process) = &self.process else { return Err(self.crash()) };
            match process.hear(until, self.halt) {
                Heard::Line(line) => match take(line.text.trim(), line.at) {
                    None => {}
                    some => return Ok(some),
                },
                Heard::Late => return Ok(None),
                Heard::Ended => return Err(self.crash()),
                Heard::Halted => return Err(Stopped::Halted),
            }
        }
    }

    fn crash(&mut self) -> Stopped {
        let how = self.process.as_mut().map_or_else(|| String::from("it does not run"), Process::end);
        Stopped::Fault(Fault::Crash { how })
    }
}

/// The move in a line, as it stands there if it is none; notes the news of other lines.
fn best_move(line: &str, news: &mut News) -> Option<Result<Move, String>> {
    match line.parse() {
        Ok(Answer::BestMove(Some(mv))) => Some(Ok(mv)),
        Ok(Answer::BestMove(None)) => Some(Err(String::from("none"))),
        Ok(Answer::Info(info)) => {
            news.note(&info);
            None
        }
        Ok(_) => None,
        Err(_) => line.strip_prefix("bestmove").map(|rest| Err(rest.trim().chars().take(40).collect())),
    }
}

/// Whether the move came in time, and is one at all.
fn judged(
    best: Result<Move, String>,
    used: Duration,
    request: &Request,
    patience: Patience,
) -> Result<Move, Stopped> {
    match request.allowed {
        Some(allowed) if used > allowed + patience.margin => {
            Err(Stopped::Fault(Fault::Time { used, allowed }))
        }
        _ => best.map_err(|text| Stopped::Fault(Fault::IllegalMove { text })),
    }
}

impl News {
    /// Keeps what is new; of several lines, the first alone counts.
    fn note(&mut self, info: &Info) {
        if info.multipv.is_some_and(|line| line > 1) {
            return;
        }
        self.score = info.score.or(self.score);
        self.depth = info.depth.or(self.depth);
        self.nodes = info.nodes.or(self.nodes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_found_among_chatter() {
        let mut news = News::default();
        for chatter in ["", "Zataxx by somebody", "readyok", "info depth 3 score 17", "info nodes 900 nps 5"]
        {
            assert_eq!(best_move(chatter, &mut news), None);
        }
        assert_eq!(best_move("info multipv 2 score cp -40", &mut news), None);
        let expect = News { score: Some(Score::Centi(17)), depth: Some(3), nodes: Some(900) };
        assert_eq!(news, expect);
        assert_eq!(best_move("bestmove f1 ponder b1", &mut news), Some(Ok("f1".parse().unwrap())));
        assert_eq!(best_move("bestmove pass", &mut news), Some(Ok(Move::Pass)));
    }

    #[test]
    fn what_is_no_move_is_kept_as_it_stands() {
        let mut news = News::default();
        assert_eq!(best_move("bestmove (none)", &mut news), Some(Err("none".into())));
        assert_eq!(best_move("bestmove e2e4q", &mut news), Some(Err("e2e4q".into())));
        assert_eq!(best_move("bestmove", &mut news), Some(Err(String::new())));
    }
}
