//! Folding an event into the state. Events were decided upon once: nothing is judged again here.

use ataxx::{BySide, Game, Move, Side};

use super::{Event, Offers, Ply, Seat, Session, What};
use crate::clock::{Charge, Clock};
use crate::id::CommandId;
use crate::time::{Millis, Timestamp};

impl Session {
    /// Takes the state one version further.
    ///
    /// # Panics
    /// If the log is not one that `decide` made: an illegal move, or a second creation.
    pub fn apply(&mut self, event: &Event) {
        self.version = self.version.next();
        self.updated = event.at;
        if !matches!(event.what, What::Excused { .. }) {
            self.accounted_until = event.at.max(self.accounted_until);
        }
        match event.what {
            What::Created { .. } => panic!("a log holds one creation, at its start"),
            What::Joined { side } => self.joined(event.at, side),
            What::Moved { by, id, mv, spent, compensated } => {
                self.moved(event.at, by, id, mv, Charge { spent, compensated });
            }
            What::Passed { by } => self.passed(event.at, by),
            What::DrawOffered { by } => {
                self.offers.draw = Some(by);
                self.offers.drawn_at[by] = Some(self.plies.len() as u16);
            }
            What::DrawDeclined { .. } => self.offers.draw = None,
            What::TakebackOffered { by } => {
                self.offers.takeback = Some(by);
                self.offers.undo_asked_on[by] = Some(self.board_version);
            }
            What::TakebackDeclined { .. } => self.offers.takeback = None,
            What::TookBack { plies, .. } => self.took_back(event.at, plies.into()),
            What::Left { side } => self.away_since[side] = Some(event.at),
            What::Returned { side } => self.away_since[side] = None,
            What::Excused { lost, until, resumes } => self.excused(lost, until, resumes),
            What::Rested { side, from, until } => self.rested(side, from, until),
            What::TimeGiven { to, ms } => self.time_given(to, ms),
            What::Ended { end } => self.ended(event.at, end),
            What::RematchOffered { by } => {
                self.offers.rematch = Some(by);
                self.offers.rematches[by] += 1;
            }
            What::RematchDeclined { .. } => self.offers.rematch = None,
            What::Rematched { next } => {
                self.next = Some(next);
                self.offers.rematch = None;
            }
        }
    }

    fn joined(&mut self, at: Timestamp, side: Side) {
        self.seats[side] = Seat::Human;
        self.wait_begins(at);
    }

    fn moved(&mut self, at: Timestamp, by: Side, id: CommandId, mv: Move, charge: Charge) {
        let before = self.clock;
        if let Some(clock) = &mut self.clock {
            clock.press(by, charge);
        }
        // A standing offer lapses with the next move.
        self.offers.draw = self.offers.draw.filter(|&offerer| offerer == by);
        self.offers.takeback = None;
        self.push(at, Ply { by, mv, id: Some(id) }, before);
    }

    fn passed(&mut self, at: Timestamp, by: Side) {
        let before = self.clock;
        if let Some(clock) = &mut self.clock {
            clock.pause();
        }
        self.push(at, Ply { by, mv: Move::Pass, id: None }, before);
    }

    fn push(&mut self, at: Timestamp, ply: Ply, clock_before: Option<Clock>) {
        self.board.play(ply.mv).expect("the log holds legal moves");
        self.plies.push(ply);
        self.clocks.push(clock_before);
        self.turn_began(at);
    }

    fn took_back(&mut self, at: Timestamp, plies: usize) {
        if let (Some(clock), Some(Some(then))) = (&mut self.clock, self.clocks.get(plies)) {
            clock.stop(self.board.position().turn(), at);
            clock.go_back_to(then);
        }
        self.plies.truncate(plies);
        self.clocks.truncate(plies);
        let mut board = Game::new(self.terms.start);
        for ply in &self.plies {
            board.play(ply.mv).expect("these moves were played before");
        }
        self.board = board;
        self.offers = Offers { drawn_at: self.offers.drawn_at, ..Offers::default() };
        self.turn_began(at);
    }

    fn turn_began(&mut self, at: Timestamp) {
        self.board_version = self.version;
        self.wait_begins(at);
    }

    /// From now on the game waits for the side to move; who is on vacation is not charged before they are back.
    fn wait_begins(&mut self, at: Timestamp) {
        let back = self.turn().map_or(at, |side| self.rested_until[side]);
        self.turn_at = at;
        self.turn_since = at.max(self.charged_from).max(back);
        self.start_clock();
    }

    fn rested(&mut self, side: Side, from: Timestamp, until: Timestamp) {
        // Nothing was charged before this, in this turn and for this vacation.
        let begin = from.max(self.turn_at).max(self.charged_from);
        let longer = begin.max(until) - begin.max(self.rested_until[side]);
        (self.rested_from[side], self.rested_until[side]) = (from, until);
        if self.turn() == Some(side) {
            self.turn_since += longer;
            if let Some(clock) = &mut self.clock {
                clock.excuse(longer);
            }
        }
    }

    /// A gift is kept, whatever is taken back: it counts as if it had been there from the start.
    fn time_given(&mut self, to: Side, ms: Millis) {
        self.gifts[to.other()] += 1;
        for clock in self.clocks.iter_mut().chain([&mut self.clock]).flatten() {
            clock.add(to, ms);
        }
    }

    fn excused(&mut self, lost: Millis, until: Timestamp, resumes: Timestamp) {
        self.turn_since += lost;
        self.accounted_until = until.max(self.accounted_until);
        self.charged_from = resumes.max(self.charged_from);
        // Nobody was away: nobody could be here.
        self.away_since = BySide::default();
        if let Some(clock) = &mut self.clock {
            clock.excuse(lost);
        }
    }

    fn ended(&mut self, at: Timestamp, end: super::End) {
        if let (Some(turn), Some(clock)) = (self.turn(), &mut self.clock) {
            clock.stop(turn, at);
        }
        self.offers = Offers::default();
        self.end = Some(end);
    }
}
