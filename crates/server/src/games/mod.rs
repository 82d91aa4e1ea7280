//! The games being played: a room for each that anybody needs, loaded from the store when it is
//! first asked for and closed when nobody is left.

mod act;
mod arrivals;
mod between;
mod chat;
mod chat_text;
mod correspondence;
pub(crate) mod create;
mod crowd;
pub(crate) mod heartbeat;
mod load;
mod looked_away;
mod message;
pub(crate) mod news;
mod now;
mod onlookers;
pub(crate) mod outbox;
pub(crate) mod pairing;
mod refusal;
mod room;
mod ruling;
mod seats;
mod sight;
mod tidings;
mod timers;
mod view;
mod viewers;
pub(crate) mod wake;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bus::Bus;
use play::vacation::Vacation;
use play::{Command, GameId, PlayerId, Session, Verdict, Version};
use protocol::{ChatRoom, Say, Saying, Snapshot, Why};
use store::{Planned, SecretHash, Store};
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::clock::Clock;
use crate::engines::Engines;
use crate::notify::Notify;

pub(crate) use chat::LINES_MAX;
pub(crate) use message::{Answer, ConnectionId, Room as ToRoom, Who};
pub(crate) use now::{Connected, Whereabouts};
pub(crate) use outbox::Outbox;
pub(crate) use refusal::of_store as why_of_store;
pub(crate) use seats::{Keys, users};
pub(crate) use tidings::start_of;
pub(crate) use timers::GONE;
pub(crate) use view::{ended, stake, start_snapshot, time};

/// Messages that wait for one room before senders wait themselves.
const MAILBOX: usize = 64;

/// A handle on all games of this server.
#[derive(Clone)]
pub(crate) struct Games(Arc<Shared>);

/// What all rooms share.
pub(crate) struct Shared {
    pub store: Arc<dyn Store>,
    pub clock: Clock,
    pub engines: Engines,
    pub notify: Notify,
    pub bus: Arc<dyn Bus>,
    teller: news::Teller,
    talkers: chat::Talkers,
    now: now::Register,
    pub stopping: CancellationToken,
    tasks: TaskTracker,
    rooms: Mutex<HashMap<GameId, mpsc::Sender<ToRoom>>>,
}

