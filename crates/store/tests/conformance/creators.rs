use std::sync::Arc;

use play::Version;
use store::{Append, Store, StoreError};

use crate::games::{creation, game, secret};

/// A creation asked for twice, even at once and under another id, happens once.
pub async fn holds(store: Arc<dyn Store>) {
    let by = |n: u8, creator: u8| Append { creators: vec![secret(creator)], ..creation(n) };
    assert_eq!(store.created_with(secret(1)).await.unwrap(), None);

    let asked = (1..=8).map(|n| {
        let store = store.clone();
        tokio::spawn(async move { (game(n), store.append(vec![by(n, 1)]).await) })
    });
    let mut first = None;
    let mut duplicates = Vec::new();
    for asked in asked.collect::<Vec<_>>() {
        match asked.await.unwrap() {
            (id, Ok(())) => assert_eq!(first.replace(id), None, "created twice"),
            (_, Err(StoreError::DuplicateCreator { game })) => duplicates.push(game),
            (_, Err(other)) => panic!("{other:?}"),
        }
    }
    let first = first.expect("created once");
    assert_eq!(duplicates, [first; 7]);
    assert_eq!(store.created_with(secret(1)).await.unwrap(), Some(first));
    store.append(vec![by(9, 2)]).await.unwrap();

    // The same request once more, id and all, is a repetition and no conflict.
    let again = store.append(vec![by(9, 2)]).await;
    assert!(matches!(again, Err(StoreError::DuplicateCreator { game: id }) if id == game(9)), "{again:?}");
    let both = store.append(vec![by(10, 3), by(11, 3)]).await;
    assert!(matches!(both, Err(StoreError::DuplicateCreator { game: id }) if id == game(10)), "{both:?}");
    assert!(store.events(game(10), Version::ZERO).await.is_err());

    // Of several creators each leads to one game: if one has, the others do not lead to another with it.
    let of_two = |n: u8, one: u8, other: u8| Append { creators: vec![secret(one), secret(other)], ..creation(n) };
    store.append(vec![of_two(12, 4, 5)]).await.unwrap();
    let shared = store.append(vec![of_two(13, 6, 5)]).await;
    assert!(matches!(shared, Err(StoreError::DuplicateCreator { game: id }) if id == game(12)), "{shared:?}");
    for (creator, id) in [(4, Some(game(12))), (5, Some(game(12))), (6, None)] {
        assert_eq!(store.created_with(secret(creator)).await.unwrap(), id, "{creator}");
    }
}
