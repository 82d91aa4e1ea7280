//! Users that are there before the server is.

use play::{PlayerId, Timestamp};
use sha2::{Digest, Sha256};
use store::{Bots, NewUser, SecretHash, Session, Sessions, Social, SqliteStore, Store, UserKind, Users};
use testkit::site::{Browser, Site, now_ms};

use super::SERVER;

/// The account that owns the bots.
pub const OWNER: PlayerId = PlayerId(1);
/// The first bot; the next are 101 and so on.
pub const FIRST_BOT: u64 = 100;

/// What the bot of this number is called. Its letters look like no other's.
pub fn name(n: u64) -> String {
    let letter = |n: u64| char::from(b'a' + (n % 8) as u8);
    format!("Bot{}{}", letter(n / 8), letter(n))
}

/// A site with one account, and so many bots of its.
pub async fn site(bots: u64, options: &[&str]) -> Site {
    site_with_blocks(bots, options, &[]).await
}

/// The same, where the first of each pair of bots blocks the second.
pub async fn site_with_blocks(bots: u64, options: &[&str], blocks: &[(u64, u64)]) -> Site {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path().join("ataxx.db")).await.unwrap();
    store.add_user(user(OWNER, UserKind::Account, "Owner", None)).await.unwrap();
    let session = Session {
        token: hash(&cookie_of(OWNER)),
        user: OWNER,
        device: "a test".into(),
        created_at: Timestamp(now_ms()),
        used_at: Timestamp(now_ms()),
    };
    store.begin_session(session).await.unwrap();
    for n in 0..bots {
        let bot = user(PlayerId(FIRST_BOT + n), UserKind::Bot, &name(n), Some(OWNER));
        let id = bot.id;
        assert!(store.add_bot(bot, 100).await.unwrap());
        store.set_token(id, Some(hash(&secret_of(n))), Timestamp(0)).await.unwrap();
    }
    for &(one, other) in blocks {
        store.block(PlayerId(FIRST_BOT + one), PlayerId(FIRST_BOT + other), Timestamp(0)).await.unwrap();
    }
    store.close().await.unwrap();
    Site::start_in(folder, SERVER, options).await
}

/// What the bot of this number shows.
pub fn token(n: u64) -> String {
    format!("ataxx_{}", secret_of(n))
}

/// The browser of the account that owns the bots.
pub fn owner() -> Browser {
    Browser { cookie: Some(format!("ataxx={}", cookie_of(OWNER))) }
}

fn cookie_of(account: PlayerId) -> String {
    format!("{:c>43}", account.0)
}

fn secret_of(n: u64) -> String {
    format!("{n:t>43}")
}

fn hash(secret: &str) -> SecretHash {
    SecretHash(Sha256::digest(secret.as_bytes()).into())
}

fn user(id: PlayerId, kind: UserKind, name: &str, owner: Option<PlayerId>) -> NewUser {
    let (name, skeleton) = (name.to_owned(), name.to_lowercase());
    NewUser { id, kind, name, skeleton, owner, password: None, lang: None, at: Timestamp(0) }
}
