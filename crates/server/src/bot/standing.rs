//! A challenge of ours that waits for its answer.

use std::time::{Duration, SystemTime};

use protocol::Challenge;
use tokio::time::Instant;

/// How soon, and how late at most, it is looked whether it stands yet: its end is told by the site's clock, which need
/// not be ours.
const LOOK_MIN: Duration = Duration::from_secs(2);
const LOOK_MAX: Duration = Duration::from_secs(60);

/// A challenge of ours that stands, as far as is known.
#[derive(Debug)]
pub(super) struct Standing {
    pub id: String,
    /// When it expires, ms since 1970.
    expires: i64,
    look_at: Instant,
}

impl Standing {
    pub fn new(challenge: Challenge) -> Standing {
        let mut standing =
            Standing { id: challenge.id, expires: challenge.expires, look_at: Instant::now() + LOOK_MIN };
        standing.look_later();
        standing
    }

    /// When to look whether it stands yet.
    pub fn look_at(&self) -> Instant {
        self.look_at
    }

    /// Its end may have been missed. If it has become a game, that is told again before.
    pub fn look_soon(&mut self) {
        self.look_at = Instant::now() + LOOK_MIN;
    }

    /// It stands: it is looked again when it should have expired.
    pub fn look_later(&mut self) {
        let expires = Duration::from_millis(self.expires.try_into().unwrap_or(0));
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        self.look_at = Instant::now() + expires.saturating_sub(now).clamp(LOOK_MIN, LOOK_MAX);
    }
}

#[cfg(test)]
mod tests {
    use ataxx::Side;
    use protocol::{Player, PlayerKind, Stake, Time};

    use super::*;

    /// Expires so many ms from now, by our clock.
    fn standing(ms: i64) -> Standing {
        let player = Player {
            name: "a".into(),
            kind: PlayerKind::Bot,
            rating: None,
            provisional: false,
            change: None,
        };
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
        Standing::new(Challenge {
            id: "0123456789".into(),
            from: player.clone(),
            to: player,
            side: Side::Red,
            time: Time::Untimed,
            stake: Stake::Casual,
            expires: now.as_millis() as i64 + ms,
        })
    }

    #[test]
    fn it_is_looked_at_when_it_expires_and_never_much_later() {
        for (ms, least, most) in [
            (-3_600_000, LOOK_MIN, LOOK_MIN),
            (20_000, Duration::from_secs(10), Duration::from_secs(20)),
            (3_600_000, LOOK_MAX, LOOK_MAX),
        ] {
            let before = Instant::now();
            let standing = standing(ms);
            assert!(standing.look_at() >= before + least, "{ms}");
            assert!(standing.look_at() <= Instant::now() + most, "{ms}");
        }
    }
}
