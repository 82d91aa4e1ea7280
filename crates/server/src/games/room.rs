//! One game's room: the only task in this process that writes its log.

use std::sync::Arc;
use std::time::Instant;

use ataxx::{BySide, Side};
use play::{Actor, Command, GameId, Millis, PlayerId, Session, Version};
use protocol::{FromServer, Why};
use store::{Seated, SecretHash};
use tokio::sync::{mpsc, oneshot};

use super::arrivals::{Arrival, Arrivals};
use super::chat::{Chat, room_of};
use super::correspondence::Letters;
use super::looked_away::LookedAway;
use super::message::{Answer, ConnectionId, Room as Message, Who};
use super::outbox::{Outbox, encode};
use super::seats::{Keys, Seats, Sits};
use super::sight::Sight;
use super::timers::Timers;
use super::viewers::{Viewers, Watcher};
use super::{Games, refusal, view};

/// A game that somebody needs just now.
pub(super) struct Room {
    pub(super) games: Games,
    pub(super) id: GameId,
    pub(super) session: Session,
    pub(super) seats: Seats,
    /// The users at the board.
    pub(super) seated: BySide<Option<Seated>>,
    pub(super) chat: Chat,
    pub(super) arrivals: Arrivals,
    pub(super) viewers: Viewers,
    pub(super) timers: Timers,
    /// What games over days need besides.
    pub(super) letters: Letters,
    /// Why an administrator ended the game, if one did.
    pub(super) ruling: Option<String>,
    pub(super) looked_away: LookedAway,
    /// The version for which a computer is thinking.
    pub(super) thinking: Option<Version>,
    /// To post the computer's answer to; weak, or the room would keep itself open.
    pub(super) me: mpsc::WeakSender<Message>,
}

/// Serves one game until nobody needs it.
pub(super) async fn run(
    games: Games,
    id: GameId,
    mut mailbox: mpsc::Receiver<Message>,
    me: mpsc::WeakSender<Message>,
) {
    match Room::load(games.clone(), id, me.clone()).await {
        Ok(mut room) => room.serve(&mut mailbox).await,
        Err(why) => turn_away(&mut mailbox, why).await,
    }
    // Nothing more comes in; what came in the last moment is for the next room.
    mailbox.close();
    if let Some(sender) = me.upgrade() {
        games.forget(id, &sender);
    }
    while let Some(message) = mailbox.recv().await {
        if games.send(id, message).await.is_err() {
            tracing::warn!(game = %id, "a message came too late for its room");
        }
    }
}

/// Answers everybody who waits for a game that can't be had.
async fn turn_away(mailbox: &mut mpsc::Receiver<Message>, why: Why) {
    mailbox.close();
    while let Some(message) = mailbox.recv().await {
        match message {
            Message::Attach { reply, .. } => answer(reply, Err(why)),
            Message::Do { answer: whom, .. }
            | Message::Say { answer: whom, .. }
            | Message::LookedAway { answer: whom, .. } => whom.give(Err(why)),
            Message::Join { reply, .. } => answer(reply, Err(why)),
            Message::Snapshot { reply, .. } => answer(reply, Err(why)),
            Message::Planned { reply, .. } => answer(reply, Err(why)),
            Message::Plan { reply, .. } => answer(reply, Err(why)),
            Message::Look { reply, .. } => answer(reply, Err(why)),
            Message::Rule { reply, .. } => answer(reply, Err(why)),
            Message::Detach { .. }
            | Message::Thought { .. }
            | Message::Renamed
            | Message::Blocks { .. }
            | Message::Hidden { .. }
            | Message::Rest { .. }
            | Message::Wake
            | Message::Changed { .. } => {}
        }
    }
}

