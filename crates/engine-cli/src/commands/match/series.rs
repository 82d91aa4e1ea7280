//! All games of a match, several at a time.

use std::iter::Take;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use ataxx::{BySide, Position};

use super::contestant::Contestant;
use super::engine::Engine;
use super::error::MatchError;
use super::game::{Manners, Played, Unfinished, play};
use super::progress::Progress;
use super::records::{Entry, Records};
use super::statistics::{Sprt, Verdict};
use super::tally::Tally;
use crate::halt::Halt;
use crate::openings::Openings;

/// Who plays, and how.
#[derive(Clone, Copy)]
pub struct Plan<'a> {
    pub contestants: &'a [Contestant; 2],
    pub manners: Manners,
    pub sprt: Option<Sprt>,
    pub halt: &'a Halt,
    pub progress: &'a Progress,
}

/// What is played.
pub struct Series<'a> {
    plan: Plan<'a>,
    shared: Mutex<Shared>,
}

/// What all threads work on.
struct Shared {
    openings: Take<Openings>,
    drawn: u64,
    tally: Tally,
    records: Records,
    /// The first thing that went wrong.
    error: Option<MatchError>,
}

/// How it came out: what was counted, even if not all could be played.
pub struct Finish {
    pub tally: Tally,
    pub error: Option<MatchError>,
}

impl<'a> Series<'a> {
    /// A series from these openings, whose games are kept in these records.
    pub fn new(plan: Plan<'a>, openings: Take<Openings>, records: Records) -> Series<'a> {
        let shared = Shared { openings, drawn: 0, tally: Tally::default(), records, error: None };
        Series { plan, shared: Mutex::new(shared) }
    }

    /// Plays on so many boards at once, until there are no more openings, the test is decided, or all shall end.
    pub fn run(self, boards: u16) -> Finish {
        thread::scope(|scope| {
            for _ in 0..boards {
                scope.spawn(|| self.work());
            }
        });
        let shared = self.shared.into_inner().unwrap_or_else(PoisonError::into_inner);
        Finish { tally: shared.tally, error: shared.error }
    }

    fn work(&self) {
        let mut engines =
            self.plan.contestants.each_ref().map(|contestant| Engine::new(contestant, self.plan.halt));
        while !self.plan.halt.is_asked() {
            let Some((number, opening)) = self.next_opening() else { break };
            match self.pair(number, opening, &mut engines) {
                Ok(Some(pair)) => self.count(&pair),
                Ok(None) => break,
                Err(error) => {
                    self.shared().error.get_or_insert(error);
                    self.plan.halt.now();
                }
            }
        }
    }

    /// Both games from an opening; `None` if all shall end.
    fn pair(
        &self,
        number: u64,
        opening: Position,
        engines: &mut [Engine<'_>; 2],
    ) -> Result<Option<[Played; 2]>, MatchError> {
        let [first, second] = engines;
        let Some(one) = self.game(number, opening, BySide::new(first, second))? else { return Ok(None) };
        let Some(other) = self.game(number, opening, BySide::new(second, first))? else { return Ok(None) };
        Ok(Some([one, other]))
    }

    fn game(
        &self,
        pair: u64,
        opening: Position,
        players: BySide<&mut Engine<'_>>,
    ) -> Result<Option<Played>, MatchError> {
        let contestants = BySide::new(players.red.contestant, players.blue.contestant);
        let played = match play(opening, players, self.plan.manners) {
            Ok(played) => played,
            Err(Unfinished::Halted) => return Ok(None),
            Err(Unfinished::Broken(side, fault)) => {
                return Err(MatchError::Engine { name: contestants[side].name.clone(), fault });
            }
        };
        let names = contestants.map(|contestant| contestant.name.as_str());
        let limits = contestants.map(|contestant| contestant.limit.to_string());
        self.shared().records.keep(&Entry { pair, names, limits, played: &played })?;
        self.plan.progress.game(names, &played);
        Ok(Some(played))
    }

    fn count(&self, pair: &[Played; 2]) {
        let mut shared = self.shared();
        shared.tally.add(pair);
        self.plan.progress.pair(&shared.tally, self.plan.sprt.as_ref());
        if self.plan.sprt.is_some_and(|sprt| sprt.verdict(&shared.tally.pairs) != Verdict::Open) {
            self.plan.halt.now();
        }
    }

    fn next_opening(&self) -> Option<(u64, Position)> {
        let mut shared = self.shared();
        let opening = shared.openings.next()?;
        shared.drawn += 1;
        Some((shared.drawn, opening))
    }

    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
