//! Somebody who plays one short game after the other, and comes back whatever happens.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{Command, Do, FromClient, FromServer, Why};
use testkit::site::{Dice, Lost, Mirror, Seat, Socket};

use super::find::find;
use super::person::{Person, SOON};
use super::world::World;

/// Plies before a game may be given up: as many as make it count.
const PLIES: usize = 4;
/// How often a player who hears nothing looks around.
const LOOK: Duration = Duration::from_millis(100);
/// How long somebody waits for an opponent who does nothing, and for one who may want a rematch.
const PATIENCE: Duration = Duration::from_millis(1_500);
const REMATCH: Duration = Duration::from_millis(600);

pub struct Player {
    person: Person,
    dice: Dice,
    world: Arc<World>,
}

/// Why a connection's time is over.
enum Over {
    /// The game has ended, and this one may follow it.
    Game(Option<String>),
    Connection,
}

/// What a player does at one game, over all its connections.
struct Sitting {
    seat: Seat,
    /// The last command, until there is an answer to it.
    pending: Option<(u64, Do)>,
    last_id: u64,
    /// Lets the clock run out.
    sleeps: bool,
    wants_rematch: bool,
    /// Since when nothing has happened.
    since: Instant,
}

impl Player {
    pub fn new(person: Person, dice: Dice, world: Arc<World>) -> Player {
        Player { person, dice, world }
    }

    /// Plays until all comes to an end, and each game to its end.
    pub async fn play(mut self) {
        while !self.world.is_closing() {
            let mut seat = find(&self.person, &self.world, &mut self.dice).await;
            while let Some(at) = seat.take() {
                seat = match self.sit(at.clone()).await {
                    Some(next) => {
                        self.world.followed(&at.game, &next);
                        Some(Seat { game: next, side: at.side.other(), secret: at.secret })
                    }
                    None => None,
                };
            }
        }
    }

    /// Plays one game to its end. Answers the rematch, if there is one.
    async fn sit(&mut self, seat: Seat) -> Option<String> {
        let wants_rematch = self.dice.below(3) > 0;
        let mut sitting =
            Sitting { seat, pending: None, last_id: 0, sleeps: false, wants_rematch, since: Instant::now() };
        while !self.world.has_faults() {
            let Some((socket, mirror)) = self.open(&sitting.seat).await else {
                tokio::time::sleep(SOON).await;
                continue;
            };
            sitting.since = Instant::now();
            let mut table = Table { player: self, sitting: &mut sitting, socket, mirror };
            if let Over::Game(next) = table.play().await {
                return next;
            }
        }
        None
    }

    async fn open(&self, seat: &Seat) -> Option<(Socket, Mirror)> {
        let mut socket = Socket::connect(self.world.address).await.ok()?;
        let open = FromClient::Open { id: 1 << 40, game: seat.game.clone(), seat: Some(seat.secret.clone()) };
        socket.say(&open).await.ok()?;
        match socket.hear().await.ok()? {
            FromServer::Snapshot(snapshot) if snapshot.you == Some(seat.side) => {
                Some((socket, Mirror::new(snapshot)))
            }
            other => {
                self.world.fault(format!("{seat:?} was opened, but {other:?}"));
                None
            }
        }
    }
}

struct Table<'a> {
    player: &'a mut Player,
    sitting: &'a mut Sitting,
    socket: Socket,
    mirror: Mirror,
}

impl Table<'_> {
    async fn play(&mut self) -> Over {
        if let Some((id, what)) = self.sitting.pending {
            self.player.world.count(|counts| counts.again += 1);
            self.say(id, what).await;
        }
        loop {
            if self.sitting.pending.is_none()
                && let Some(over) = self.act().await
            {
                return over;
            }
            match self.socket.hear_for(LOOK).await {
                Ok(message) => self.hear(&message).await,
                Err(Lost::Silence(_)) => {}
                Err(Lost::Closed(_) | Lost::Broken(_)) => return Over::Connection,
            }
            if self.player.world.has_faults() {
                return Over::Connection;
            }
        }
    }

    /// Does what is to be done; answers whether the game's time is over.
    async fn act(&mut self) -> Option<Over> {
        if self.mirror.state.end.is_some() {
            return self.after_the_end().await;
        }
        let plies = self.mirror.plies.len();
        let tired = self.sitting.since.elapsed() > PATIENCE && !self.mirror.my_turn();
        if tired || self.player.world.is_closing() {
            self.resign().await;
        } else if self.mirror.my_turn() && !self.sitting.sleeps {
            let dice = &mut self.player.dice;
            match dice.below(16) {
                0..4 if plies >= PLIES => self.resign().await,
                4 if plies >= PLIES => self.sitting.sleeps = true,
                _ => {
                    let mv = self.mirror.any_move(dice);
                    tokio::time::sleep(Duration::from_millis(dice.below(30))).await;
                    self.command(Do::Move { version: self.mirror.version, mv }).await;
                }
            }
        }
        None
    }

    async fn after_the_end(&mut self) -> Option<Over> {
        if let Some(next) = &self.mirror.state.next {
            return Some(Over::Game(Some(next.clone())));
        }
        if self.player.world.is_closing() {
            return Some(Over::Game(None));
        }
        if self.sitting.wants_rematch {
            self.sitting.wants_rematch = false;
            self.sitting.since = Instant::now();
            // Both want it at once, which is when they might get two.
            self.command(Do::OfferRematch).await;
            return None;
        }
        (self.sitting.since.elapsed() > REMATCH).then_some(Over::Game(None))
    }

    async fn resign(&mut self) {
        self.player.world.about_to_end();
        self.player.world.count(|counts| counts.resigned += 1);
        self.command(Do::Resign).await;
    }

    async fn command(&mut self, what: Do) {
        self.sitting.last_id += 1;
        self.sitting.pending = Some((self.sitting.last_id, what));
        self.say(self.sitting.last_id, what).await;
    }

    /// If it can't be said, the connection's end is heard of next, and it is said again on another.
    async fn say(&mut self, id: u64, what: Do) {
        let command = Command { id, game: self.sitting.seat.game.clone(), what };
        let _unsaid = self.socket.say(&FromClient::Command(command)).await;
    }

    async fn hear(&mut self, message: &FromServer) {
        if let Err(gap) = self.mirror.hear(message) {
            return self.player.world.fault(format!("{:?}: {gap}", self.sitting.seat));
        }
        let pending = self.sitting.pending;
        match message {
            FromServer::Update(_) => self.sitting.since = Instant::now(),
            FromServer::Refused { id, why: Why::TooMany | Why::Full, retry_ms } => {
                tokio::time::sleep(Duration::from_millis(retry_ms.unwrap_or(100).into())).await;
                if let Some((_, what)) = pending.filter(|(pending, _)| pending == id) {
                    self.say(*id, what).await;
                }
            }
            // Over by then, or done before: whether all is well is seen at the end.
            FromServer::Ack { id, .. } | FromServer::Refused { id, .. }
                if pending.is_some_and(|(pending, _)| pending == *id) =>
            {
                self.sitting.pending = None;
            }
            _ => {}
        }
    }
}
