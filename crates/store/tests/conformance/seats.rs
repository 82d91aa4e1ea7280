use std::sync::Arc;

use ataxx::Side;
use store::{Append, Store, StoreError};

use crate::games::{creation, game, next, secret};

pub async fn holds(store: Arc<dyn Store>) {
    store.append(vec![Append { seats: vec![(Side::Blue, secret(1))], ..creation(1) }]).await.unwrap();
    store.append(vec![creation(2)]).await.unwrap();
    assert_eq!(store.seat(game(1), secret(1)).await.unwrap(), Some(Side::Blue));
    assert_eq!(store.seat(game(1), secret(2)).await.unwrap(), None);
    assert_eq!(store.seat(game(2), secret(1)).await.unwrap(), None);

    let steal = Append { seats: vec![(Side::Red, secret(2)), (Side::Blue, secret(2))], ..next(1, 1) };
    let refused = store.append(vec![steal]).await;
    assert!(matches!(refused, Err(StoreError::SeatTaken { side: Side::Blue, .. })), "{refused:?}");
    assert_eq!(store.seats(game(1)).await.unwrap(), [(Side::Blue, secret(1))]);

    store.append(vec![Append { seats: vec![(Side::Red, secret(2))], ..next(1, 1) }]).await.unwrap();
    assert_eq!(store.seat(game(1), secret(2)).await.unwrap(), Some(Side::Red));
    assert_eq!(store.seats(game(1)).await.unwrap(), [(Side::Red, secret(2)), (Side::Blue, secret(1))]);
    assert_eq!(store.seats(game(2)).await.unwrap(), []);

    let twice = Append { seats: vec![(Side::Red, secret(3)), (Side::Red, secret(4))], ..creation(3) };
    let refused = store.append(vec![twice]).await;
    assert!(matches!(refused, Err(StoreError::SeatTaken { side: Side::Red, .. })), "{refused:?}");
}
