use std::fs;
use std::sync::Arc;

use play::Version;
use store::{SqliteStore, Store, StoreError};

use crate::games::{create, creation, game, next, version};
use crate::open;

const PAIRS: u8 = 10;

/// Two games of a pair move in one batch. The copy has all that was acknowledged before it began, and
/// no half batch.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_serving() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("games.db"), folder.path().join("copy.db"));
    let store = Arc::new(open(&path).await);
    for n in 0..2 * PAIRS {
        create(&*store, n).await;
    }
    for after in 1..=20 {
        store.append((0..2 * PAIRS).map(|n| next(n, after)).collect()).await.unwrap();
    }
    let players: Vec<_> = (0..PAIRS).map(|pair| tokio::spawn(play_on(store.clone(), pair))).collect();
    store.backup(&copy).await.unwrap();
    for player in players {
        player.abort();
    }

    let copied = open(&copy).await;
    for pair in 0..PAIRS {
        let (one, two) = (version(&copied, 2 * pair).await, version(&copied, 2 * pair + 1).await);
        assert_eq!(one, two, "half a batch");
        assert!(one >= 21);
        assert!(one <= version(&*store, 2 * pair).await);
    }
    copied.append(vec![creation(99)]).await.unwrap();
    copied.close().await.unwrap();
    store.close().await.unwrap();
    assert!(!folder.path().join("copy.db.partial").exists());
}

async fn play_on(store: Arc<SqliteStore>, pair: u8) {
    for after in 21.. {
        store.append(vec![next(2 * pair, after), next(2 * pair + 1, after)]).await.unwrap();
    }
}

#[tokio::test]
async fn overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("games.db")).await;
    create(&store, 1).await;
    for (existing, asked) in [("copy.db", "copy.db"), ("other.db.partial", "other.db")] {
        let existing = folder.path().join(existing);
        fs::write(&existing, "precious").unwrap();
        let refused = store.backup(folder.path().join(asked)).await;
        assert!(matches!(refused, Err(StoreError::Io { .. })), "{refused:?}");
        assert_eq!(fs::read(&existing).unwrap(), b"precious");
    }
    let refused = store.backup(folder.path().join("no/such/folder/copy.db")).await;
    assert!(matches!(refused, Err(StoreError::Io { .. })), "{refused:?}");
    assert_eq!(store.events(game(1), Version::ZERO).await.unwrap().len(), 1);
    store.close().await.unwrap();
}
