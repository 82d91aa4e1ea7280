//! Makes a message of a step, for the game as it is.

use ataxx::{Move, Side};
use play::{Actor, Command, CommandId, GameId, Timestamp, Version};

use crate::script::{Ask, Id, On, Pick, Step, When};
use crate::sky::Sky;

impl Sky {
    pub fn moment(&self, when: When) -> Timestamp {
        match when {
            When::After(span) => self.now + span,
            When::Deadline(offset) => self.session.deadline().map_or(self.now, |at| at + offset),
            When::Claimable(offset) => self.session.away().map_or(self.now, |(_, at)| at + offset),
        }
    }

    pub fn message(&self, step: &Step) -> Option<(Actor, Command)> {
        let (by, command) = match step.ask {
            Ask::Move { id: Id::Fresh, mover, .. } if self.session.end().is_some() => self.again(mover),
            Ask::Move { mover, pick, on, id, lag } => {
                let turn = self.session.board().position().turn();
                let side = if mover { turn } else { turn.other() };
                let mv = self.pick(pick);
                let command = Command::Move { answers: self.version(on), id: self.id(id), mv, lag };
                (Actor::Seat(side), command)
            }
            Ask::Undo(side, on) => (Actor::Seat(side), Command::OfferTakeback { answers: self.version(on) }),
            Ask::AllowUndo(side, on) => {
                (Actor::Seat(side), Command::AcceptTakeback { answers: self.version(on) })
            }
            Ask::Claim { waits, claim } => {
                let (away, _) = self.session.away()?;
                (Actor::Seat(if waits { away.other() } else { away }), Command::Claim(claim))
            }
            Ask::Answer(yes) => self.answer(yes)?,
            Ask::Seat(side, command) => (Actor::Seat(side), command),
            Ask::Server(command) => (Actor::Server, command),
            Ask::Excuse { ago, long } => {
                let from = self.now - ago;
                (Actor::Server, Command::Excuse { from, until: from + long })
            }
            Ask::Visitor(command) => (Actor::Visitor, command),
            Ask::Again(_) if self.sent.is_empty() => return None,
            Ask::Again(number) => self.sent[number as usize % self.sent.len()],
        };
        Some((step.disguise.unwrap_or(by), command))
    }

    fn answer(&self, yes: bool) -> Option<(Actor, Command)> {
        let offers = self.session.offers();
        let answers = self.session.version();
        let to = |offerer: Option<Side>, accept, decline| {
            offerer.map(|side| (Actor::Seat(side.other()), if yes { accept } else { decline }))
        };
        // A draw ends the storm's interest: mostly it is declined.
        let draw = if self.sent.len().is_multiple_of(4) { Command::AcceptDraw } else { Command::DeclineDraw };
        to(offers.draw, draw, Command::DeclineDraw)
            .or_else(|| to(offers.takeback, Command::AcceptTakeback { answers }, Command::DeclineTakeback))
            .or_else(|| to(offers.rematch, Command::DeclineRematch, Command::DeclineRematch))
    }

    /// After the end nobody moves; they ask for a rematch, and decline.
    fn again(&self, ask: bool) -> (Actor, Command) {
        let red = self.sent.len().is_multiple_of(5);
        let by = self.session.offers().rematch.unwrap_or(if red { Side::Red } else { Side::Blue });
        let next = GameId::from_numbers([7; GameId::LEN]);
        let declines = !ask || self.session.offers().rematch.is_some();
        let command = if declines { Command::DeclineRematch } else { Command::OfferRematch { next } };
        (Actor::Seat(by), command)
    }

    fn pick(&self, pick: Pick) -> Move {
        let position = self.session.board().position();
        let legal = position.legal_moves();
        let jumps: Vec<Move> = legal.iter().copied().filter(|mv| matches!(mv, Move::Jump { .. })).collect();
        let back = self.session.plies().iter().rev().find(|ply| ply.by == position.turn());
        let back = back.and_then(|ply| match ply.mv {
            Move::Jump { from, to } => Some(Move::Jump { from: to, to: from }),
            _ => None,
        });
        match pick {
            Pick::Any(mv) => mv,
            _ if legal.is_empty() => Move::Pass,
            Pick::Back(_) if back.is_some_and(|mv| jumps.contains(&mv)) => back.expect("there is one"),
            Pick::Jump(number) | Pick::Back(number) if !jumps.is_empty() => {
                jumps[number as usize % jumps.len()]
            }
            Pick::Legal(number) | Pick::Jump(number) | Pick::Back(number) => {
                legal[number as usize % legal.len()]
            }
        }
    }

    fn version(&self, on: On) -> Version {
        match on {
            On::Now => self.session.version(),
            On::Since => self.session.board_version(),
            On::Older(n) => Version(self.session.board_version().0.saturating_sub(n)),
            On::Ahead(n) => Version(self.session.version().0 + n),
        }
    }

    fn id(&self, id: Id) -> CommandId {
        let used: Vec<CommandId> = self.session.plies().iter().filter_map(|ply| ply.id).collect();
        match id {
            Id::Used(number) if !used.is_empty() => used[number as usize % used.len()],
            _ => CommandId(1_000 + self.sent.len() as u64),
        }
    }
}
