//! Which connection holds which seek, and how long one that nobody holds still stands.

use std::collections::{HashMap, HashSet};

use play::{Millis, Timestamp};
use store::SecretHash;

/// How long a seek stands after its last connection has gone, or before its first has come.
pub(super) const GRACE: Millis = Millis::seconds(5);

/// Connections, and what they hold. A connection may come before the seek does.
#[derive(Debug, Default)]
pub(super) struct Presence {
    held: HashMap<u64, HashSet<SecretHash>>,
    /// How many connections hold each.
    holders: HashMap<SecretHash, u32>,
    /// Seeks that nobody holds, and since when.
    alone: HashMap<SecretHash, Timestamp>,
}

impl Presence {
    pub fn hold(&mut self, connection: u64, secrets: &[SecretHash], now: Timestamp) {
        let wanted: HashSet<SecretHash> = secrets.iter().copied().collect();
        let before = self.held.remove(&connection).unwrap_or_default();
        for secret in wanted.difference(&before) {
            *self.holders.entry(*secret).or_default() += 1;
            self.alone.remove(secret);
        }
        for secret in before.difference(&wanted) {
            self.release(*secret, now);
        }
        if !wanted.is_empty() {
            self.held.insert(connection, wanted);
        }
    }

    pub fn is_here(&self, secret: SecretHash) -> bool {
        self.holders.contains_key(&secret)
    }

    /// There is such a seek now, which a connection may hold already.
    pub fn expect(&mut self, secret: SecretHash, now: Timestamp) {
        if !self.is_here(secret) {
            self.alone.insert(secret, now);
        }
    }

    /// There is no such seek any more.
    pub fn forget(&mut self, secret: SecretHash) {
        self.alone.remove(&secret);
    }

    pub fn is_lost(&self, secret: SecretHash, now: Timestamp) -> bool {
        !self.is_here(secret) && self.alone.get(&secret).is_none_or(|since| now - *since >= GRACE)
    }

    /// Forgets what nobody came for.
    pub fn sweep(&mut self, now: Timestamp) {
        self.alone.retain(|_, since| now - *since < GRACE);
    }

    fn release(&mut self, secret: SecretHash, now: Timestamp) {
        let Some(holders) = self.holders.get_mut(&secret) else { return };
        *holders -= 1;
        if *holders == 0 {
            self.holders.remove(&secret);
            self.alone.insert(secret, now);
        }
    }
}
