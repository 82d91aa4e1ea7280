//! Two servers write to the same games.

use play::{Event, Timestamp, Version, What};
use store::{Append, Store, StoreError};
use testkit::postgres::Cluster;

use crate::games::{create, creation, game, next, secret, version};
use crate::{close, open_two};

const GAMES: u8 = 12;
const ROUNDS: u32 = 15;

/// Of two that saw the same version one wins, and what it wrote is there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_server_wins() {
    let database = Cluster::shared().database();
    let stores = open_two(&database).await;
    for n in 0..GAMES {
        create(&*stores[0], n).await;
    }
    for round in 1..=ROUNDS {
        let mut writers = Vec::new();
        for (n, at) in (0..GAMES).flat_map(|n| [(n, 0), (n, 1)]) {
            let store = stores[at].clone();
            let mine = Event { at: Timestamp(at as i64), what: What::DrawOffered { by: ataxx::Side::Red } };
            let append = Append::new(game(n), Version(round), vec![mine]);
            writers.push((n, mine, tokio::spawn(async move { store.append(vec![append]).await })));
        }
        let mut won = vec![None; usize::from(GAMES)];
        for (n, mine, writer) in writers {
            match writer.await.unwrap() {
                Ok(()) => assert_eq!(won[usize::from(n)].replace(mine), None, "two won"),
                refused => assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}"),
            }
        }
        for (n, won) in won.into_iter().enumerate() {
            let log = stores[1].events(game(n as u8), Version(round)).await.unwrap();
            assert_eq!(log, [won.expect("one wins")]);
        }
    }
    close(stores).await;
}

/// Batches that speak of the same games in opposite order neither wait for each other for ever nor are torn.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn batches_in_opposite_order() {
    let database = Cluster::shared().database();
    let stores = open_two(&database).await;
    for n in 0..GAMES {
        create(&*stores[0], n).await;
    }
    for after in 1..=ROUNDS {
        let forth = (0..GAMES).map(|n| next(n, after)).collect();
        let back = (0..GAMES).rev().map(|n| next(n, after)).collect();
        let (one, two) = tokio::join!(stores[0].append(forth), stores[1].append(back));
        assert!(one.is_ok() != two.is_ok(), "{one:?}, {two:?}");
        for n in 0..GAMES {
            assert_eq!(version(&*stores[0], n).await, after as usize + 1);
        }
    }
    close(stores).await;
}

/// What writes no event, but when a game wants to be woken, leaves no trace that a table's key would find.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_never_goes_back() {
    let database = Cluster::shared().database();
    let stores = open_two(&database).await;
    create(&*stores[0], 1).await;
    let mut after = 1;
    for round in 0..40 {
        let wakes =
            Append { wake_at: Some(Timestamp(round)), ..Append::new(game(1), Version(after), vec![]) };
        let (moved, woken) =
            tokio::join!(stores[0].append(vec![next(1, after)]), stores[1].append(vec![wakes]));
        moved.unwrap();
        assert!(matches!(woken, Ok(()) | Err(StoreError::Conflict { .. })), "{woken:?}");
        after += 1;
        stores[1].append(vec![next(1, after)]).await.unwrap();
        after += 1;
    }
    close(stores).await;
}

/// Two servers pair the same seek, each with somebody else: it leads to one game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seek_leads_to_one_game() {
    let database = Cluster::shared().database();
    let stores = open_two(&database).await;
    for n in 0..30 {
        let create =
            |offset| Append { creators: vec![secret(n), secret(n + offset)], ..creation(n + offset) };
        let (one, two) =
            tokio::join!(stores[0].append(vec![create(100)]), stores[1].append(vec![create(200)]));
        let (refused, winner) = match (one, two) {
            (Ok(()), refused) => (refused, game(n + 100)),
            (refused, Ok(())) => (refused, game(n + 200)),
            both => panic!("{both:?}"),
        };
        assert!(
            matches!(refused, Err(StoreError::DuplicateCreator { game }) if game == winner),
            "{refused:?}"
        );
        assert_eq!(stores[0].created_with(secret(n)).await.unwrap(), Some(winner));
    }
    assert_eq!(stores[1].live_games().await.unwrap(), 30);
    close(stores).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_id_is_given_once() {
    let database = Cluster::shared().database();
    let stores = open_two(&database).await;
    for n in 0..30 {
        let (one, two) =
            tokio::join!(stores[0].append(vec![creation(n)]), stores[1].append(vec![creation(n)]));
        let ((Ok(()), refused) | (refused, Ok(()))) = (one, two) else { panic!("nobody wins") };
        assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}");
        assert_eq!(version(&*stores[0], n).await, 1);
    }
    close(stores).await;
}
