//! One of the games with thousands who look on.

use std::time::{Duration, Instant};

use super::games::GameLoad;
use super::load::Load;
use super::net::{Lines, Listener};
use super::tally::{Sent, Tally, Waits};
use super::wire::{self, Said};

/// Who looks on says something as rarely as it may (docs/protocol.md, Liveness); here even more rarely, for moves come
/// all the time. In time for the server, which gives up on whoever is silent for 30 s.
const QUIET: Duration = Duration::from_secs(12);

/// The players of all games, and the watchers of the first.
pub struct WatchedLoad {
    pub players: GameLoad,
    /// Lines below this are players'.
    first: usize,
    /// When each watcher last said something.
    said: Vec<Instant>,
    snapshots: usize,
    /// The newest version that one of them has heard of, and when.
    newest: (u32, Instant),
    /// How much later than the first each of them hears of it.
    behind: Tally,
    pub heard: u64,
}

impl WatchedLoad {
    pub fn new(players: GameLoad, lines: usize, now: Instant) -> WatchedLoad {
        WatchedLoad {
            players,
            first: lines,
            said: Vec::new(),
            snapshots: 0,
            newest: (0, now),
            behind: Tally::default(),
            heard: 0,
        }
    }

    /// A watcher whose line comes next.
    pub fn add(&mut self, net: &mut Lines, line: usize, now: Instant) {
        debug_assert_eq!(line, self.first + self.said.len());
        self.said.push(now);
        self.open(net, line);
    }

    fn open(&self, net: &mut Lines, line: usize) {
        let game = self.players.id(0);
        net.say(line, format!(r#"{{"t":"open","id":1,"game":"{game}"}}"#).as_bytes());
    }

    /// Whether each of so many has the game before it.
    pub fn all_watch(&self, watchers: usize) -> bool {
        self.snapshots >= watchers
    }

    /// How much later than the first of them the others have heard; counted anew from here.
    pub fn behind(&mut self) -> Waits {
        std::mem::take(&mut self.behind).waits().1
    }

    fn watcher_heard(&mut self, net: &mut Lines, line: usize, text: &str) {
        let Said::Game(view) = wire::read(text) else { return };
        // A rematch: its watchers go along.
        if view.next.is_some() {
            return self.open(net, line);
        }
        if view.whole {
            self.snapshots += 1;
            return;
        }
        if !view.moved {
            return;
        }
        let now = Instant::now();
        self.heard += 1;
        if view.version > self.newest.0 || view.version < 4 {
            self.newest = (view.version, now);
        } else if view.version == self.newest.0 {
            let at = self.newest.1;
            self.behind.arrived(Sent { scheduled: at, at }, now);
        }
    }
}

impl Listener for WatchedLoad {
    fn heard(&mut self, net: &mut Lines, line: usize, text: &str) {
        if line < self.first {
            self.players.heard(net, line, text);
        } else {
            self.watcher_heard(net, line, text);
        }
    }
}

impl Load for WatchedLoad {
    fn send(&mut self, net: &mut Lines, sent: Sent) -> bool {
        self.players.send(net, sent)
    }

    fn under_way(&self) -> usize {
        self.players.under_way()
    }

    fn beat(&mut self, net: &mut Lines, now: Instant) {
        self.players.beat(net, now);
        for (number, said) in self.said.iter_mut().enumerate() {
            if now.duration_since(*said) >= QUIET {
                *said = now;
                net.say(self.first + number, br#"{"t":"ping","id":2}"#);
            }
        }
    }

    fn tally(&mut self) -> &mut Tally {
        self.players.tally()
    }
}
