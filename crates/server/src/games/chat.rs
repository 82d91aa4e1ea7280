//! What is said beside the board: kept in the store, and told to the room it was said in.

use std::num::NonZeroU32;
use std::time::Duration;

use ataxx::{BySide, Side};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use play::{PlayerId, Version};
use protocol::{ChatRoom, FromServer, Line, Preset, Saying, Why};
use store::{ChatLine, NewLine, Seated, User, UserKind};

use super::message::Who;
use super::outbox::encode;
use super::room::Room;
use super::{chat_text, refusal};
use crate::people::{Deed, may};
use crate::wire::player_kind;

/// Lines that a newcomer is shown.
pub(super) const NEWEST: u32 = 50;
/// Lines that one room of a game holds.
pub(crate) const LINES_MAX: u32 = 500;
/// What one user may say: so many lines at once, and then one in this time.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(5).unwrap();
const ONE_IN: Duration = Duration::from_secs(3);
/// Users remembered before those who have long been silent are forgotten.
const TALKERS_MAX: usize = 20_000;

/// How much each user has said lately, in all games.
pub(super) struct Talkers(DefaultKeyedRateLimiter<PlayerId>);

impl Talkers {
    pub fn new() -> Talkers {
        let quota = Quota::with_period(ONE_IN).expect("a time").allow_burst(AT_ONCE);
        Talkers(RateLimiter::keyed(quota))
    }

    fn may_say(&self, user: PlayerId) -> Result<(), Why> {
        if self.0.len() > TALKERS_MAX {
            self.0.retain_recent();
        }
        self.0.check_key(&user).map_err(|_| Why::TooMany)
    }
}

/// The newest lines of both rooms.
#[derive(Debug, Default)]
pub(super) struct Chat(Vec<ChatLine>);

impl Chat {
    pub fn new(lines: Vec<ChatLine>) -> Chat {
        Chat(lines)
    }

    /// What is to be heard in a room, the oldest first, without the lines of these users.
    pub fn heard(&self, room: ChatRoom, seated: &BySide<Option<Seated>>, blocked: &[PlayerId]) -> Vec<Line> {
        let heard = self.of_room(room).filter(|line| !blocked.contains(&line.user));
        heard.map(|line| said(line, seated)).collect()
    }

    fn of_room(&self, room: ChatRoom) -> impl Iterator<Item = &ChatLine> {
        self.0.iter().filter(move |line| line.room == stored(room))
    }

    fn push(&mut self, line: ChatLine) {
        let room = line.room;
        self.0.push(line);
        let of_room = |line: &&ChatLine| line.room == room;
        if self.0.iter().filter(of_room).count() > NEWEST as usize
            && let Some(oldest) = self.0.iter().position(|line| line.room == room)
        {
            self.0.remove(oldest);
        }
    }
}

impl Room {
    /// Says a line in one of the game's rooms. It is durable when it is told.
    pub(super) async fn say(
        &mut self,
        who: Who,
        user: Option<PlayerId>,
        room: ChatRoom,
        what: Saying,
    ) -> Result<Version, Why> {
        let side = self.side_of(who)?;
        let user = self.speaker(side, user, room)?;
        if side.is_none() {
            self.may_watch(Some(user)).await?;
        }
        let store = self.games.0.store.clone();
        let failed = |error| refusal::of_store(&error);
        let user = store.user(user).await.map_err(failed)?.ok_or(Why::NotSignedIn)?;
        may(&user, Deed::Chat, self.now())?;
        let what = may_be_said(&user, what)?;
        self.games.0.talkers.may_say(user.id)?;
        let deaf = self.deaf_to(user.id).await?;
        let (room, at) = (stored(room), self.now());
        let new = NewLine { game: self.id, room, user: user.id, at, what: what.clone() };
        let number = store.say(new, LINES_MAX).await.map_err(failed)?.ok_or(Why::Full)?;
        let User { id: user, name, kind, .. } = user;
        self.hear(ChatLine { number, room, user, name, kind, at, what, hidden_by: None }, &deaf);
        Ok(self.session.version())
    }

    /// Whose lines this user is not shown in this room: of those whom they have blocked.
    pub(super) async fn unheard_by(
        &self,
        user: Option<PlayerId>,
        room: ChatRoom,
    ) -> Result<Vec<PlayerId>, Why> {
        let others = |user: &PlayerId| self.chat.of_room(room).any(|line| line.user != *user);
        // Where nobody else has spoken, nothing is to be looked up.
        let Some(user) = user.filter(others) else { return Ok(Vec::new()) };
        let blocking = self.games.0.store.blocking(user).await;
        Ok(blocking.map_err(|error| refusal::of_store(&error))?.iter().map(|other| other.id).collect())
    }

