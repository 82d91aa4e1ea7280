//! How much one address, or one seat, may ask for.

use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::HeaderMap;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use play::{GameId, PlayerId};
use store::SecretHash;

use crate::config::Config;
use crate::games::Keys;

/// Addresses and seats remembered before those at rest are forgotten.
const KEYS_MAX: usize = 20_000;
/// What one seat may send by POST, as much as on a WebSocket: so many at once, and so many each second.
pub(crate) const COMMANDS_AT_ONCE: NonZeroU32 = NonZeroU32::new(20).unwrap();
pub(crate) const COMMANDS_PER_SECOND: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// Games that one user begins: so many at once, then one in so many seconds. Who only tries openings is far from it.
const GAMES_AT_ONCE: NonZeroU32 = NonZeroU32::new(20).unwrap();
const GAME_EVERY: Duration = Duration::from_secs(3);

/// Challenges that one user may send: so many at once, and so many each minute.
const CHALLENGES_AT_ONCE: NonZeroU32 = NonZeroU32::new(10).unwrap();
const CHALLENGES_PER_MINUTE: NonZeroU32 = NonZeroU32::new(10).unwrap();

/// Pictures of positions that nobody has asked for lately, for one address: so many at once, and so many each
/// second. Who follows a game needs one a move.
const PICTURES_AT_ONCE: NonZeroU32 = NonZeroU32::new(30).unwrap();
const PICTURES_PER_SECOND: NonZeroU32 = NonZeroU32::new(1).unwrap();

/// Tries to sign in, or to learn whether a name is free. From one address to one name: so many at once, then one in so
/// many seconds. Anybody who forgot a password has had enough of them; a list of common passwords gets nowhere.
const TRIES_AT_ONCE: NonZeroU32 = NonZeroU32::new(10).unwrap();
const TRY_EVERY: Duration = Duration::from_secs(30);
/// From all addresses to one name: higher, so that nobody is kept out of their account by somebody else.
const TRIES_OF_NAME_AT_ONCE: NonZeroU32 = NonZeroU32::new(60).unwrap();
const TRY_OF_NAME_EVERY: Duration = Duration::from_secs(10);
/// From one address to all names: a whole school may be behind one.
const TRIES_OF_ADDRESS_AT_ONCE: NonZeroU32 = NonZeroU32::new(60).unwrap();
const TRY_OF_ADDRESS_EVERY: Duration = Duration::from_secs(2);

/// Reports from one address: so many at once, then one in so many seconds. A whole school may be behind one.
const REPORTS_AT_ONCE: NonZeroU32 = NonZeroU32::new(30).unwrap();
const REPORT_EVERY: Duration = Duration::from_secs(60);

/// Players whom one user follows or blocks, or no longer: so many at once, then one in so many seconds.
const TIES_AT_ONCE: NonZeroU32 = NonZeroU32::new(30).unwrap();
const TIE_EVERY: Duration = Duration::from_secs(5);
/// From one address, by all its users: a whole school may be behind one.
const TIES_OF_ADDRESS_AT_ONCE: NonZeroU32 = NonZeroU32::new(300).unwrap();
const TIE_OF_ADDRESS_EVERY: Duration = Duration::from_secs(1);

/// Letters to one recipient, and letters that one address has sent: so many at once, then one in so long.
const LETTERS_AT_ONCE: NonZeroU32 = NonZeroU32::new(3).unwrap();
const LETTER_EVERY: Duration = Duration::from_secs(20 * 60);
const LETTERS_OF_ADDRESS_AT_ONCE: NonZeroU32 = NonZeroU32::new(20).unwrap();
const LETTER_OF_ADDRESS_EVERY: Duration = Duration::from_secs(60);

/// Positions that one address may ask the engine about: so many at once, and so many each second.
const ANALYSES_AT_ONCE: NonZeroU32 = NonZeroU32::new(20).unwrap();
const ANALYSES_PER_SECOND: NonZeroU32 = NonZeroU32::new(1).unwrap();

/// Seeks that one user makes, changes or accepts: so many at once, and so many each second.
const SEEKS_AT_ONCE: NonZeroU32 = NonZeroU32::new(20).unwrap();
const SEEKS_PER_SECOND: NonZeroU32 = NonZeroU32::new(1).unwrap();

/// Whose allowance a command by POST is taken from: a seat's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pays {
    Seat(SecretHash),
    /// The seat that this user has, or may have, in this game.
    User(PlayerId, GameId),
    /// What this user sets for themselves.
    Settings(PlayerId),
}

impl Pays {
    /// Whoever shows these keys to this game; nobody without any.
    pub fn of(keys: Keys, game: GameId) -> Option<Pays> {
        keys.secret.map(Pays::Seat).or(keys.user.map(|user| Pays::User(user, game)))
    }
}

