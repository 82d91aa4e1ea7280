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
    increment: i64,
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
            Time::Increment { increment, .. } => increment,
            Time::Untimed | Time::Days { .. } => 0,
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

    /// What the clocks showed when the server last spoke; none in a game over days, whose clock no engine needs.
    pub fn left(&self) -> Option<Left> {
        let Clock { red, blue, at, running } = self.state.clock.filter(|_| self.is_live())?;
        let gone = |side| if running == Some(side) { (self.now - at).max(0) } else { 0 };
        Some(Left { red: red - gone(Side::Red), blue: blue - gone(Side::Blue), increment: self.increment })
    }

    fn is_live(&self) -> bool {
        const A_DAY: i64 = 24 * 60 * 60 * 1_000;
        self.state.clock.is_some_and(|clock| clock.red.max(clock.blue) < A_DAY)
    }
}
