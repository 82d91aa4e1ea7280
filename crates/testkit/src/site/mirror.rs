//! A game as a client knows it, from what the server has said.

use ataxx::{Move, Side};
use protocol::{FromServer, Happened, Line, PlyText, Snapshot, State};
use thiserror::Error;

use super::Dice;

/// Something has been missed: the game must be opened again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an update from version {after} came to a client at version {version}")]
pub struct Gap {
    pub version: u32,
    pub after: u32,
}

/// What a client knows of one game.
#[derive(Clone, Debug)]
pub struct Mirror {
    pub version: u32,
    pub you: Option<Side>,
    pub plies: Vec<PlyText>,
    pub state: State,
    pub watchers: u32,
    /// What was said in its room.
    pub chat: Vec<Line>,
    /// The server's clock when it last spoke of the game.
    pub now: i64,
    /// All events that were told since the first snapshot.
    pub happened: Vec<Happened>,
    /// Snapshots so far.
    pub snapshots: u32,
}

impl Mirror {
    pub fn new(snapshot: Snapshot) -> Mirror {
        let Snapshot { version, now, you, plies, watchers, chat, state, .. } = snapshot;
        Mirror { version, you, plies, state, watchers, chat, now, happened: Vec::new(), snapshots: 1 }
    }

    /// Takes note of a message.
    ///
    /// # Errors
    /// [`Gap`], for an update that does not follow on what is known.
    pub fn hear(&mut self, message: &FromServer) -> Result<(), Gap> {
        match message {
            FromServer::Snapshot(snapshot) => {
                let happened = std::mem::take(&mut self.happened);
                let snapshots = self.snapshots + 1;
                *self = Mirror { happened, snapshots, ..Mirror::new(snapshot.clone()) };
            }
            FromServer::Update(update) => {
                if update.after != self.version {
                    return Err(Gap { version: self.version, after: update.after });
                }
                update.events.iter().for_each(|happened| self.happened(happened));
                (self.version, self.now, self.state) = (update.version, update.now, update.state.clone());
            }
            FromServer::Said { line, .. } => self.chat.push(line.clone()),
            FromServer::Watchers { count, .. } => self.watchers = *count,
            _ => {}
        }
        Ok(())
    }

    fn happened(&mut self, happened: &Happened) {
        match happened {
            Happened::Moved { ply, .. } | Happened::Passed { ply, .. } => self.plies.push(ply.clone()),
            Happened::TookBack { plies, .. } => self.plies.truncate((*plies).into()),
            _ => {}
        }
        self.happened.push(happened.clone());
    }

    /// Whether it is this client's turn.
    pub fn my_turn(&self) -> bool {
        self.you.is_some() && self.state.turn == self.you
    }

    /// The moves of the side whose turn it is.
    pub fn legal(&self) -> Vec<&str> {
        let moves = self.state.legal.as_ref().map_or("", |legal| legal.moves.as_str());
        moves.split_ascii_whitespace().collect()
    }

    /// A legal move by chance, more often a clone than a jump, so that games come to an end.
    ///
    /// # Panics
    /// If it is nobody's turn.
    pub fn any_move(&self, dice: &mut Dice) -> Move {
        let legal = self.legal();
        let clones: Vec<&str> = legal.iter().copied().filter(|text| text.len() == 2).collect();
        let among = if clones.is_empty() || dice.below(4) == 0 { &legal } else { &clones };
        dice.pick(among).parse().expect("the server lists moves")
    }
}
