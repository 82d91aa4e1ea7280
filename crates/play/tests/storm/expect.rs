//! What must come of a command, by the rules of the house.

use ataxx::Side;
use play::{
    Actor, Claim, Command, CommandId, End, EndReason, Millis, Refusal, Seat, TimeControl, Timestamp, Verdict,
    Version, What,
};

use crate::facts::Facts;

pub type Answer = Result<Vec<What>, Refusal>;

impl Facts<'_> {
    pub fn expect(self, now: Timestamp, by: Actor, command: Command) -> Answer {
        let now = now.max(self.updated());
        let start = self.at_the_start();
        if start.is_empty() {
            return self.expect_of(now, by, command);
        }
        // The start position passes or ends before anything else.
        let mut log = self.log.to_vec();
        log.extend(start.iter().map(|&what| play::Event { at: now, what }));
        match (Facts { log: &log, ..self }).expect_of(now, by, command) {
            Ok(more) => Ok([start, more].concat()),
            Err(Refusal::Over) => Ok(start),
            Err(refusal) => Err(refusal),
        }
    }

    fn at_the_start(self) -> Vec<What> {
        let started = !self.plies().is_empty() || self.end().is_some();
        if started { vec![] } else { self.automatic(vec![]) }
    }

    /// The passes and the end that follow from the board after `more` moves.
    fn automatic(self, mut more: Vec<String>) -> Vec<What> {
        let mut texts: Vec<String> = self.plies().into_iter().map(|ply| ply.text).collect();
        texts.append(&mut more);
        let mut happened = Vec::new();
        loop {
            let board = self.boards.after(&texts);
            if let Some(end) = board.end {
                happened.push(What::Ended { end });
                return happened;
            }
            if !board.must_pass() {
                return happened;
            }
            happened.push(What::Passed { by: board.turn });
            texts.push("0000".to_owned());
        }
    }

    fn expect_of(self, now: Timestamp, by: Actor, command: Command) -> Answer {
        match (by, command) {
            (Actor::Server, Command::Tick) => Ok(self.overdue(now).into_iter().collect()),
            (Actor::Server, Command::Leave(side)) => Ok(self.leave(side)),
            (Actor::Server, Command::Return(side)) => {
                let away = self.end().is_none() && self.away_since(side).is_some();
                Ok(if away { vec![What::Returned { side }] } else { vec![] })
            }
            (Actor::Server, Command::Excuse { from, until }) => Ok(self.excuse(now, from, until)),
            (Actor::Server, _) => Err(Refusal::NotAPlayer),
            (Actor::Visitor, Command::Join) => self.join(now),
            (Actor::Visitor, _) => Err(Refusal::NotAPlayer),
            (Actor::Seat(side), _) if self.seat(side) == Seat::Open => Err(Refusal::NotAPlayer),
            (Actor::Seat(side), _) => self.seated(now, side, command),
        }
    }

    fn overdue(self, now: Timestamp) -> Option<What> {
        let (at, end) = self.due()?;
        (now >= at).then_some(What::Ended { end: end? })
    }

    fn leave(self, side: Side) -> Vec<What> {
        let matters = self.end().is_none()
            && self.is_live()
            && !self.with_computer()
            && self.seat(side) == Seat::Human
            && self.away_since(side).is_none();
        if matters { vec![What::Left { side }] } else { vec![] }
    }

    /// Of an outage, the part within this turn; and nobody is charged for ten seconds after it.
    fn excuse(self, now: Timestamp, from: Timestamp, until: Timestamp) -> Vec<What> {
        let until = until.min(now);
        if self.end().is_some() || until <= from || until <= self.accounted_until() {
            return vec![];
        }
        // Only what would have been charged is given back.
        let charged = [Some(from), Some(self.turn_since()), Some(self.accounted_until()), self.resumes()];
        let charged_until = charged.into_iter().flatten().max().expect("there are three");
        let resumes = until + Millis::seconds(10);
        vec![What::Excused { lost: resumes - charged_until, until, resumes }]
    }

    fn join(self, now: Timestamp) -> Answer {
        if let Some(end) = self.overdue(now) {
            return Ok(vec![end]);
        }
        self.going_on()?;
        match self.open_seat() {
            Some(side) => Ok(vec![What::Joined { side }]),
            None => Err(Refusal::SeatTaken),
        }
    }

    fn seated(self, now: Timestamp, by: Side, command: Command) -> Answer {
        if let Command::Move { answers, id, mv, .. } = command
            && let Some(text) = self.played(by, id)
        {
            let again = text == mv.to_string() && answers.0 < self.board_version();
            return if again { Ok(vec![]) } else { Err(Refusal::IdReused) };
        }
        if let Some(end) = self.overdue(now) {
            return Ok(vec![end]);
        }
        match command {
            Command::OfferRematch { next } => return self.offer_rematch(by, next),
            Command::DeclineRematch => return self.decline_rematch(by),
            Command::Join => return Err(Refusal::SeatTaken),
            Command::Tick
            | Command::Leave(_)
            | Command::Return(_)
            | Command::Rule(_)
            | Command::Excuse { .. } => {
                return Err(Refusal::NotTheServer);
            }
            _ => self.going_on()?,
        }
        match command {
            Command::Move { answers, id, mv, lag } => self.move_(now, by, answers, id, mv, lag),
            Command::Resign if self.open_seat().is_some() => Err(Refusal::NoOpponent),
            Command::Resign => end(Verdict::Won(by.other()), EndReason::Resigned, by),
            Command::Abort if self.both_moved() => Err(Refusal::TooLateToAbort),
            Command::Abort => end(Verdict::Void, EndReason::Aborted, by),
            Command::OfferDraw => self.offer_draw(by),
            Command::AcceptDraw if self.draw_offer() == Some(by.other()) => {
                end(Verdict::Drawn, EndReason::Agreed, by)
            }
            Command::DeclineDraw if self.draw_offer().is_some() => Ok(vec![What::DrawDeclined { by }]),
            Command::AcceptDraw | Command::DeclineDraw => Err(Refusal::NoOffer),
            Command::OfferTakeback { answers } => self.offer_takeback(by, answers),
            Command::AcceptTakeback { answers } => self.accept_takeback(by, answers),
            Command::DeclineTakeback if self.takeback_offer().is_some() => {
                Ok(vec![What::TakebackDeclined { by }])
            }
            Command::DeclineTakeback => Err(Refusal::NoOffer),
            Command::GiveTime => self.give_time(now, by),
            Command::Claim(claim) => self.claim(now, by, claim),
            _ => unreachable!("answered above"),
        }
    }

    fn going_on(self) -> Result<(), Refusal> {
        if self.end().is_some() { Err(Refusal::Over) } else { Ok(()) }
    }

    pub fn on_this_board(self, answers: Version) -> Result<(), Refusal> {
        match answers.0 {
            n if n > self.version() => Err(Refusal::Ahead),
            n if n < self.board_version() => Err(Refusal::Stale),
            _ => Ok(()),
        }
    }

    fn played(self, by: Side, id: CommandId) -> Option<String> {
        self.plies().into_iter().find(|ply| ply.by == by && ply.id == Some(id)).map(|ply| ply.text)
    }

    fn move_(
        self,
        now: Timestamp,
        by: Side,
        answers: Version,
        id: CommandId,
        mv: ataxx::Move,
        lag: Millis,
    ) -> Answer {
        let turn = self.turn().ok_or(Refusal::NoOpponent)?;
        self.on_this_board(answers)?;
        if turn != by {
            return Err(Refusal::NotYourTurn);
        }
        if !self.board().moves.contains(&mv.to_string()) {
            return Err(Refusal::Illegal);
        }
        let (mut spent, mut compensated) = (0, 0);
        if let Some(clocks) = self.clocks() {
            let cost = clocks.cost(by, now, lag);
            (spent, compensated) = (cost.spent, cost.compensated);
            if spent >= clocks.left[by] {
                return Ok(vec![What::Ended { end: End::won(by.other(), EndReason::Flag) }]);
            }
        }
        let moved = What::Moved { by, id, mv, spent: Millis(spent), compensated: Millis(compensated) };
        Ok([vec![moved], self.automatic(vec![mv.to_string()])].concat())
    }

    /// Fifteen seconds, ten times each, between people whose clocks run, and never beyond twice what the game
    /// should take a player.
    fn give_time(self, now: Timestamp, by: Side) -> Answer {
        let to = by.other();
        let TimeControl::Increment { base, increment } = self.control() else {
            return Err(Refusal::CannotGiveTime);
        };
        let clocks = self.clocks().filter(|clocks| clocks.since.is_some() && !self.with_computer());
        let clocks = clocks.ok_or(Refusal::CannotGiveTime)?;
        let given =
            self.log.iter().filter(|e| matches!(e.what, What::TimeGiven { to: side, .. } if side == to));
        let spent = if self.turn() == Some(to) { clocks.elapsed(now) } else { 0 };
        let left = (clocks.left[to] - spent).max(0);
        if given.count() >= 10 || left + 15_000 > 2 * (base.0 + 40 * increment.0) {
            return Err(Refusal::EnoughTime);
        }
        Ok(vec![What::TimeGiven { to, ms: Millis(15_000) }])
    }

    fn claim(self, now: Timestamp, by: Side, claim: Claim) -> Answer {
        match self.away() {
            Some((side, from)) if side != by && now >= from => {
                let verdict = if claim == Claim::Win { Verdict::Won(by) } else { Verdict::Drawn };
                end(verdict, EndReason::Abandoned, by)
            }
            _ => Err(Refusal::NotAway),
        }
    }
}

pub fn end(verdict: Verdict, reason: EndReason, by: Side) -> Answer {
    Ok(vec![What::Ended { end: End { verdict, reason, by: Some(by) } }])
}
