//! Watching a search: telling of it, and stopping it in time.

use std::io;
use std::time::{Duration, Instant};

use ataxx::Move;
use engine::{Allotment, Observer, Report, ScoreKind};
use uai::{Answer, Info, Score};

use super::output::Output;
use super::stop::Stop;

pub struct Watch<'a> {
    begun: Instant,
    allotted: Option<Allotment>,
    waits: bool,
    stop: &'a Stop,
    output: &'a Output,
    /// No further iteration is worth beginning, or nobody hears of it.
    enough: bool,
    /// The best move that was told last.
    told: Option<Move>,
    written: io::Result<()>,
}

impl<'a> Watch<'a> {
    /// Without an allotment only `stop` stops the search. If it `waits`, it says the best move only then.
    pub fn new(
        begun: Instant,
        allotted: Option<Allotment>,
        waits: bool,
        stop: &'a Stop,
        output: &'a Output,
    ) -> Watch<'a> {
        Watch { begun, allotted, waits, stop, output, enough: false, told: None, written: Ok(()) }
    }

    /// Says the best move; `None` if the game is over.
    pub fn conclude(&mut self, best: Option<Move>) {
        if self.waits {
            self.stop.wait();
        }
        // Before the move is out: whoever hears it may answer at once.
        self.stop.end();
        if self.written.is_ok() {
            self.written = self.output.say(&Answer::BestMove(best));
        }
    }

    /// Whether everything could be told.
    pub fn written(self) -> io::Result<()> {
        self.written
    }

    fn tell(&mut self, report: &Report) {
        let answer = Answer::Info(Box::new(info(report, self.begun.elapsed())));
        if let Err(error) = self.output.say(&answer) {
            self.enough = true;
            self.written = Err(error);
        }
        if report.line == 1 {
            self.told = report.best;
        }
    }
}

impl Observer for Watch<'_> {
    fn iteration(&mut self, report: &Report) {
        let time = self.begun.elapsed();
        self.enough |= self.allotted.is_some_and(|allotted| time >= allotted.soft);
        self.tell(report);
    }

    fn finished(&mut self, report: &Report) {
        // The last iteration, not complete, has found something better, or another thread has.
        if report.best != self.told {
            self.tell(report);
        }
        self.conclude(report.best);
    }

    fn should_stop(&mut self, _nodes: u64) -> bool {
        let late = || self.allotted.is_some_and(|allotted| self.begun.elapsed() >= allotted.hard);
        self.enough || self.stop.is_asked() || late()
    }
}

fn info(report: &Report, time: Duration) -> Info {
    Info {
        depth: Some(u32::from(report.depth)),
        seldepth: Some(u32::from(report.farthest)),
        multipv: Some(u32::from(report.line)),
        score: Some(score(report.score.kind())),
        nodes: Some(report.nodes),
        nps: Some((report.nodes as f64 / time.as_secs_f64().max(1e-6)) as u64),
        hashfull: Some(u32::from(report.fill_permille)),
        time: Some(time),
        pv: report.pv.clone(),
        ..Info::default()
    }
}

/// Plies to the end as the protocol counts them: moves of the side to move, below zero if it loses.
fn score(kind: ScoreKind) -> Score {
    let moves = |plies: u16| i32::from(plies.div_ceil(2));
    match kind {
        ScoreKind::Pieces(centi) => Score::Centi(i32::from(centi)),
        ScoreKind::Win(plies) => Score::Mate(moves(plies)),
        ScoreKind::Loss(plies) => Score::Mate(-moves(plies)),
    }
}
