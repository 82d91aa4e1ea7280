use std::sync::Arc;

use play::{PlayerId, Timestamp};
use store::{Store, StoreError, UserKind};

use crate::people::{BLUE, RED, add, suspend, user};

pub async fn holds(store: Arc<dyn Store>) {
    add(&*store, RED, UserKind::Guest).await;
    let red = store.user(RED).await.unwrap().unwrap();
    assert_eq!((red.name.as_str(), red.kind, red.created_at), ("User11", UserKind::Guest, Timestamp(500)));
    assert_eq!(store.user_named("user11").await.unwrap(), Some(red));
    assert_eq!(store.user(BLUE).await.unwrap(), None);
    assert_eq!(store.user_named("nobody").await.unwrap(), None);

    // No two look alike, and no id is given twice.
    for twin in [user(BLUE, UserKind::Guest, "USER11"), user(RED, UserKind::Guest, "other")] {
        assert!(matches!(store.add_user(twin).await, Err(StoreError::NameTaken)));
    }
    add(&*store, BLUE, UserKind::Guest).await;

    // A guest becomes an account once, under a free name.
    let taken = store.register(RED, "User22", "user22", Some("hash")).await;
    assert!(matches!(taken, Err(StoreError::NameTaken)), "{taken:?}");
    assert_eq!(store.password(RED).await.unwrap(), None);
    assert!(store.register(RED, "Ann", "ann", Some("hash")).await.unwrap());
    assert!(!store.register(RED, "Bob", "bob", None).await.unwrap());
    assert!(!store.register(PlayerId(33), "Bob", "bob", None).await.unwrap());
    let ann = store.user_named("ann").await.unwrap().unwrap();
    assert_eq!((ann.id, ann.kind), (RED, UserKind::Account));
    assert_eq!(store.user_named("user11").await.unwrap(), None);
    assert_eq!(store.password(RED).await.unwrap().as_deref(), Some("hash"));

    store.set_password(RED, Some("other")).await.unwrap();
    store.set_email(RED, Some("ann@example.org")).await.unwrap();
    store.saw_user(RED, Timestamp(900), "pt").await.unwrap();
    store.saw_user(RED, Timestamp(800), "pt").await.unwrap();
    suspend(&*store, RED, Timestamp(5_000)).await;
    let ann = store.user(RED).await.unwrap().unwrap();
    assert_eq!(store.password(RED).await.unwrap().as_deref(), Some("other"));
    assert_eq!(ann.email.as_deref(), Some("ann@example.org"));
    assert_eq!((ann.seen_at, ann.lang.as_deref()), (Timestamp(900), Some("pt")));
    assert_eq!(ann.suspended_until, Some(Timestamp(5_000)));

    store.close_user(RED, "closed-11", "closed-11", Timestamp(1_000)).await.unwrap();
    store.close_user(RED, "again", "again", Timestamp(2_000)).await.unwrap();
    let closed = store.user(RED).await.unwrap().unwrap();
    assert_eq!((closed.name.as_str(), closed.closed_at), ("closed-11", Some(Timestamp(1_000))));
    assert_eq!((closed.email, store.password(RED).await.unwrap()), (None, None));
    assert_eq!(store.user_named("ann").await.unwrap(), None);
}
