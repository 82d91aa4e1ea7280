//! The connections that follow one game.

use std::collections::HashMap;
use std::sync::Arc;

use ataxx::{BySide, Side};
use axum::extract::ws::Utf8Bytes;
use play::PlayerId;
use protocol::{ChatRoom, Why};
use tokio_util::task::TaskTracker;

use super::crowd::Crowd;
use super::now::People;
use super::{ConnectionId, Outbox};

/// Watchers that are named; the others are counted.
const NAMED: usize = 20;

/// Somebody who looks on.
#[derive(Clone, Debug)]
pub(super) struct Watcher {
    pub user: Option<PlayerId>,
    /// What an account or a bot is called. Guests are only counted.
    pub name: Option<Arc<str>>,
}

/// Somebody who plays.
#[derive(Debug)]
struct Player {
    connection: ConnectionId,
    side: Side,
    user: Option<PlayerId>,
    outbox: Outbox,
}

/// Players' and watchers' connections.
#[derive(Debug)]
pub(super) struct Viewers {
    players: Vec<Player>,
    watchers: HashMap<ConnectionId, (Watcher, Arc<Outbox>)>,
    /// Who they are: two windows of a user are one watcher.
    people: People,
    crowd: Crowd,
    tasks: TaskTracker,
}

impl Viewers {
    /// `tasks` are those that must end before the process does.
    pub fn new(tasks: TaskTracker) -> Viewers {
        let (players, watchers, people) = (Vec::new(), HashMap::new(), People::default());
        Viewers { players, watchers, people, crowd: Crowd::default(), tasks }
    }

    /// Adds a player's connection, or gives a known one this seat.
    pub fn sit(&mut self, connection: ConnectionId, side: Side, user: Option<PlayerId>, outbox: Outbox) {
        self.remove(connection);
        self.players.push(Player { connection, side, user, outbox });
    }

    /// Adds a connection that looks on.
    pub fn watch(&mut self, connection: ConnectionId, watcher: Watcher, outbox: Outbox) {
        self.remove(connection);
        self.people.come(watcher.user);
        let outbox = Arc::new(outbox);
        self.crowd.come(&self.tasks, watcher.user, &outbox);
        self.watchers.insert(connection, (watcher, outbox));
    }

    pub fn remove(&mut self, connection: ConnectionId) {
        self.players.retain(|player| player.connection != connection);
        let Some((watcher, _)) = self.watchers.remove(&connection) else { return };
        self.people.go(watcher.user);
        if self.watchers.is_empty() {
            self.crowd.disperse();
        }
    }

    /// Tells these users that they may look on no longer, and tells them nothing more.
    pub fn put_out(&mut self, is_meant: impl Fn(PlayerId) -> bool) {
        let of = |(watcher, _): &(Watcher, Arc<Outbox>)| watcher.user.is_some_and(&is_meant);
        let meant = self.watchers.iter().filter(|(_, watcher)| of(watcher));
        let meant: Vec<ConnectionId> = meant.map(|(connection, _)| *connection).collect();
        for connection in meant {
            self.watchers[&connection].1.refuse(0, Why::MayNotWatch, None);
            self.remove(connection);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.players.is_empty() && self.watchers.is_empty()
    }

    /// Which sides' players are here.
    pub fn present(&self) -> BySide<bool> {
        let here = |side| self.players.iter().any(|player| player.side == side);
        BySide { red: here(Side::Red), blue: here(Side::Blue) }
    }

    /// How many look on: each user once, however many windows they have; of visitors that nobody knows, each
    /// connection.
    pub fn watchers(&self) -> u32 {
        self.people.count()
    }

    /// What those are called who have chosen a name, by the alphabet; at most twenty.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<&str> =
            self.watchers.values().filter_map(|(watcher, _)| watcher.name.as_deref()).collect();
        names.sort_unstable();
        names.dedup();
        names.into_iter().take(NAMED).map(str::to_owned).collect()
    }

    /// Whether this user plays, or looks on.
    pub fn is_here(&self, user: PlayerId) -> bool {
        self.players.iter().any(|player| player.user == Some(user)) || self.people.is_here(user)
    }

    /// Those who hear each other in this room, without these.
    pub fn tell_room(&self, room: ChatRoom, text: &Utf8Bytes, deaf: &[PlayerId]) {
        match room {
            ChatRoom::Players => self.tell_players(text, deaf),
            ChatRoom::Watchers => self.crowd.tell(text, deaf),
        }
    }

    /// One encoding for all of them, the players first.
    pub fn tell(&self, text: &Utf8Bytes) {
        self.tell_players(text, &[]);
        self.crowd.tell(text, &[]);
    }

    fn tell_players(&self, text: &Utf8Bytes, deaf: &[PlayerId]) {
        for Player { user, outbox, .. } in &self.players {
            if user.is_none_or(|user| !deaf.contains(&user)) {
                outbox.push(text.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::outbox::outbox;
    use super::*;

    fn watch(viewers: &mut Viewers, connection: u64, user: Option<u64>, name: Option<&str>) {
        let watcher = Watcher { user: user.map(PlayerId), name: name.map(Arc::from) };
        viewers.watch(ConnectionId(connection), watcher, outbox().0);
    }

    #[tokio::test]
    async fn a_user_with_two_windows_is_one_watcher_and_guests_have_no_names() {
        let mut viewers = Viewers::new(TaskTracker::new());
        watch(&mut viewers, 1, Some(7), Some("Zoe"));
        watch(&mut viewers, 2, Some(7), Some("Zoe"));
        watch(&mut viewers, 3, Some(8), Some("Ada"));
        watch(&mut viewers, 4, Some(9), None);
        watch(&mut viewers, 5, None, None);
        watch(&mut viewers, 6, None, None);
        assert_eq!((viewers.watchers(), viewers.names()), (5, vec!["Ada".to_owned(), "Zoe".to_owned()]));
        viewers.remove(ConnectionId(1));
        assert_eq!(viewers.watchers(), 5);
        viewers.remove(ConnectionId(2));
        viewers.remove(ConnectionId(6));
        assert_eq!((viewers.watchers(), viewers.names()), (3, vec!["Ada".to_owned()]));
        // Who takes a seat looks on no longer.
        viewers.sit(ConnectionId(3), Side::Red, None, outbox().0);
        assert_eq!((viewers.watchers(), viewers.present().red), (2, true));
    }

    #[tokio::test]
    async fn no_more_than_twenty_are_named() {
        let mut viewers = Viewers::new(TaskTracker::new());
        for number in 0..30 {
            watch(&mut viewers, number, Some(number), Some(&format!("Watcher {number}")));
        }
        assert_eq!((viewers.watchers(), viewers.names().len()), (30, NAMED));
    }
}
