use std::sync::Arc;

use play::{PlayerId, Timestamp};
use store::{NewUser, Store, StoreError, Token, UserKind};

use crate::games::secret;
use crate::people::{BLUE, RED, add, user};

const BOT: PlayerId = PlayerId(31);
const OTHER: PlayerId = PlayerId(32);

fn bot(id: PlayerId, name: &str) -> NewUser {
    NewUser { owner: Some(RED), at: Timestamp(id.0 as i64), ..user(id, UserKind::Bot, name) }
}

pub async fn holds(store: Arc<dyn Store>) {
    add(&*store, RED, UserKind::Account).await;
    add(&*store, BLUE, UserKind::Account).await;
    assert!(store.add_bot(bot(BOT, "Able"), 2).await.unwrap());
    assert!(matches!(store.add_bot(bot(OTHER, "able"), 2).await, Err(StoreError::NameTaken)));
    assert!(store.add_bot(bot(OTHER, "Baker"), 2).await.unwrap());
    assert!(!store.add_bot(bot(PlayerId(33), "Charlie"), 2).await.unwrap(), "two are the most");
    assert!(store.user(PlayerId(33)).await.unwrap().is_none());
    assert_eq!(names(&*store, RED).await, ["Able", "Baker"]);
    assert!(names(&*store, BLUE).await.is_empty());

    store.set_token(BOT, Some(secret(1)), Timestamp(100)).await.unwrap();
    assert_eq!(who(&*store, 1).await, Some(BOT));
    store.used_token(secret(1), Timestamp(120)).await.unwrap();
    store.used_token(secret(1), Timestamp(110)).await.unwrap();
    let token = Token { created_at: Timestamp(100), used_at: Some(Timestamp(120)) };
    assert_eq!(store.bots(RED).await.unwrap()[0].token, Some(token));

    // A new one takes the place of the old one.
    store.set_token(BOT, Some(secret(2)), Timestamp(200)).await.unwrap();
    assert_eq!((who(&*store, 1).await, who(&*store, 2).await), (None, Some(BOT)));
    let token = Token { created_at: Timestamp(200), used_at: None };
    assert_eq!(store.bots(RED).await.unwrap()[0].token, Some(token));
    store.set_token(BOT, None, Timestamp(300)).await.unwrap();
    assert_eq!((who(&*store, 2).await, store.bots(RED).await.unwrap()[0].token), (None, None));

    // A bot that is gone makes room, and what is gone has no token that opens anything.
    store.set_token(BOT, Some(secret(3)), Timestamp(400)).await.unwrap();
    store.set_token(OTHER, Some(secret(4)), Timestamp(400)).await.unwrap();
    store.close_user(BOT, "closed", "closed", Timestamp(500)).await.unwrap();
    assert_eq!((who(&*store, 3).await, who(&*store, 4).await), (None, Some(OTHER)));
    assert_eq!(names(&*store, RED).await, ["Baker"]);
    assert!(store.add_bot(bot(PlayerId(33), "Charlie"), 2).await.unwrap());
    store.close_user(RED, "closed-2", "closed-2", Timestamp(600)).await.unwrap();
    assert_eq!(who(&*store, 4).await, None, "its owner is gone");
}

async fn names(store: &dyn Store, owner: PlayerId) -> Vec<String> {
    store.bots(owner).await.unwrap().into_iter().map(|bot| bot.user.name).collect()
}

async fn who(store: &dyn Store, token: u8) -> Option<PlayerId> {
    store.token_user(secret(token)).await.unwrap().map(|user| user.id)
}
