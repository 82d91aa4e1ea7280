//! The reference: texts of the same size, sent back by a bare WebSocket server.

use std::time::Instant;

use super::load::Load;
use super::net::{Lines, Listener};
use super::tally::{Sent, Tally};
use crate::chance::Chance;

/// Lines on which at most one text at a time is under way.
pub struct EchoLoad {
    text: Vec<u8>,
    under_way: Vec<Option<Sent>>,
    count: usize,
    chance: Chance,
    tally: Tally,
}

impl EchoLoad {
    /// Texts of `bytes` each.
    pub fn new(bytes: usize) -> EchoLoad {
        let text = vec![b'x'; bytes];
        EchoLoad { text, under_way: Vec::new(), count: 0, chance: Chance::new(2), tally: Tally::default() }
    }

    /// There is one more line.
    pub fn add(&mut self) {
        self.under_way.push(None);
    }
}

impl Load for EchoLoad {
    fn send(&mut self, lines: &mut Lines, sent: Sent) -> bool {
        // A few tries find a free line unless nearly all are waited for.
        let free = (0..8).map(|_| self.chance.below(self.under_way.len()));
        let Some(line) = free.into_iter().find(|&line| self.under_way[line].is_none()) else { return false };
        self.under_way[line] = Some(sent);
        self.count += 1;
        self.tally.sent += 1;
        lines.say(line, &self.text);
        true
    }

    fn under_way(&self) -> usize {
        self.count
    }

    fn beat(&mut self, _: &mut Lines, _: Instant) {}

    fn tally(&mut self) -> &mut Tally {
        &mut self.tally
    }
}

impl Listener for EchoLoad {
    fn heard(&mut self, _: &mut Lines, line: usize, _: &str) {
        if let Some(sent) = self.under_way[line].take() {
            self.count -= 1;
            self.tally.arrived(sent, Instant::now());
        }
    }
}