impl Room {
    async fn serve(&mut self, mailbox: &mut mpsc::Receiver<Message>) {
        // One for all turns: every new one is put in, and taken from, a list that all rooms share.
        let stopping = self.games.0.stopping.clone().cancelled_owned();
        tokio::pin!(stopping);
        let mut must_stop = false;
        self.think_if_due();
        loop {
            self.correspond().await;
            let now = self.now();
            let wait = self.timers.wait(now, self.next_due(), !self.viewers.is_empty());
            let wait = wait.min(self.arrivals.wait(Instant::now()));
            tokio::select! {
                message = mailbox.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => return,
                },
                () = tokio::time::sleep(wait) => self.on_time().await,
                () = &mut stopping, if !must_stop => must_stop = true,
            }
            for arrival in self.arrivals.let_in(Instant::now()) {
                self.attach(arrival).await;
            }
            let needed = !(self.viewers.is_empty() && self.arrivals.is_empty() && mailbox.is_empty());
            if !needed && (must_stop || self.timers.is_idle(self.now())) {
                return;
            }
        }
    }

    async fn handle(&mut self, message: Message) {
        self.timers.used(self.now());
        match message {
            Message::Attach { connection, keys, name, outbox, reply } => {
                let arrival = Arrival { connection, keys, name, outbox, reply };
                match self.side(keys) {
                    Ok(None) => self.arrivals.come(arrival),
                    _ => self.attach(arrival).await,
                }
            }
            Message::Detach { connection } => {
                self.arrivals.go(connection);
                self.viewers.remove(connection);
                self.viewers_changed();
            }
            Message::Do { who, command, answer: whom } => whom.give(self.command(who, command).await),
            Message::LookedAway { who, answers, answer: whom } => {
                whom.give(self.note_looked_away(who, answers));
            }
            Message::Say { who, user, said: (room, what), answer: whom } => {
                whom.give(self.say(who, user, room, what).await);
            }
            Message::Join { secret, user, reply } => answer(reply, self.join(secret, user).await),
            Message::Snapshot { keys, reply } => answer(reply, self.snapshot(keys).await),
            Message::Hidden { room, number } => self.hidden(room, number).await,
            Message::Rule { verdict, reply } => answer(reply, self.rule(verdict).await),
            Message::Thought { answers, mv } => self.thought(answers, mv).await,
            Message::Renamed => self.renamed().await,
            Message::Blocks { user } => self.put_out(user).await,
            Message::Planned { keys, reply } => answer(reply, self.planned(keys)),
            Message::Plan { keys, planned, reply } => answer(reply, self.plan(keys, planned).await),
            Message::Rest { user, vacation } => self.rest(user, vacation).await,
            Message::Look { keys, reply } => answer(reply, self.look(keys).await),
            Message::Wake => self.tick().await,
            Message::Changed { version: Some(version) } if version <= self.session.version() => {}
            Message::Changed { .. } => self.refresh().await,
        }
    }

    async fn attach(&mut self, Arrival { connection, keys, name, outbox, reply }: Arrival) {
        let attached = self.seat(connection, keys, name, outbox).await;
        // The asker may be gone; then its connection says so by `Detach`.
        answer(reply, attached);
    }

    /// Lets a connection follow the game, from its seat or from among the watchers.
    async fn seat(
        &mut self,
        connection: ConnectionId,
        keys: Keys,
        name: Option<Arc<str>>,
        outbox: Outbox,
    ) -> Result<Option<Side>, Why> {
        let side = self.seen_from(keys).await?;
        let user = self.reader(side, keys);
        let unheard = self.unheard_by(user, room_of(side)).await?;
        // Before the newcomer is among those who are told: theirs is the snapshot first.
        if let Some(side) = side {
            self.timers.here(side);
            self.quietly(Command::Return(side)).await;
        }
        match side {
            Some(side) => self.viewers.sit(connection, side, user, outbox.clone()),
            None => self.viewers.watch(connection, Watcher { user: keys.user, name }, outbox.clone()),
        }
        outbox.say(&FromServer::Snapshot(self.seen_by(side, &unheard)));
        self.viewers_changed();
        Ok(side)
    }

    async fn snapshot(&self, keys: Keys) -> Result<protocol::Snapshot, Why> {
        let side = self.seen_from(keys).await?;
        let unheard = self.unheard_by(self.reader(side, keys), room_of(side)).await?;
        Ok(self.seen_by(side, &unheard))
    }

    /// Whoever sits there, or shows these keys.
    fn reader(&self, side: Option<Side>, keys: Keys) -> Option<PlayerId> {
        side.and_then(|side| self.seated[side].as_ref()).map(|seated| seated.user).or(keys.user)
    }

    /// Without what was said by users who are not heard.
    fn seen_by(&self, side: Option<Side>, unheard: &[PlayerId]) -> protocol::Snapshot {
        let chat = self.chat.heard(room_of(side), &self.seated, unheard);
        let mut snapshot = view::snapshot(self.id, &self.session, self.now(), side, self.around(), chat);
        snapshot.state = self.with_ruling(snapshot.state);
        snapshot
    }

    pub(super) fn side(&self, keys: Keys) -> Result<Option<Side>, Why> {
        self.seats.side(keys, &self.seated)
    }

    /// The seat on whose behalf something is asked.
    pub(super) fn side_of(&self, who: Who) -> Result<Option<Side>, Why> {
        match who {
            Who::Shown(side) => Ok(side),
            Who::Holder(keys) => self.side(keys),
        }
    }

    fn around(&self) -> view::Around<'_> {
        view::Around { seated: &self.seated, watchers: self.viewers.watchers() }
    }

    async fn command(&mut self, who: Who, command: Command) -> Result<Version, Why> {
        let side = self.side_of(who)?;
        let by = side.map_or(Actor::Visitor, Actor::Seat);
        self.act(by, command, None).await?;
        if let (Command::Move { id, .. }, Some(side)) = (command, side)
            && !self.session.has_played(side, id)
        {
            // A deadline that had passed ended the game instead.
            return Err(Why::Over);
        }
        Ok(self.session.version())
    }

    async fn join(&mut self, secret: SecretHash, user: Option<PlayerId>) -> Result<Side, Why> {
        if let Ok(Some(side)) = self.side(Keys::secret(secret)) {
            return Ok(side);
        }
        let side = self.session.open_seat().ok_or(Why::SeatTaken)?;
        match self.act(Actor::Visitor, Command::Join, Some(Sits { side, secret, user })).await {
            Ok(()) if self.session.open_seat().is_none() => {
                self.rest_who_is_away().await;
                if let Some(user) = user {
                    self.put_out(user).await;
                }
                Ok(side)
            }
            Ok(()) | Err(Why::Over) => Err(Why::Expired),
            Err(why) => Err(why),
        }
    }

    /// What time has brought: a deadline, a player gone for too long, watchers to be counted anew.
    async fn on_time(&mut self) {
        let now = self.now();
        if self.timers.is_due(now, self.session.deadline()) {
            self.tick().await;
        }
        for side in self.timers.gone(now) {
            self.quietly(Command::Leave(side)).await;
        }
        if self.timers.count_is_due(now) {
            let (game, count, names) = (self.id.to_string(), self.viewers.watchers(), self.viewers.names());
            self.viewers.tell(&encode(&FromServer::Watchers { game, count, names }));
        }
    }

    async fn tick(&mut self) {
        if self.session.deadline().is_some_and(|deadline| deadline <= self.now()) {
            self.rest_who_is_away().await;
        }
        self.quietly(Command::Tick).await;
        self.think_if_due();
    }

    /// A command of the server's own, which nobody waits for.
    pub(super) async fn quietly(&mut self, command: Command) {
        if let Err(why) = self.act(Actor::Server, command, None).await {
            tracing::warn!(game = %self.id, ?command, why = why.key(), "not done; tried again later");
            self.timers.retry(self.now());
        }
    }

    pub(super) fn viewers_changed(&mut self) {
        let now = self.now();
        self.timers.presence(now, self.viewers.present(), self.session.end().is_none());
        self.timers.count_soon(now);
        self.show();
    }

    /// Tells the register what there is to be seen here.
    pub(super) fn show(&self) {
        let present = self.viewers.present();
        self.games.0.now.tell(self.id, Sight::of(&self.session, &self.seated, present.red || present.blue));
    }

    /// Another server has written to the log.
    async fn refresh(&mut self) {
        if let Err(error) = self.catch_up().await {
            refusal::of_store(&error);
        }
    }

    pub(super) fn now(&self) -> play::Timestamp {
        self.games.0.clock.now()
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.games.0.now.forget(self.id);
    }
}

/// Answers a caller. One that is gone has lost interest.
fn answer<T>(caller: oneshot::Sender<T>, answer: T) {
    let _gone = caller.send(answer);
}

impl Answer {
    fn give(self, result: Result<Version, Why>) {
        match (self, result) {
            (Answer::Caller(reply), result) => answer(reply, result),
            (Answer::Socket { id, outbox }, Ok(version)) => {
                outbox.say(&FromServer::Ack { id, version: version.0 })
            }
            (Answer::Socket { id, outbox }, Err(why)) => {
                let again = matches!(why, Why::Full | Why::TooMany);
                outbox.refuse(id, why, again.then_some(RETRY.0 as u32));
            }
        }
    }
}

/// When a client that was told "full" or "too many" should try again.
const RETRY: Millis = Millis(1_000);
