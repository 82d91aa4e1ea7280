//! A game as its stream tells it.

use ataxx::{Move, Position, Side};
use protocol::{Clock, FromServer, Happened, Snapshot, State, Time};

use super::limits::Left;

/// What is known of a game.
pub(super) struct Record {
    pub version: u32,
    pub you: Option<Side>,
    pub start: Position,
    pub moves: Vec<Move>,
    pub state: State,
    /// What each move adds to the clock, in ms; none in a game over days, whose clock no engine needs.
    increment: Option<i64>,
    /// The server's clock when it last spoke.
    now: i64,
}

/// Something was missed: the game must be opened again.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Missed;

impl Record {
    pub fn new(snapshot: &Snapshot) -> Result<Record, Missed> {
        let moves = snapshot.plies.iter().map(|ply| ply.mv.parse()).collect::<Result<_, _>>();
        let increment = match snapshot.time {
            Time::Increment { increment, .. } => Some(increment),
            Time::Untimed | Time::Days { .. } => None,
        };
        Ok(Record {
            version: snapshot.version,
            you: snapshot.you,
            start: snapshot.start.parse().map_err(|_| Missed)?,
            moves: moves.map_err(|_| Missed)?,
            state: snapshot.state.clone(),
            increment,
            now: snapshot.now,
        })
    }

    /// Takes note of a message.
    pub fn hear(&mut self, message: &FromServer) -> Result<(), Missed> {
        match message {
            FromServer::Snapshot(snapshot) => *self = Record::new(snapshot)?,
            FromServer::Update(update) => {
                if update.after != self.version {
                    return Err(Missed);
                }
                for event in &update.events {
                    self.happened(event)?;
                }
                (self.version, self.now, self.state) = (update.version, update.now, update.state.clone());
            }
            _ => {}
        }
        Ok(())
    }

    fn happened(&mut self, event: &Happened) -> Result<(), Missed> {
        match event {
            Happened::Moved { ply, .. } | Happened::Passed { ply, .. } => {
                self.moves.push(ply.mv.parse().map_err(|_| Missed)?);
            }
            Happened::TookBack { plies, .. } => self.moves.truncate((*plies).into()),
            _ => {}
        }
        Ok(())
    }

    pub fn is_my_turn(&self) -> bool {
        self.you.is_some() && self.state.turn == self.you && self.state.end.is_none()
    }

    /// What the clocks showed when the server last spoke, where an engine needs to know.
    pub fn left(&self) -> Option<Left> {
        let (increment, Clock { red, blue, at, running }) = (self.increment?, self.state.clock?);
        let gone = |side| if running == Some(side) { (self.now - at).max(0) } else { 0 };
        Some(Left { red: red - gone(Side::Red), blue: blue - gone(Side::Blue), increment })
    }
}