    /// Those here who have blocked this user.
    async fn deaf_to(&self, user: PlayerId) -> Result<Vec<PlayerId>, Why> {
        let mut deaf = self.games.0.store.blockers(user).await.map_err(|error| refusal::of_store(&error))?;
        deaf.retain(|other| self.viewers.is_here(*other));
        Ok(deaf)
    }

    /// Who speaks: in the players' room whoever sits there, among the watchers any user without a seat.
    fn speaker(&self, side: Option<Side>, user: Option<PlayerId>, room: ChatRoom) -> Result<PlayerId, Why> {
        match (room, side) {
            (ChatRoom::Players, None) => Err(Why::NotAPlayer),
            (ChatRoom::Watchers, Some(_)) => Err(Why::WrongRoom),
            (ChatRoom::Watchers, None) => user.ok_or(Why::NotSignedIn),
            (ChatRoom::Players, Some(side)) => {
                if self.session.seat(side.other()) != play::Seat::Human {
                    return Err(Why::NoOpponent);
                }
                let seated = self.seated[side].as_ref().map(|seated| seated.user);
                seated.or(user).ok_or(Why::NotSignedIn)
            }
        }
    }

    /// Reads the lines anew: one was hidden, or somebody has another name.
    pub(super) async fn look_what_was_said(&mut self) {
        match self.games.0.store.lines(self.id, NEWEST).await {
            Ok(lines) => self.chat = Chat::new(lines),
            Err(error) => {
                refusal::of_store(&error);
            }
        }
    }

    /// An administrator has hidden a line: whoever has it is told it anew, without its words.
    pub(super) async fn hidden(&mut self, room: ChatRoom, number: u32) {
        self.look_what_was_said().await;
        let hidden = self.chat.0.iter().find(|line| (line.room, line.number) == (stored(room), number));
        // Not from a chat that could not be read: it still has the words.
        if let Some(line) = hidden.filter(|line| line.hidden_by.is_some()) {
            // Whoever has not heard them need not hear that they are gone, but may.
            let deaf = self.deaf_to(line.user).await.unwrap_or_default();
            self.tell_line(line, &deaf);
        }
    }

    fn hear(&mut self, line: ChatLine, deaf: &[PlayerId]) {
        self.tell_line(&line, deaf);
        self.chat.push(line);
    }

    fn tell_line(&self, line: &ChatLine, deaf: &[PlayerId]) {
        let message = FromServer::Said { game: self.id.to_string(), line: said(line, &self.seated) };
        self.viewers.tell_room(told(line.room), &encode(&message), deaf);
    }
}

/// The room of who sits there, or looks on.
pub(super) fn room_of(side: Option<Side>) -> ChatRoom {
    if side.is_some() { ChatRoom::Players } else { ChatRoom::Watchers }
}

/// What this user may say, in the words of the store.
fn may_be_said(user: &User, what: Saying) -> Result<store::Saying, Why> {
    match what {
        Saying::Preset(preset) => Ok(store::Saying::Preset(preset.key().to_owned())),
        Saying::Text(_) if user.kind != UserKind::Account => Err(Why::PresetsOnly),
        Saying::Text(text) => Ok(store::Saying::Text(chat_text::clean(&text)?)),
    }
}

fn stored(room: ChatRoom) -> store::ChatRoom {
    match room {
        ChatRoom::Players => store::ChatRoom::Players,
        ChatRoom::Watchers => store::ChatRoom::Watchers,
    }
}

fn told(room: store::ChatRoom) -> ChatRoom {
    match room {
        store::ChatRoom::Players => ChatRoom::Players,
        store::ChatRoom::Watchers => ChatRoom::Watchers,
    }
}

/// A line in the words of the wire.
fn said(line: &ChatLine, seated: &BySide<Option<Seated>>) -> Line {
    let sits = |side: &Side| seated[*side].as_ref().is_some_and(|seated| seated.user == line.user);
    let what = match &line.what {
        store::Saying::Text(text) => Some(Saying::Text(text.clone())),
        // A key that is no longer offered says nothing.
        store::Saying::Preset(key) => {
            Preset::ALL.iter().find(|preset| preset.key() == key).map(|preset| Saying::Preset(*preset))
        }
    };
    Line {
        room: told(line.room),
        number: line.number,
        at: line.at.0,
        name: line.name.clone(),
        kind: player_kind(line.kind),
        side: Side::ALL.into_iter().find(sits),
        what: what.filter(|_| line.hidden_by.is_none()),
    }
}
