use std::sync::Arc;

use play::{PlayerId, Timestamp};
use store::{Between, Named, Store, UserKind};

use crate::people::{BLUE, RED, add};

/// Follows and blocks hold until they are taken back, whatever is asked for twice; a block ends the follows.
pub async fn holds(store: Arc<dyn Store>) {
    const THIRD: PlayerId = PlayerId(10);
    for id in [RED, BLUE, THIRD] {
        add(&*store, id, UserKind::Account).await;
    }
    let ids = |named: Vec<Named>| named.into_iter().map(|named| named.id).collect::<Vec<_>>();
    let at = Timestamp(1);
    let nothing = Between::default();
    assert_eq!(store.between(RED, BLUE).await.unwrap(), nothing);

    for _ in 0..2 {
        store.follow(RED, BLUE, at).await.unwrap();
        store.follow(RED, THIRD, at).await.unwrap();
    }
    store.follow(BLUE, RED, at).await.unwrap();
    assert_eq!(store.between(RED, BLUE).await.unwrap(), Between { follows: true, ..nothing });
    assert_eq!(ids(store.following(RED).await.unwrap()), [THIRD, BLUE]);
    store.unfollow(RED, THIRD).await.unwrap();
    store.unfollow(RED, THIRD).await.unwrap();
    assert_eq!(ids(store.following(RED).await.unwrap()), [BLUE]);

    for _ in 0..2 {
        store.block(RED, BLUE, at).await.unwrap();
    }
    assert_eq!(store.between(RED, BLUE).await.unwrap(), Between { blocks: true, ..nothing });
    assert_eq!(store.between(BLUE, RED).await.unwrap(), Between { blocked: true, ..nothing });
    assert_eq!(ids(store.following(RED).await.unwrap()), []);
    assert_eq!(ids(store.following(BLUE).await.unwrap()), []);
    store.follow(RED, BLUE, at).await.unwrap();
    store.follow(BLUE, RED, at).await.unwrap();
    assert_eq!(ids(store.following(BLUE).await.unwrap()), []);

    store.block(THIRD, RED, at).await.unwrap();
    assert_eq!(ids(store.blocking(RED).await.unwrap()), [BLUE]);
    assert_eq!(store.kept_apart(RED).await.unwrap(), [THIRD, BLUE]);
    assert_eq!(store.kept_apart(BLUE).await.unwrap(), [RED]);
    assert_eq!(store.blockers(RED).await.unwrap(), [THIRD]);
    assert_eq!(store.blockers(BLUE).await.unwrap(), [RED]);
    assert_eq!(store.blockers(THIRD).await.unwrap(), []);
    store.block(BLUE, RED, at).await.unwrap();
    assert_eq!(store.kept_apart(BLUE).await.unwrap(), [RED]);

    store.unblock(RED, BLUE).await.unwrap();
    store.unblock(RED, BLUE).await.unwrap();
    assert_eq!(store.between(RED, BLUE).await.unwrap(), Between { blocked: true, ..nothing });
    store.unblock(BLUE, RED).await.unwrap();
    store.follow(RED, BLUE, at).await.unwrap();
    assert!(store.between(RED, BLUE).await.unwrap().follows);
}
