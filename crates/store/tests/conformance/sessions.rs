use std::sync::Arc;

use play::{PlayerId, Timestamp};
use store::{Session, Store, UserKind};

use crate::games::secret;
use crate::people::{BLUE, RED, add};

fn session(n: u8, user: PlayerId, used_at: i64) -> Session {
    let device = format!("device {n}");
    Session { token: secret(n), user, device, created_at: Timestamp(1), used_at: Timestamp(used_at) }
}

pub async fn holds(store: Arc<dyn Store>) {
    add(&*store, RED, UserKind::Account).await;
    add(&*store, BLUE, UserKind::Guest).await;
    for begun in [session(1, RED, 10), session(2, RED, 20), session(3, RED, 30), session(4, BLUE, 40)] {
        store.begin_session(begun).await.unwrap();
    }
    let (found, user) = store.session(secret(1)).await.unwrap().unwrap();
    assert_eq!((found, user.id), (session(1, RED, 10), RED));
    assert!(store.session(secret(9)).await.unwrap().is_none());

    store.used_session(secret(1), Timestamp(25)).await.unwrap();
    store.used_session(secret(1), Timestamp(15)).await.unwrap();
    assert_eq!(tokens(&*store, RED).await, [secret(3), secret(1), secret(2)]);

    store.end_session(secret(3)).await.unwrap();
    assert_eq!(tokens(&*store, RED).await, [secret(1), secret(2)]);
    store.end_sessions(RED, Some(secret(2))).await.unwrap();
    assert_eq!(tokens(&*store, RED).await, [secret(2)]);
    store.end_sessions(RED, None).await.unwrap();
    assert_eq!(tokens(&*store, RED).await, []);
    assert_eq!(tokens(&*store, BLUE).await, [secret(4)]);

    // Whose account is closed is signed in nowhere.
    store.close_user(BLUE, "closed", "closed", Timestamp(50)).await.unwrap();
    assert!(store.session(secret(4)).await.unwrap().is_none());
}

async fn tokens(store: &dyn Store, user: PlayerId) -> Vec<store::SecretHash> {
    store.sessions(user).await.unwrap().into_iter().map(|session| session.token).collect()
}
