use std::sync::Arc;

use play::rating::RATED_GAMES_A_DAY;
use play::{Millis, PlayerId, Timestamp};
use store::{Store, UserKind};

use crate::people::{BLUE, RED, add, begin, ending, finish, suspend};

/// Accounts are ranked by their main ratings while these are sure, and only while they are open.
pub async fn holds(store: Arc<dyn Store>) {
    const NEW: PlayerId = PlayerId(33);
    for id in [RED, BLUE, NEW] {
        add(&*store, id, UserKind::Account).await;
    }
    let day = Millis::days(1).0;
    for n in 0..2 * RATED_GAMES_A_DAY as u8 {
        let at = i64::from(n) + day * i64::from(n / RATED_GAMES_A_DAY as u8);
        begin(&*store, 1 + n, if n % 4 == 0 { BLUE } else { RED }, if n % 4 == 0 { RED } else { BLUE }).await;
        store.append(vec![ending(1 + n, finish(at))]).await.unwrap();
    }
    begin(&*store, 60, RED, NEW).await;
    store.append(vec![ending(60, finish(2 * day))]).await.unwrap();

    let now = Timestamp(2 * day + 1);
    let leaders = store.leaders(now, 10, 9).await.unwrap();
    assert_eq!(leaders.iter().map(|leader| leader.user.id).collect::<Vec<_>>(), [RED, BLUE]);
    assert_eq!((leaders[0].games, leaders[1].games), (21, 20));
    assert!(leaders[0].rating.value() > leaders[1].rating.value());
    assert_eq!(store.leaders(now, 10, 1).await.unwrap(), leaders[..1]);
    assert_eq!(store.leaders(now, 21, 9).await.unwrap(), leaders[..1]);

    let spans = store.distribution(now, 50).await.unwrap();
    let span = |place: usize| leaders[place].rating.value() as u32 / 50 * 50;
    assert_eq!(spans, [(span(1), 1), (span(0), 1)]);
    assert_eq!(store.distribution(now, 4_000).await.unwrap(), [(0, 2)]);

    // Exactly while the rating is not provisional.
    let sure = |at: Timestamp| leaders.iter().filter(|leader| !leader.rating.is_provisional(at)).count();
    for days in [1, 30, 100, 200, 300, 400, 3_000] {
        let at = now + Millis::days(days);
        assert_eq!(store.leaders(at, 10, 9).await.unwrap().len(), sure(at), "{days} days later");
    }
    assert_eq!(sure(now + Millis::days(3_000)), 0);

    suspend(&*store, BLUE, now + Millis::days(1)).await;
    assert_eq!(store.leaders(now, 10, 9).await.unwrap(), leaders[..1]);
    suspend(&*store, BLUE, now).await;
    assert_eq!(store.leaders(now, 10, 9).await.unwrap(), leaders);
    store.close_user(RED, "closed-11", "closed-11", now).await.unwrap();
    assert_eq!(store.leaders(now, 10, 9).await.unwrap(), leaders[1..]);
    assert_eq!(store.distribution(now, 4_000).await.unwrap(), [(0, 1)]);
}
