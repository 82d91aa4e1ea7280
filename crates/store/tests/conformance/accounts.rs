use std::sync::Arc;

use ataxx::Side;
use play::{PlayerId, Timestamp};
use store::{Ceremony, Passkey, Store, UserKind};

use crate::games::{game, secret};
use crate::people::{BLUE, RED, add, begin, ending, finish};

fn passkey(n: u8, user: PlayerId) -> Passkey {
    let (credential, label) = ("{}".to_owned(), format!("key {n}"));
    let (created_at, used_at) = (Timestamp(i64::from(n)), Timestamp(i64::from(n)));
    Passkey { id: vec![9 - n, n], user, credential, label, created_at, used_at }
}

fn ceremony(n: u8, user: Option<PlayerId>, expires_at: i64) -> Ceremony {
    let (kind, state) = ("sign-in".to_owned(), format!("[{n}]"));
    Ceremony { id: secret(n), user, kind, state, expires_at: Timestamp(expires_at) }
}

pub async fn holds(store: Arc<dyn Store>) {
    add(&*store, RED, UserKind::Account).await;
    add(&*store, BLUE, UserKind::Account).await;
    passkeys(&*store).await;
    ceremonies(&*store).await;
    games(&*store).await;

    // A closed account can be proved no more.
    store.begin_ceremony(ceremony(5, Some(RED), 500), Timestamp(100)).await.unwrap();
    store.close_user(RED, "closed", "closed", Timestamp(100)).await.unwrap();
    assert_eq!(store.passkeys(RED).await.unwrap(), []);
    assert_eq!(store.end_ceremony(secret(5), "sign-in", Timestamp(100)).await.unwrap(), None);
    assert_eq!(store.sat(RED, 9).await.unwrap().len(), 2);
}

async fn passkeys(store: &dyn Store) {
    for (n, user) in [(2, RED), (1, RED), (3, BLUE)] {
        assert!(store.add_passkey(passkey(n, user)).await.unwrap());
    }
    assert!(!store.add_passkey(Passkey { user: BLUE, ..passkey(1, RED) }).await.unwrap());
    assert_eq!(store.passkeys(RED).await.unwrap(), [passkey(1, RED), passkey(2, RED)]);
    assert_eq!(store.passkey(&passkey(3, BLUE).id).await.unwrap(), Some(passkey(3, BLUE)));
    assert_eq!(store.passkey(&[]).await.unwrap(), None);

    let first = passkey(1, RED).id;
    store.used_passkey(&first, "[1]", Timestamp(50)).await.unwrap();
    store.used_passkey(&first, "[2]", Timestamp(40)).await.unwrap();
    let used = store.passkey(&first).await.unwrap().unwrap();
    assert_eq!((used.credential.as_str(), used.used_at), ("[2]", Timestamp(50)));

    assert!(!store.remove_passkey(BLUE, &first).await.unwrap());
    assert!(store.remove_passkey(RED, &first).await.unwrap());
    assert!(!store.remove_passkey(RED, &first).await.unwrap());
    assert_eq!(store.passkeys(RED).await.unwrap(), [passkey(2, RED)]);
}

async fn ceremonies(store: &dyn Store) {
    store.begin_ceremony(ceremony(1, None, 100), Timestamp(10)).await.unwrap();
    store.begin_ceremony(ceremony(2, Some(RED), 100), Timestamp(10)).await.unwrap();
    let end = async |n, kind, now| store.end_ceremony(secret(n), kind, Timestamp(now)).await.unwrap();
    assert_eq!(end(9, "sign-in", 20).await, None);
    assert_eq!(end(1, "other", 20).await, None);
    assert_eq!(end(1, "sign-in", 100).await, None);
    assert_eq!(end(1, "sign-in", 20).await, Some(ceremony(1, None, 100)));
    assert_eq!(end(1, "sign-in", 20).await, None);
    // The next one takes away what is over.
    store.begin_ceremony(ceremony(3, None, 300), Timestamp(200)).await.unwrap();
    assert_eq!(end(2, "sign-in", 20).await, None);
    assert_eq!(end(3, "sign-in", 299).await, Some(ceremony(3, None, 300)));
}

async fn games(store: &dyn Store) {
    begin(store, 1, RED, BLUE).await;
    begin(store, 2, BLUE, RED).await;
    store.append(vec![ending(1, finish(1_000))]).await.unwrap();
    let sat = store.sat(RED, 2).await.unwrap();
    let [on, over] = &sat[..] else { panic!("{sat:?}") };
    assert_eq!((on.game, on.side, on.ended_at, &on.score), (game(2), Side::Blue, None, &None));
    assert_eq!((over.game, over.side, over.ended_at), (game(1), Side::Red, Some(Timestamp(1_000))));
    assert_eq!(over.score.as_deref(), Some("won"));
    assert!(over.change.is_some_and(|(before, after)| after > before), "{over:?}");
    assert_eq!(store.sat(RED, 1).await.unwrap(), sat[..1]);
    assert_eq!(store.sat(PlayerId(33), 9).await.unwrap(), []);
}
