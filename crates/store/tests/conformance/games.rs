//! Games and events to store. What they say does not matter here, only that each can be told apart.

use ataxx::{BySide, Side};
use play::{Event, GameId, Seat, Terms, TimeControl, Timestamp, Version, What};
use store::{Append, SecretHash, Store};

pub fn game(n: u8) -> GameId {
    let mut numbers = [n % 62; GameId::LEN];
    numbers[0] = n / 62;
    GameId::from_numbers(numbers)
}

pub fn secret(n: u8) -> SecretHash {
    SecretHash([n; 32])
}

pub fn created(at: i64) -> Event {
    let terms = Terms::casual(TimeControl::Untimed);
    let seats = BySide { red: Seat::Human, blue: Seat::Open };
    Event { at: Timestamp(at), what: What::Created { terms, seats } }
}

pub fn event(at: i64) -> Event {
    Event { at: Timestamp(at), what: What::DrawOffered { by: Side::Red } }
}

/// A creation with one event, at 1000 ms.
pub fn creation(n: u8) -> Append {
    Append::new(game(n), Version::ZERO, vec![created(1000)])
}

/// An append of one event, at `1000 + after` ms.
pub fn next(n: u8, after: u32) -> Append {
    Append::new(game(n), Version(after), vec![event(1000 + i64::from(after))])
}

pub async fn create(store: &dyn Store, n: u8) {
    store.append(vec![creation(n)]).await.unwrap();
}

pub async fn version(store: &dyn Store, n: u8) -> usize {
    store.events(game(n), Version::ZERO).await.unwrap().len()
}
