use std::sync::Arc;

use ataxx::Side;
use play::{Event, Timestamp, Version, What};
use store::{Append, Store, StoreError};

use crate::games::{create, game};

const WRITERS: i64 = 20;
const ROUNDS: u32 = 20;

/// Many see the same version and write at once: one wins each time, and what it wrote is there.
pub async fn holds(store: Arc<dyn Store>) {
    create(&*store, 1).await;
    for round in 1..=ROUNDS {
        let writers = (0..WRITERS).map(|writer| {
            let store = store.clone();
            let what = What::DrawOffered { by: Side::Blue };
            let mine = Event { at: Timestamp(2000 + writer), what };
            tokio::spawn(async move {
                (mine, store.append(vec![Append::new(game(1), Version(round), vec![mine])]).await)
            })
        });
        let mut winner = None;
        for writer in writers.collect::<Vec<_>>() {
            match writer.await.unwrap() {
                (mine, Ok(())) => assert_eq!(winner.replace(mine), None, "two won"),
                (_, refused) => assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}"),
            }
        }
        let log = store.events(game(1), Version(round)).await.unwrap();
        assert_eq!(log, [winner.expect("one wins")]);
    }
}
