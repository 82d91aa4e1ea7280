//! One player, as a browser would behave.

use std::time::Instant;

/// A little less than what the server allows a connection (docs/protocol.md, Limits), so that it never refuses.
const BURST: f64 = 12.0;
const PER_SECOND: f64 = 4.0;

pub struct Player {
    /// The number of the game; its rematches keep it.
    pub game: usize,
    pub secret: String,
    /// The round whose snapshot was asked for last.
    pub round: u32,
    /// Has offered a rematch of this round.
    pub asked: bool,
    pub heard: Instant,
    last_number: u64,
    left: f64,
    refilled: Instant,
}

impl Player {
    pub fn new(game: usize, secret: String, now: Instant) -> Player {
        Player {
            game,
            secret,
            round: 0,
            asked: false,
            heard: now,
            last_number: 0,
            left: BURST,
            refilled: now,
        }
    }

    /// The number of the next message, which is counted against what may be said.
    pub fn number(&mut self, now: Instant) -> u64 {
        self.refill(now);
        self.left -= 1.0;
        self.last_number += 1;
        self.last_number
    }

    /// Whether the server would hear another message just now.
    pub fn may_speak(&mut self, now: Instant) -> bool {
        self.refill(now);
        self.left >= 1.0
    }

    fn refill(&mut self, now: Instant) {
        let refill = now.saturating_duration_since(self.refilled).as_secs_f64() * PER_SECOND;
        self.left = (self.left + refill).min(BURST);
        self.refilled = now;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_player_who_has_said_too_much_waits() {
        let start = Instant::now();
        let mut player = Player::new(0, String::new(), start);
        let said = (1..100).find(|_| {
            player.number(start);
            !player.may_speak(start)
        });
        assert_eq!(said, Some(12));
        assert!(player.may_speak(start + Duration::from_millis(300)));
    }
}
