//! What all players share: what they were told, and what went wrong.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

pub struct World {
    pub address: SocketAddr,
    closing: AtomicBool,
    begins: Notify,
    ends: Notify,
    told: Mutex<Told>,
}

/// What was done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// Games that somebody was brought to by the lobby.
    pub found: u32,
    /// Requests and commands said again, since the answer was lost.
    pub again: u32,
    pub resigned: u32,
}

#[derive(Default)]
pub struct Told {
    /// The game that each seek has led to, by the seek's secret.
    pub led: HashMap<String, String>,
    /// The successor of each game.
    pub next: HashMap<String, String>,
    faults: Vec<String>,
    counts: Counts,
}

impl World {
    pub fn new(address: SocketAddr) -> World {
        World {
            address,
            closing: AtomicBool::new(false),
            begins: Notify::new(),
            ends: Notify::new(),
            told: Mutex::default(),
        }
    }

    /// Whether all shall come to an end.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::SeqCst) || self.has_faults()
    }

    pub fn close(&self) {
        self.closing.store(true, Ordering::SeqCst);
    }

    /// A game is about to begin.
    pub fn about_to_begin(&self) {
        self.begins.notify_waiters();
    }

    /// Waits until somebody is about to begin a game, or for so long.
    pub async fn somebody_begins(&self, most: Duration) {
        // If nobody does, the kill comes all the same.
        let _late = tokio::time::timeout(most, self.begins.notified()).await;
    }

    /// A game is about to end.
    pub fn about_to_end(&self) {
        self.ends.notify_waiters();
    }

    /// Waits until somebody is about to end a game, or for so long.
    pub async fn somebody_ends(&self, most: Duration) {
        // If nobody does, the kill comes all the same.
        let _late = tokio::time::timeout(most, self.ends.notified()).await;
    }

    pub fn count(&self, count: impl FnOnce(&mut Counts)) {
        count(&mut self.told().counts);
    }

    pub fn counts(&self) -> Counts {
        self.told().counts
    }

    /// Somebody was told that the seek with this secret has led to this game.
    pub fn led(&self, secret: &str, game: &str) {
        let before = self.told().led.insert(secret.to_owned(), game.to_owned());
        if let Some(before) = before.filter(|before| before != game) {
            self.fault(format!("a seek was told to have led to {before}, then to {game}"));
        }
    }

    /// Somebody was told that this game is followed by that.
    pub fn followed(&self, game: &str, next: &str) {
        let before = self.told().next.insert(game.to_owned(), next.to_owned());
        if let Some(before) = before.filter(|before| before != next) {
            self.fault(format!("game {game} was told to be followed by {before}, then by {next}"));
        }
    }

    pub fn fault(&self, what: String) {
        eprintln!("fault: {what}");
        self.told().faults.push(what);
    }

    pub fn has_faults(&self) -> bool {
        !self.told().faults.is_empty()
    }

    pub fn faults(&self) -> Vec<String> {
        self.told().faults.clone()
    }

    pub fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
