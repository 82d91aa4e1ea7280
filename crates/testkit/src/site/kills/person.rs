//! A player who comes back whatever happens.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use protocol::{Command, Do, FromClient, FromServer, Why};

use super::super::{Dice, Lost, Mirror, Seat, Socket};
use super::ledger::{Ledger, Sent};
use super::open::open;
use super::world::World;

/// Plies that must follow after the last restart.
const GO_ON: usize = 4;

/// Both players' goal once no new game shall be begun: so many plies. Whoever sees first that it is over
/// sets it.
pub(super) type Goal = Arc<OnceLock<usize>>;

pub(super) struct Person {
    pub ledger: Ledger,
    dice: Dice,
    world: Arc<World>,
    goal: Goal,
}

/// Why a connection's time is over.
enum Over {
    Game,
    Connection,
}

impl Person {
    pub fn new(seat: Seat, dice: Dice, world: Arc<World>, goal: Goal) -> Person {
        Person { ledger: Ledger::new(seat), dice, world, goal }
    }

    /// Plays the game to its end, or until it is clear that it goes on after the last kill.
    pub async fn play(&mut self) -> Result<(), String> {
        loop {
            if self.world.has_faults() {
                return Err("given up".to_owned());
            }
            let before = self.world.kills();
            let seat = &self.ledger.seat;
            let (game, secret) = (seat.game.clone(), seat.secret.clone());
            let Some((socket, snapshot)) = open(&self.world, &game, Some(secret)).await? else {
                tokio::time::sleep(Duration::from_millis(10 + self.dice.below(40))).await;
                continue;
            };
            // If it was killed meanwhile, it is not known which of its lives has answered.
            let life = self.world.kills();
            let known_life = (before == life).then_some(life);
            self.ledger.check(&snapshot, known_life, &self.world).map_err(|fault| self.named(fault))?;
            let mut at_board = AtBoard { person: self, socket, mirror: Mirror::new(snapshot) };
            let over = at_board.play().await;
            let mirror = at_board.mirror;
            self.ledger.keep(mirror, life);
            match over.map_err(|fault| self.named(fault))? {
                Over::Game => return Ok(()),
                Over::Connection => {}
            }
        }
    }

    fn named(&self, fault: String) -> String {
        format!("game {}, {:?}: {fault}", self.ledger.seat.game, self.ledger.seat.side)
    }

    /// Whether enough was played after the last restart.
    fn is_enough(&self, mirror: &Mirror) -> bool {
        let plies = mirror.plies.len();
        self.world.is_closing() && plies >= *self.goal.get_or_init(|| plies + GO_ON)
    }
}

struct AtBoard<'a> {
    person: &'a mut Person,
    socket: Socket,
    mirror: Mirror,
}

impl AtBoard<'_> {
    async fn play(&mut self) -> Result<Over, String> {
        if let Some(pending) = self.person.ledger.pending() {
            self.person.world.count(|counts| counts.moves_again += 1);
            if !self.say(pending).await {
                return Ok(Over::Connection);
            }
        }
        loop {
            if self.person.ledger.pending().is_none() {
                if self.mirror.state.end.is_some() || self.person.is_enough(&self.mirror) {
                    return Ok(Over::Game);
                }
                if self.mirror.my_turn() && !self.make_a_move().await {
                    return Ok(Over::Connection);
                }
            }
            match self.socket.hear().await {
                Ok(message) => self.hear(&message).await?,
                Err(Lost::Silence(_)) => return Err(format!("nothing happens; {:?}", self.mirror.state)),
                Err(Lost::Closed(_) | Lost::Broken(_)) => return Ok(Over::Connection),
            }
        }
    }

    /// Thinks, and plays any move.
    async fn make_a_move(&mut self) -> bool {
        tokio::time::sleep(Duration::from_millis(20 + self.person.dice.below(280))).await;
        let mv = self.mirror.any_move(&mut self.person.dice);
        let place = self.mirror.plies.len();
        let id = self.person.ledger.sent.len() as u64 + 1;
        let sent = Sent { id, mv, version: self.mirror.version, place, acknowledged: false };
        self.person.ledger.sent.push(sent);
        self.say(sent).await
    }

    /// Whether the message could be sent.
    async fn say(&mut self, sent: Sent) -> bool {
        let what = Do::Move { version: sent.version, mv: sent.mv };
        let game = self.person.ledger.seat.game.clone();
        self.socket.say(&FromClient::Command(Command { id: sent.id, game, what })).await.is_ok()
    }

    async fn hear(&mut self, message: &FromServer) -> Result<(), String> {
        self.mirror.hear(message).map_err(|gap| gap.to_string())?;
        let pending = self.person.ledger.pending();
        match (message, pending) {
            (FromServer::Ack { id, .. }, Some(pending)) if *id == pending.id => {
                self.person.ledger.sent.last_mut().expect("a pending move").acknowledged = true;
                self.person.world.count(|counts| counts.moves += 1);
                Ok(())
            }
            (
                FromServer::Refused { why: Why::TooMany | Why::Full, retry_ms: Some(ms), .. },
                Some(pending),
            ) => {
                tokio::time::sleep(Duration::from_millis((*ms).into())).await;
                // If it can't be said, the connection's end is heard of next.
                self.say(pending).await;
                Ok(())
            }
            (FromServer::Ack { .. } | FromServer::Refused { .. } | FromServer::Bye { .. }, _) => {
                Err(format!("{message:?}, while {pending:?} waited"))
            }
            _ => Ok(()),
        }
    }
}
