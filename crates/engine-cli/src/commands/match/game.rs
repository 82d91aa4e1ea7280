//! One game: the engines move, the rules of this project judge.

use std::time::Duration;

use ataxx::{BySide, Game, Move, Position, Reason, Side};
use uai::{Clock, Command};

use super::adjudication::{Agreement, Listener};
use super::clock::after_move;
use super::engine::{Engine, News, Patience, Stopped, Thought};
use super::fault::Fault;
use super::quirk::Quirk;
use super::request::Request;

/// What holds for all games of a match.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    pub patience: Patience,
    pub agreement: Option<Agreement>,
}

/// A game from its opening to its end.
#[derive(Clone, Debug)]
pub struct Played {
    pub start: Position,
    pub plies: Vec<Ply>,
    pub winner: Option<Side>,
    pub cause: Cause,
}

/// A move, and what its engine told; a forced pass is played for it, and takes no time.
#[derive(Clone, Copy, Debug)]
pub struct Ply {
    pub mv: Move,
    pub used: Duration,
    pub news: News,
}

/// Why a game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    Rules(Reason),
    /// Both engines held it decided.
    Agreement,
    /// `by` has lost for it.
    Fault {
        by: Side,
        fault: Fault,
    },
}

/// Why a game has no result.
#[derive(Debug)]
pub enum Unfinished {
    Halted,
    /// The engine of this side can't be started any more.
    Broken(Side, Fault),
}

impl Cause {
    /// The name in kebab case.
    pub fn name(&self) -> &'static str {
        match self {
            Cause::Rules(reason) => reason.name(),
            Cause::Agreement => "agreement",
            Cause::Fault { fault, .. } => fault.kind().name(),
        }
    }
}

/// Plays from `start`. An engine at fault loses, and its process ends.
pub fn play(
    start: Position,
    players: BySide<&mut Engine<'_>>,
    manners: Manners,
) -> Result<Played, Unfinished> {
    let clocks = BySide::from_fn(|side| players[side].contestant.limit.clock);
    let listener = manners.agreement.map(Listener::new);
    let mut table = Table { game: Game::new(start), start, plies: Vec::new(), clocks, listener };
    match table.play(players, manners) {
        Ok((winner, cause)) => Ok(Played { start, plies: table.plies, winner, cause }),
        Err(unfinished) => Err(unfinished),
    }
}

/// A game that is being played.
struct Table {
    start: Position,
    game: Game,
    plies: Vec<Ply>,
    clocks: BySide<Option<Clock>>,
    listener: Option<Listener>,
}

impl Table {
    fn play(
        &mut self,
        mut players: BySide<&mut Engine<'_>>,
        manners: Manners,
    ) -> Result<(Option<Side>, Cause), Unfinished> {
        for side in Side::ALL {
            if let Err(stopped) = players[side].begin_game() {
                return fault(side, stopped, players);
            }
        }
        loop {
            if let Some(outcome) = self.game.outcome() {
                return Ok((outcome.winner, Cause::Rules(outcome.reason)));
            }
            let side = self.game.position().turn();
            let moved = match self.game.position().has_move(side) {
                true => self.ask(side, &mut *players[side], manners.patience),
                false => self.advance(Ply { mv: Move::Pass, used: Duration::ZERO, news: News::default() }),
            };
            if let Err(stopped) = moved {
                return fault(side, stopped, players);
            }
            if let Some(winner) = self.agreed(side) {
                return Ok((Some(winner), Cause::Agreement));
            }
        }
    }

    fn ask(&mut self, side: Side, engine: &mut Engine<'_>, patience: Patience) -> Result<(), Stopped> {
        let contestant = engine.contestant;
        let request = Request::new(side, self.clocks, &contestant.limit, &contestant.quirks);
        let position = self.position(contestant.quirks.has(Quirk::NoMoves));
        let Thought { mv, used, news } = engine.think(&position, &request, patience)?;
        self.advance(Ply { mv, used, news })?;
        self.clocks[side] = self.clocks[side].map(|clock| after_move(clock, used));
        Ok(())
    }

    fn position(&self, without_moves: bool) -> Command {
        match without_moves {
            true => Command::Position { start: *self.game.position(), moves: Vec::new() },
            false => {
                Command::Position { start: self.start, moves: self.plies.iter().map(|p| p.mv).collect() }
            }
        }
    }

    fn advance(&mut self, ply: Ply) -> Result<(), Stopped> {
        let illegal = |_| Stopped::Fault(Fault::IllegalMove { text: ply.mv.to_string() });
        self.game.play(ply.mv).map_err(illegal)?;
        self.plies.push(ply);
        Ok(())
    }

    /// Forced passes say nothing: they are not heard.
    fn agreed(&mut self, side: Side) -> Option<Side> {
        let ply = self.plies.last().filter(|ply| ply.mv != Move::Pass)?;
        self.listener.as_mut()?.hear(side, ply.news.score)
    }
}

fn fault(
    by: Side,
    stopped: Stopped,
    mut players: BySide<&mut Engine<'_>>,
) -> Result<(Option<Side>, Cause), Unfinished> {
    players[by].leave();
    match stopped {
        Stopped::Fault(fault) => Ok((Some(by.other()), Cause::Fault { by, fault })),
        Stopped::Broken(fault) => Err(Unfinished::Broken(by, fault)),
        Stopped::Halted => Err(Unfinished::Halted),
    }
}
