//! How much one address may ask for.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Config;

/// Addresses remembered before those at rest are forgotten.
const ADDRESSES_MAX: usize = 20_000;

/// Keyed limits, one per concern.
pub(crate) struct Limits {
    creations: DefaultKeyedRateLimiter<IpAddr>,
    clock: DefaultClock,
}

impl Limits {
    pub fn new(config: &Config) -> Limits {
        let quota = Quota::per_minute(config.games_per_minute);
        Limits { creations: RateLimiter::keyed(quota), clock: DefaultClock::default() }
    }

    /// Whether this address may begin another game; if not, in how many ms it may.
    pub fn may_create(&self, config: &Config, peer: SocketAddr, headers: &HeaderMap) -> Result<(), u32> {
        if self.creations.len() > ADDRESSES_MAX {
            self.creations.retain_recent();
        }
        let address = address(config, peer, headers);
        self.creations.check_key(&address).map_err(|not_until| {
            let wait = not_until.wait_time_from(self.clock.now());
            u32::try_from(wait.as_millis()).unwrap_or(u32::MAX).max(1)
        })
    }
}

/// Who asks: the peer, or behind a proxy the last address that the proxy itself has added.
fn address(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.filter(|_| config.behind_proxy).unwrap_or(peer.ip())
}
