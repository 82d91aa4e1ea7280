//! Who follows the lobby, and what they are told.

use std::collections::{HashMap, HashSet};

use play::{Millis, Timestamp};
use protocol::{FromServer, Lobby, Paired};
use store::SecretHash;

use super::hall::Hall;
use crate::games::outbox::encode;
use crate::games::{ConnectionId, Outbox};

/// How long it is known what a seek has led to: for a connection that was just broken when it was told.
const TOLD_AGAIN: Millis = Millis::minutes(1);

/// The connections that follow, by number.
#[derive(Debug, Default)]
pub(super) struct Followers {
    all: HashMap<ConnectionId, Follower>,
    /// What seeks have led to lately, by their secrets.
    lately: HashMap<SecretHash, (Timestamp, Paired)>,
    /// Seeks that have changed since those who hold them were told.
    changed: HashSet<SecretHash>,
    told: Lobby,
}

#[derive(Debug)]
struct Follower {
    outbox: Outbox,
    seats: Vec<SecretHash>,
}

impl Followers {
    /// It is told at once how things are.
    pub fn follow(&mut self, connection: ConnectionId, outbox: Outbox, seats: Vec<SecretHash>, hall: &Hall) {
        let follower = Follower { outbox, seats };
        follower.outbox.say(&FromServer::Lobby(self.told.clone()));
        for (_, paired) in follower.seats.iter().filter_map(|secret| self.lately.get(secret)) {
            follower.outbox.say(&FromServer::Paired(paired.clone()));
        }
        // After that, so that nobody takes a seek that has led to a game for one that has ended.
        follower.tell_seeks(hall);
        self.all.insert(connection, follower);
    }

    pub fn leave(&mut self, connection: ConnectionId) {
        self.all.remove(&connection);
    }

    /// The seek with this secret has come, changed or gone.
    pub fn changed(&mut self, secret: SecretHash) {
        self.changed.insert(secret);
    }

    /// The seek with this secret has led to a game.
    pub fn paired(&mut self, secret: SecretHash, paired: Paired, now: Timestamp) {
        let message = encode(&FromServer::Paired(paired.clone()));
        for follower in self.all.values().filter(|follower| follower.seats.contains(&secret)) {
            follower.outbox.push(message.clone());
        }
        self.lately.insert(secret, (now, paired));
    }

    /// Whether the seek with this secret has led to a game lately.
    pub fn was_paired(&self, secret: SecretHash) -> bool {
        self.lately.contains_key(&secret)
    }

    /// Tells those who hold seeks that have changed.
    pub fn tell_holders(&mut self, hall: &Hall) {
        let changed = std::mem::take(&mut self.changed);
        if changed.is_empty() {
            return;
        }
        let concerned = |follower: &&Follower| follower.seats.iter().any(|secret| changed.contains(secret));
        self.all.values().filter(concerned).for_each(|follower| follower.tell_seeks(hall));
    }

    /// Tells everybody the whole list, if it has changed; encoded once.
    pub fn tell_all(&mut self, lobby: Lobby, now: Timestamp) {
        self.lately.retain(|_, (at, _)| now - *at < TOLD_AGAIN);
        if lobby == self.told {
            return;
        }
        let message = encode(&FromServer::Lobby(lobby.clone()));
        self.all.values().for_each(|follower| follower.outbox.push(message.clone()));
        self.told = lobby;
    }
}

impl Follower {
    fn tell_seeks(&self, hall: &Hall) {
        let held = self.seats.iter().filter_map(|secret| hall.with(*secret));
        self.outbox.say(&FromServer::Seeking { seeks: held.map(|entry| hall.own(entry)).collect() });
    }
}
