//! Moves given beforehand.

use ataxx::Side;
use play::{Actor, Command, CommandId, Millis};
use protocol::Why;
use store::{Planned, StoreError};

use super::is_over_days;
use crate::games::refusal;
use crate::games::room::Room;
use crate::games::seats::Keys;

/// The ids of moves that a plan makes begin here: no client numbers its own so high.
const PLANNED_ID: u64 = 1 << 52;

impl Room {
    pub(in crate::games) fn planned(&self, keys: Keys) -> Result<Planned, Why> {
        let side = self.side(keys)?.ok_or(Why::NotAPlayer)?;
        let at = self.session.board_version();
        let kept = self.letters.plans[side].clone().filter(|planned| planned.at == at);
        Ok(kept.unwrap_or(Planned { at, plan: play::plan::Plan::default() }))
    }

    /// A plan is for the board as it is while the opponent is to move.
    pub(in crate::games) async fn plan(&mut self, keys: Keys, planned: Planned) -> Result<(), Why> {
        let side = self.side(keys)?.ok_or(Why::NotAPlayer)?;
        if self.session.end().is_some() {
            return Err(Why::Over);
        }
        if !is_over_days(&self.session) {
            return Err(Why::NotOpen);
        }
        let theirs = self.session.turn().ok_or(Why::NoOpponent)? != side;
        if planned.at != self.session.board_version() || !theirs {
            return Err(Why::Stale);
        }
        planned.plan.check(self.session.board()).map_err(|error| match error {
            play::plan::PlanError::TooLong => Why::TooLong,
            _ => Why::Illegal,
        })?;
        self.keep_plan(side, Some(planned)).await.map_err(|error| refusal::of_store(&error))
    }

    async fn keep_plan(&mut self, side: Side, planned: Option<Planned>) -> Result<(), StoreError> {
        let planned = planned.filter(|planned| !planned.plan.is_empty());
        self.games.0.store.plan(self.id, side, planned.clone()).await?;
        self.letters.plans[side] = planned;
        Ok(())
    }

    /// Answers the opponent's move if it was foreseen; a plan that the game has left is no plan any more.
    pub(super) async fn follow_plan(&mut self, side: Side) {
        let now_at = self.session.board_version();
        let over = self.session.end().is_some();
        let left = self.letters.plans[side].as_ref().filter(|planned| over || planned.at != now_at);
        let Some(planned) = left else { return };
        let rest = match self.foreseen(side, planned) {
            None => None,
            Some((mv, rest)) => {
                let id = CommandId(PLANNED_ID + u64::from(now_at.0));
                let command = Command::Move { answers: now_at, id, mv, lag: Millis::ZERO };
                match self.act(Actor::Seat(side), command, None).await {
                    Ok(()) => Some(Planned { at: self.session.board_version(), plan: rest }),
                    Err(Why::Full | Why::Internal) => return self.timers.retry(self.now()),
                    Err(why) => {
                        tracing::info!(game = %self.id, why = why.key(), "a planned move can't be played");
                        None
                    }
                }
            }
        };
        if let Err(error) = self.keep_plan(side, rest).await {
            // It stays for a board that is gone, so it does nothing.
            refusal::of_store(&error);
            self.letters.plans[side] = None;
        }
    }

    fn foreseen(&self, side: Side, planned: &Planned) -> Option<(ataxx::Move, play::plan::Plan)> {
        let last = self.session.plies().last().filter(|ply| ply.by == side.other())?;
        let follows = planned.at == self.letters.before && self.session.turn() == Some(side);
        if follows { planned.plan.answer(last.mv) } else { None }
    }
}
