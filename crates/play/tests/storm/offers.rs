//! What must come of offers: one draw offer in ten plies, one request to take back for each board,
//! three for a rematch; who answers an offer by the same agrees.

use ataxx::Side;
use play::{EndReason, GameId, Refusal, Stake, Verdict, Version, What};

use crate::expect::{Answer, end};
use crate::facts::{Facts, Ply};

impl Facts<'_> {
    pub fn offer_draw(self, by: Side) -> Answer {
        if self.with_computer() {
            return Err(Refusal::NotWithComputer);
        }
        if self.open_seat().is_some() {
            return Err(Refusal::NoOpponent);
        }
        match self.draw_offer() {
            Some(offerer) if offerer == by => return Ok(vec![]),
            Some(_) => return end(Verdict::Drawn, EndReason::Agreed, by),
            None => {}
        }
        if let Some(at) = self.last(|what| *what == What::DrawOffered { by }) {
            let then = self.first(at + 1).plies().len();
            if self.plies().len() < then + 10 {
                return Err(Refusal::TooSoon);
            }
        }
        Ok(vec![What::DrawOffered { by }])
    }

    /// How many plies there were before `side`'s last move.
    fn before_last_move(self, side: Side) -> Result<u16, Refusal> {
        let own = |ply: &Ply| ply.by == side && ply.text != "0000";
        let at = self.plies().iter().rposition(own);
        at.map(|at| at as u16).ok_or(Refusal::NothingToTakeBack)
    }

    pub fn offer_takeback(self, by: Side, answers: Version) -> Answer {
        self.on_this_board(answers)?;
        if self.terms().stake == Stake::Ranked {
            return Err(Refusal::NotInRanked);
        }
        let plies = self.before_last_move(by)?;
        if self.with_computer() {
            return Ok(vec![What::TookBack { by, plies }]);
        }
        let asked = self.last(|what| *what == What::TakebackOffered { by });
        match self.takeback_offer() {
            Some(offerer) if offerer == by => Ok(vec![]),
            // Both want to go back: as far as both do.
            Some(other) => match self.before_last_move(other)? {
                theirs if theirs > plies => Ok(vec![What::TookBack { by: other, plies: theirs }]),
                _ => Ok(vec![What::TookBack { by, plies }]),
            },
            None if asked.is_some_and(|at| at as u32 >= self.board_version()) => Err(Refusal::TooSoon),
            None => Ok(vec![What::TakebackOffered { by }]),
        }
    }

    pub fn accept_takeback(self, by: Side, answers: Version) -> Answer {
        self.on_this_board(answers)?;
        if self.takeback_offer() != Some(by.other()) {
            return Err(Refusal::NoOffer);
        }
        Ok(vec![What::TookBack { by: by.other(), plies: self.before_last_move(by.other())? }])
    }

    pub fn offer_rematch(self, by: Side, next: GameId) -> Answer {
        self.rematch_possible()?;
        if self.next().is_some() {
            return Ok(vec![]);
        }
        let asked = self.log.iter().filter(|event| event.what == What::RematchOffered { by }).count();
        match self.rematch_offer() {
            _ if self.with_computer() => Ok(vec![What::Rematched { next }]),
            Some(offerer) if offerer == by => Ok(vec![]),
            Some(_) => Ok(vec![What::Rematched { next }]),
            None if asked >= 3 => Err(Refusal::TooSoon),
            None => Ok(vec![What::RematchOffered { by }]),
        }
    }

    pub fn decline_rematch(self, by: Side) -> Answer {
        self.rematch_possible()?;
        match self.rematch_offer() {
            Some(_) => Ok(vec![What::RematchDeclined { by }]),
            None => Err(Refusal::NoOffer),
        }
    }

    fn rematch_possible(self) -> Result<(), Refusal> {
        if self.end().is_none() {
            Err(Refusal::NotOver)
        } else if self.open_seat().is_some() {
            Err(Refusal::NoOpponent)
        } else {
            Ok(())
        }
    }
}