impl Games {
    pub fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        engines: Engines,
        notify: Notify,
        bus: Arc<dyn Bus>,
        tasks: TaskTracker,
        stopping: CancellationToken,
    ) -> Games {
        let (rooms, teller, now) = (Mutex::default(), news::Teller::new(), now::Register::default());
        let talkers = chat::Talkers::new();
        let shared =
            Shared { store, clock, engines, notify, bus, teller, talkers, now, stopping, tasks, rooms };
        Games(Arc::new(shared))
    }

    /// Follows a game: its snapshot, then every update, goes to `outbox`. Answers whose seat the
    /// keys open. Who only looks on is seen by others under `name`, if there is one.
    ///
    /// # Errors
    /// [`Why::UnknownGame`], [`Why::WrongSeat`], [`Why::MayNotWatch`].
    pub async fn attach(
        &self,
        game: GameId,
        connection: ConnectionId,
        keys: Keys,
        name: Option<Arc<str>>,
        outbox: Outbox,
    ) -> Result<Option<ataxx::Side>, Why> {
        self.ask(game, |reply| ToRoom::Attach { connection, keys, name, outbox, reply }).await?
    }

    /// Ends what `attach` began.
    pub async fn detach(&self, game: GameId, connection: ConnectionId) {
        self.tell_open(game, ToRoom::Detach { connection }).await;
    }

    /// Carries out a command and waits until it is durable.
    ///
    /// # Errors
    /// Whatever refuses it.
    pub async fn command(&self, game: GameId, who: Who, command: Command) -> Result<Version, Why> {
        self.ask(game, |reply| ToRoom::Do { who, command, answer: Answer::Caller(reply) }).await?
    }

    /// Hands a command over; the answer goes to the connection's outbox.
    pub async fn post(&self, game: GameId, who: Who, command: Command, id: u64, outbox: Outbox) {
        self.hand(game, id, outbox, |answer| ToRoom::Do { who, command, answer }).await;
    }

    /// The page was left in the turn on the board as it was at `answers`.
    ///
    /// # Errors
    /// [`Why::NotAPlayer`], and what keeps the game from being had.
    pub async fn looked_away(&self, game: GameId, who: Who, answers: Version) -> Result<Version, Why> {
        let message = |reply| ToRoom::LookedAway { who, answers, answer: Answer::Caller(reply) };
        self.ask(game, message).await?
    }

    /// The same; the answer goes to the connection's outbox.
    pub async fn post_looked_away(&self, game: GameId, who: Who, answers: Version, id: u64, outbox: Outbox) {
        self.hand(game, id, outbox, |answer| ToRoom::LookedAway { who, answers, answer }).await;
    }

    /// Says something in one of the game's rooms and waits until it is durable.
    ///
    /// # Errors
    /// Whatever refuses it.
    pub async fn say(
        &self,
        game: GameId,
        who: Who,
        user: Option<PlayerId>,
        said: (ChatRoom, Saying),
    ) -> Result<Version, Why> {
        let message = |reply| ToRoom::Say { who, user, said, answer: Answer::Caller(reply) };
        self.ask(game, message).await?
    }

    /// Hands a line over; the answer goes to the connection's outbox.
    pub async fn post_line(&self, game: GameId, who: Who, user: Option<PlayerId>, say: Say, outbox: Outbox) {
        let Say { id, room, what, .. } = say;
        self.hand(game, id, outbox, |answer| ToRoom::Say { who, user, said: (room, what), answer }).await;
    }

    /// Takes the open seat with this secret, as this user.
    ///
    /// # Errors
    /// [`Why::SeatTaken`], [`Why::Expired`], [`Why::UnknownGame`].
    pub async fn join(
        &self,
        game: GameId,
        secret: SecretHash,
        user: Option<PlayerId>,
    ) -> Result<ataxx::Side, Why> {
        self.ask(game, |reply| ToRoom::Join { secret, user, reply }).await?
    }

    /// An administrator has hidden a line of the game's chat.
    pub async fn hidden(&self, game: GameId, room: ChatRoom, number: u32) {
        if self.send(game, ToRoom::Hidden { room, number }).await.is_err() {
            tracing::warn!(%game, "those who are here still see a hidden line");
        }
    }

    /// An administrator ends the game so; true if it ended by that and nothing else.
    ///
    /// # Errors
    /// [`Why::Over`], [`Why::NoOpponent`], [`Why::UnknownGame`].
    pub async fn rule(&self, game: GameId, verdict: Verdict) -> Result<bool, Why> {
        self.ask(game, |reply| ToRoom::Rule { verdict, reply }).await?
    }

    /// The game as it stands.
    ///
    /// # Errors
    /// [`Why::UnknownGame`], [`Why::WrongSeat`], [`Why::MayNotWatch`].
    pub async fn snapshot(&self, game: GameId, keys: Keys) -> Result<Snapshot, Why> {
        self.ask(game, |reply| ToRoom::Snapshot { keys, reply }).await?
    }

    /// Somebody who sits at these games is called something else. Those that are open say so; another is read anew.
    pub async fn renamed(&self, games: impl IntoIterator<Item = GameId>) {
        for game in games {
            self.tell_open(game, ToRoom::Renamed).await;
        }
    }

    /// Somebody who plays these games has blocked somebody, who is to look on no longer.
    pub async fn blocks(&self, games: impl IntoIterator<Item = GameId>, user: PlayerId) {
        for game in games {
            self.tell_open(game, ToRoom::Blocks { user }).await;
        }
    }

    /// What the holder of the keys has planned on the board as it is; none if nothing.
    ///
    /// # Errors
    /// [`Why::UnknownGame`], [`Why::WrongSeat`], [`Why::NotAPlayer`].
    pub async fn planned(&self, game: GameId, keys: Keys) -> Result<Planned, Why> {
        self.ask(game, |reply| ToRoom::Planned { keys, reply }).await?
    }

    /// Keeps a plan in place of the one before; an empty one is none.
    ///
    /// # Errors
    /// As [`Games::planned`], and [`Why::Stale`], [`Why::Illegal`], [`Why::Over`].
    pub async fn plan(&self, game: GameId, keys: Keys, planned: Planned) -> Result<(), Why> {
        self.ask(game, |reply| ToRoom::Plan { keys, planned, reply }).await?
    }

    /// A user begins a vacation, or ends it early; in games over days their time stands still.
    pub async fn rest(&self, game: GameId, user: PlayerId, vacation: Vacation) -> Result<(), Why> {
        self.send(game, ToRoom::Rest { user, vacation }).await
    }

    /// The game as it stands, whole.
    ///
    /// # Errors
    /// [`Why::UnknownGame`], [`Why::WrongSeat`], [`Why::MayNotWatch`].
    pub async fn look(&self, game: GameId, keys: Keys) -> Result<Session, Why> {
        self.ask(game, |reply| ToRoom::Look { keys, reply }).await?
    }

    /// Something may be due in this game.
    pub async fn wake(&self, game: GameId) {
        if self.send(game, ToRoom::Wake).await.is_err() {
            tracing::warn!(%game, "could not be woken; tried again later");
        }
    }

    /// Something may be due in every game that is open.
    pub fn wake_all(&self) {
        for room in self.rooms().values() {
            // A room with a full mailbox looks around soon enough.
            drop(room.try_send(ToRoom::Wake));
        }
    }

    /// What carries hints between servers.
    pub fn bus(&self) -> &dyn Bus {
        &*self.0.bus
    }

    /// Rooms open now.
    pub fn open(&self) -> usize {
        self.rooms().len()
    }

    /// Hands something over; the answer goes to the connection's outbox.
    async fn hand(&self, game: GameId, id: u64, outbox: Outbox, message: impl FnOnce(Answer) -> ToRoom) {
        let answer = Answer::Socket { id, outbox: outbox.clone() };
        if self.send(game, message(answer)).await.is_err() {
            outbox.refuse(id, Why::Full, Some(1_000));
        }
    }

    /// Tells a room that is open. One that is not has no viewers, and reads all anew when it is opened.
    async fn tell_open(&self, game: GameId, message: ToRoom) {
        let room = self.rooms().get(&game).cloned();
        if let Some(room) = room {
            drop(room.send(message).await);
        }
    }

    async fn ask<T>(
        &self,
        game: GameId,
        message: impl FnOnce(oneshot::Sender<T>) -> ToRoom,
    ) -> Result<T, Why> {
        let (reply, answer) = oneshot::channel();
        self.send(game, message(reply)).await?;
        answer.await.map_err(|_| Why::Internal)
    }

    /// Sends to the game's room, opening it if it is closed.
    async fn send(&self, game: GameId, mut message: ToRoom) -> Result<(), Why> {
        // A room that is just closing refuses; the next look finds it gone.
        for _ in 0..8 {
            let room = self.room(game);
            match room.send(message).await {
                Ok(()) => return Ok(()),
                Err(refused) => message = refused.0,
            }
            self.forget(game, &room);
            tokio::task::yield_now().await;
        }
        Err(Why::Full)
    }

    fn room(&self, game: GameId) -> mpsc::Sender<ToRoom> {
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(&game) {
            return room.clone();
        }
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        rooms.insert(game, sender.clone());
        drop(rooms);
        let games = self.clone();
        let me = sender.downgrade();
        self.0.tasks.spawn(async move { room::run(games, game, mailbox, me).await });
        sender
    }

    /// Removes a room from the list, unless another has taken its place.
    fn forget(&self, game: GameId, room: &mpsc::Sender<ToRoom>) {
        let mut rooms = self.rooms();
        if rooms.get(&game).is_some_and(|listed| listed.same_channel(room)) {
            rooms.remove(&game);
        }
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<GameId, mpsc::Sender<ToRoom>>> {
        // Nothing under this lock can panic half-way through a change.
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