/// Keyed limits, one per concern.
pub(crate) struct Limits {
    creations: DefaultKeyedRateLimiter<IpAddr>,
    games: DefaultKeyedRateLimiter<PlayerId>,
    commands: DefaultKeyedRateLimiter<Pays>,
    challenges: DefaultKeyedRateLimiter<PlayerId>,
    pictures: DefaultKeyedRateLimiter<IpAddr>,
    accounts: DefaultKeyedRateLimiter<IpAddr>,
    tries: DefaultKeyedRateLimiter<(IpAddr, String)>,
    tries_of_name: DefaultKeyedRateLimiter<String>,
    tries_of_address: DefaultKeyedRateLimiter<IpAddr>,
    reports: DefaultKeyedRateLimiter<IpAddr>,
    ties: DefaultKeyedRateLimiter<PlayerId>,
    ties_of_address: DefaultKeyedRateLimiter<IpAddr>,
    letters: DefaultKeyedRateLimiter<String>,
    letters_of_address: DefaultKeyedRateLimiter<IpAddr>,
    analyses: DefaultKeyedRateLimiter<IpAddr>,
    seeks: DefaultKeyedRateLimiter<PlayerId>,
    clock: DefaultClock,
}

impl Limits {
    pub fn new(config: &Config) -> Limits {
        let creations = Quota::per_minute(config.games_per_minute);
        let commands = Quota::per_second(COMMANDS_PER_SECOND).allow_burst(COMMANDS_AT_ONCE);
        let challenges = Quota::per_minute(CHALLENGES_PER_MINUTE).allow_burst(CHALLENGES_AT_ONCE);
        let pictures = Quota::per_second(PICTURES_PER_SECOND).allow_burst(PICTURES_AT_ONCE);
        let seeks = Quota::per_second(SEEKS_PER_SECOND).allow_burst(SEEKS_AT_ONCE);
        Limits {
            creations: RateLimiter::keyed(creations),
            games: RateLimiter::keyed(one_in(GAME_EVERY, GAMES_AT_ONCE)),
            commands: RateLimiter::keyed(commands),
            challenges: RateLimiter::keyed(challenges),
            pictures: RateLimiter::keyed(pictures),
            accounts: RateLimiter::keyed(Quota::per_hour(config.accounts_per_hour)),
            tries: RateLimiter::keyed(one_in(TRY_EVERY, TRIES_AT_ONCE)),
            tries_of_name: RateLimiter::keyed(one_in(TRY_OF_NAME_EVERY, TRIES_OF_NAME_AT_ONCE)),
            tries_of_address: RateLimiter::keyed(one_in(TRY_OF_ADDRESS_EVERY, TRIES_OF_ADDRESS_AT_ONCE)),
            analyses: RateLimiter::keyed(
                Quota::per_second(ANALYSES_PER_SECOND).allow_burst(ANALYSES_AT_ONCE),
            ),
            reports: RateLimiter::keyed(one_in(REPORT_EVERY, REPORTS_AT_ONCE)),
            ties: RateLimiter::keyed(one_in(TIE_EVERY, TIES_AT_ONCE)),
            ties_of_address: RateLimiter::keyed(one_in(TIE_OF_ADDRESS_EVERY, TIES_OF_ADDRESS_AT_ONCE)),
            letters: RateLimiter::keyed(one_in(LETTER_EVERY, LETTERS_AT_ONCE)),
            letters_of_address: RateLimiter::keyed(one_in(
                LETTER_OF_ADDRESS_EVERY,
                LETTERS_OF_ADDRESS_AT_ONCE,
            )),
            seeks: RateLimiter::keyed(seeks),
            clock: DefaultClock::default(),
        }
    }

    /// Whether this user, where one is known, may begin another game at this address; if not, in how many ms they may.
    /// Who is too fast alone takes nothing from the others there.
    pub fn may_create(
        &self,
        config: &Config,
        peer: SocketAddr,
        headers: &HeaderMap,
        user: Option<PlayerId>,
    ) -> Result<(), u32> {
        user.map_or(Ok(()), |user| self.check(&self.games, &user))?;
        self.check(&self.creations, &address(config, peer, headers))
    }

    /// Whether this seat may send another command by POST; if not, in how many ms it may.
    pub fn may_command(&self, payer: Pays) -> Result<(), u32> {
        self.check(&self.commands, &payer)
    }

    /// Whether this user may challenge somebody (else); if not, in how many ms they may.
    pub fn may_challenge(&self, user: PlayerId) -> Result<(), u32> {
        self.check(&self.challenges, &user)
    }

    /// Whether this address may have another picture drawn; if not, in how many ms it may.
    pub fn may_draw(&self, config: &Config, peer: SocketAddr, headers: &HeaderMap) -> Result<(), u32> {
        self.check(&self.pictures, &address(config, peer, headers))
    }

