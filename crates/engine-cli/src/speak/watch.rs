//! Watching a search: telling of it, and stopping it in time.

use std::io;
use std::time::Instant;

use engine::{Allotment, Observer, Report, ScoreKind};
use uai::{Answer, Info, Score};

use super::output::say;
use super::stop::Stop;

pub struct Watch<'a> {
    begun: Instant,
    allotted: Option<Allotment>,
    stop: &'a Stop,
    /// No further iteration is worth beginning, or nobody hears of it.
    enough: bool,
    written: io::Result<()>,
}

impl<'a> Watch<'a> {
    /// Without an allotment only `stop` stops the search.
    pub fn new(begun: Instant, allotted: Option<Allotment>, stop: &'a Stop) -> Watch<'a> {
        Watch { begun, allotted, stop, enough: false, written: Ok(()) }
    }

    /// Whether everything could be told.
    pub fn written(self) -> io::Result<()> {
        self.written
    }
}

impl Observer for Watch<'_> {
    fn iteration(&mut self, report: &Report) {
        let time = self.begun.elapsed();
        self.enough |= self.allotted.is_some_and(|allotted| time >= allotted.soft);
        let info = Info {
            depth: Some(u32::from(report.depth)),
            score: Some(score(report.score.kind())),
            nodes: Some(report.nodes),
            nps: Some((report.nodes as f64 / time.as_secs_f64().max(1e-6)) as u64),
            time: Some(time),
            pv: report.pv.clone(),
            ..Info::default()
        };
        if let Err(error) = say(&Answer::Info(Box::new(info))) {
            self.enough = true;
            self.written = Err(error);
        }
    }

    fn should_stop(&mut self, _nodes: u64) -> bool {
        let late = || self.allotted.is_some_and(|allotted| self.begun.elapsed() >= allotted.hard);
        self.enough || self.stop.is_asked() || late()
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
