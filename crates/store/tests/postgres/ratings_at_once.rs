//! Games of the same people end at two servers at once.

use play::{PlayerId, Timestamp};
use store::{Standings, Store, StoreError, UserKind, Users, Wanted};
use testkit::postgres::Cluster;

use crate::people::{RED, add, begin, ending, finish};
use crate::{close, open_two};

const GAMES: u8 = 30;

/// Each game is reckoned from what the one before it made: nothing is lost, whatever the order. One plays against many,
/// since not all games of the same two count.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_game_counts_once() {
    let database = Cluster::shared().database();
    let stores = open_two(&database).await;
    add(&*stores[0], RED, UserKind::Account).await;
    for n in 0..GAMES {
        let other = PlayerId(100 + u64::from(n));
        add(&*stores[0], other, UserKind::Account).await;
        begin(&*stores[0], n, RED, other).await;
    }
    // A game at a time, so that they meet again and again; and each tries those of the other too.
    let (front, back) = (0..GAMES, (0..GAMES).rev());
    let (one, two) = tokio::join!(end(&*stores[0], front), end(&*stores[1], back));
    assert_eq!(one + two, GAMES);
    check_chain(&*stores[1], RED).await;
    close(stores).await;
}

/// How many of these games it ends before another does.
async fn end(store: &dyn Store, games: impl Iterator<Item = u8>) -> u8 {
    let mut ended = 0;
    for n in games {
        match store.append(vec![ending(n, finish(5_000))]).await {
            Ok(()) => ended += 1,
            refused => assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}"),
        }
    }
    ended
}

/// Each change but the first begins where another has ended, and the last is where the user stands.
async fn check_chain(store: &dyn Store, user: PlayerId) {
    let past = store.past_games(user, Wanted::ALL, None, 99).await.unwrap();
    let changes: Vec<(f64, f64)> = past.iter().filter_map(|past| past.change).collect();
    assert_eq!(changes.len(), usize::from(GAMES));
    let mut at = 1_500.0;
    for _ in 0..GAMES {
        let next: Vec<f64> =
            changes.iter().filter(|(before, _)| *before == at).map(|(_, after)| *after).collect();
        assert_eq!(next.len(), 1, "{user:?} stood at {at} before {} games: {changes:?}", next.len());
        at = next[0];
    }
    let standing = store.standing(user).await.unwrap();
    assert_eq!((standing.games, standing.standing.main.value()), (u32::from(GAMES), at));
}

/// Many people, each pair of whom ends a game at either server: locks are taken in an order that never makes a ring.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn crowds_do_not_block_each_other() {
    const PEOPLE: u64 = 8;
    let database = Cluster::shared().database();
    let stores = open_two(&database).await;
    for id in 1..=PEOPLE {
        add(&*stores[0], PlayerId(id), UserKind::Account).await;
    }
    let pairs = (1..=PEOPLE).flat_map(|a| (1..=PEOPLE).filter(move |b| *b != a).map(move |b| (a, b)));
    let pairs: Vec<_> = pairs.zip(0..).collect();
    for &((red, blue), n) in &pairs {
        begin(&*stores[0], n, PlayerId(red), PlayerId(blue)).await;
    }
    let endings = pairs.iter().map(|&(_, n)| {
        let store = stores[usize::from(n % 2)].clone();
        tokio::spawn(async move { store.append(vec![ending(n, finish(5_000))]).await })
    });
    // What touches the same people in no order at all meets them in between.
    let sightings = (1..=PEOPLE).rev().flat_map(|id| [(id, 0), (id, 1)]).map(|(id, at)| {
        let store = stores[at].clone();
        tokio::spawn(async move { store.saw_user(PlayerId(id), Timestamp(600), "en").await })
    });
    for write in endings.chain(sightings).collect::<Vec<_>>() {
        write.await.unwrap().unwrap();
    }
    for id in 1..=PEOPLE {
        assert_eq!(stores[0].standing(PlayerId(id)).await.unwrap().games as u64, 2 * (PEOPLE - 1));
    }
    close(stores).await;
}