    /// Whether this address may ask the engine about another position; if not, in how many ms it may.
    pub fn may_analyze(&self, config: &Config, peer: SocketAddr, headers: &HeaderMap) -> Result<(), u32> {
        self.check(&self.analyses, &address(config, peer, headers))
    }

    /// Whether this address may send another report; if not, in how many ms it may.
    pub fn may_report(&self, config: &Config, peer: SocketAddr, headers: &HeaderMap) -> Result<(), u32> {
        self.check(&self.reports, &address(config, peer, headers))
    }

    /// Whether this user, at this address, may follow or block somebody (else), or no longer; if not, in how many ms
    /// they may.
    pub fn may_tie(
        &self,
        config: &Config,
        peer: SocketAddr,
        headers: &HeaderMap,
        user: PlayerId,
    ) -> Result<(), u32> {
        self.check(&self.ties, &user)?;
        self.check(&self.ties_of_address, &address(config, peer, headers))
    }

    /// Whether this address may make another account; if not, in how many ms it may.
    pub fn may_register(&self, config: &Config, peer: SocketAddr, headers: &HeaderMap) -> Result<(), u32> {
        self.check(&self.accounts, &address(config, peer, headers))
    }

    /// Whether this address may try to sign in, to the name that looks like this if it is one; if not, in how many ms
    /// it may.
    pub fn may_try(
        &self,
        config: &Config,
        peer: SocketAddr,
        headers: &HeaderMap,
        skeleton: Option<&str>,
    ) -> Result<(), u32> {
        let address = address(config, peer, headers);
        self.check(&self.tries_of_address, &address)?;
        let Some(skeleton) = skeleton else { return Ok(()) };
        self.check(&self.tries, &(address, skeleton.to_owned()))?;
        self.check(&self.tries_of_name, &skeleton.to_owned())
    }

    /// Whether this address may have a letter sent to this recipient; if not, in how many ms it may.
    pub fn may_write(
        &self,
        config: &Config,
        peer: SocketAddr,
        headers: &HeaderMap,
        recipient: &str,
    ) -> Result<(), u32> {
        self.check(&self.letters_of_address, &address(config, peer, headers))?;
        self.check(&self.letters, &recipient.to_owned())
    }

    /// Whether this user may make, change or accept another seek; if not, in how many ms they may.
    pub fn may_seek(&self, user: PlayerId) -> Result<(), u32> {
        self.check(&self.seeks, &user)
    }

    fn check<K: Clone + Eq + Hash>(&self, limit: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), u32> {
        if limit.len() > KEYS_MAX {
            limit.retain_recent();
        }
        limit.check_key(key).map_err(|not_until| {
            let wait = not_until.wait_time_from(self.clock.now());
            u32::try_from(wait.as_millis()).unwrap_or(u32::MAX).max(1)
        })
    }
}

fn one_in(every: Duration, at_once: NonZeroU32) -> Quota {
    Quota::with_period(every).expect("some time").allow_burst(at_once)
}

/// Who asks: the peer, or behind a proxy the last address that the proxy itself has added.
fn address(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.filter(|_| config.behind_proxy).unwrap_or(peer.ip())
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Options {
        #[command(flatten)]
        config: Config,
    }

    #[test]
    fn who_begins_too_many_games_keeps_nobody_else_at_the_address_from_it() {
        let config = Options::parse_from(["server"]).config;
        let limits = Limits::new(&config);
        let (peer, headers) = (SocketAddr::from(([192, 0, 2, 1], 80)), HeaderMap::new());
        let create = |user: Option<u64>| limits.may_create(&config, peer, &headers, user.map(PlayerId));
        let refused: Vec<u32> = (0..100).filter_map(|_| create(Some(1)).err()).collect();
        assert!(refused.len() >= 70 && (1..=3_000).contains(&refused[0]), "{refused:?}");
        // What was refused was not counted for the address.
        assert_eq!((create(Some(2)), create(None)), (Ok(()), Ok(())));
        assert!((0..100).any(|_| create(None).is_err()), "nobody known has the address's limit");
    }

    #[test]
    fn who_follows_too_often_keeps_nobody_else_at_the_address_from_it() {
        let config = Options::parse_from(["server"]).config;
        let limits = Limits::new(&config);
        let (peer, headers) = (SocketAddr::from(([192, 0, 2, 1], 80)), HeaderMap::new());
        let tie = |user| limits.may_tie(&config, peer, &headers, PlayerId(user));
        let refused = (0..100).find_map(|_| tie(1).err());
        let wait = refused.expect("no end of it");
        assert!((1..=5_000).contains(&wait), "{wait}");
        assert_eq!(tie(2), Ok(()));
        // All of them together have a limit too, a high one.
        let refused = (3..1_000).find(|user| tie(*user).is_err());
        assert!(refused.is_some_and(|user| user > 250), "{refused:?}");
    }
}
