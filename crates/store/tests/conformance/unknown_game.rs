use std::fmt::Debug;
use std::sync::Arc;

use play::Version;
use store::{Store, StoreError};

use crate::games::{create, game, next, secret};

pub async fn holds(store: Arc<dyn Store>) {
    create(&*store, 1).await;
    check(store.events(game(2), Version::ZERO).await);
    check(store.events(game(2), Version(7)).await);
    check(store.seat(game(2), secret(1)).await);
    check(store.seats(game(2)).await);
    check(store.append(vec![next(2, 1)]).await);
}

fn check<T: Debug>(answer: Result<T, StoreError>) {
    assert!(matches!(answer, Err(StoreError::UnknownGame { game: id }) if id == game(2)), "{answer:?}");
}
