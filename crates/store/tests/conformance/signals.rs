use std::sync::Arc;

use ataxx::Side;
use play::{End, EndReason, PlayerId, Stake, Timestamp};
use store::{EarlyLosses, Finish, NewReport, ReportKind, Signal, SignalKind, Store, Usual, UserKind};

use crate::games::game;
use crate::people::{BLUE, RED, add, begin, ending, finish};

const OTHER: PlayerId = PlayerId(33);

fn signal(n: u8, user: PlayerId, kind: SignalKind, value: f64, at: i64) -> Signal {
    Signal { game: game(n), user, kind, value, at: Timestamp(at) }
}

pub async fn holds(store: Arc<dyn Store>) {
    for user in [RED, BLUE, OTHER] {
        add(&*store, user, UserKind::Account).await;
    }
    for (n, red, blue) in [(1, RED, BLUE), (2, BLUE, OTHER), (3, OTHER, BLUE)] {
        begin(&*store, n, red, blue).await;
        store.append(vec![ending(n, finish(1_000 * i64::from(n)))]).await.unwrap();
    }

    let spread = signal(1, RED, SignalKind::Spread, 0.5, 10);
    let away = signal(2, BLUE, SignalKind::Weighing, 0.1, 20);
    store.signal(vec![spread, away, signal(1, RED, SignalKind::Weighing, 0.3, 5)]).await.unwrap();
    store.signal(vec![signal(1, RED, SignalKind::Weighing, 0.2, 30)]).await.unwrap();
    store.signal(vec![signal(1, RED, SignalKind::Agreement, f64::NAN, 30)]).await.unwrap();
    assert_eq!(store.signals(RED, 9).await.unwrap(), [signal(1, RED, SignalKind::Weighing, 0.2, 30), spread]);
    assert_eq!(store.signals(RED, 1).await.unwrap().len(), 1);
    assert_eq!(store.usual(SignalKind::Agreement).await.unwrap(), None);
    let usual = store.usual(SignalKind::Weighing).await.unwrap();
    assert_eq!(usual, Some(Usual { low: 0.1, middle: 0.2, high: 0.2, games: 2 }));

    // Who has gained much, and who is reported; each game once.
    let study = async |since, gained| store.to_study(Timestamp(since), gained, 9).await.unwrap();
    let rise = store.standing(RED).await.unwrap().standing.main.value() - 1_500.0;
    assert!(rise > 0.0);
    assert_eq!(study(0, 10_000.0).await, []);
    assert!(study(0, rise).await.contains(&game(1)));
    let said = NewReport {
        reporter: RED,
        about: OTHER,
        game: None,
        kind: ReportKind::Engine,
        text: String::new(),
        at: Timestamp(4_000),
    };
    store.report(said).await.unwrap();
    assert_eq!(study(0, 10_000.0).await, [game(3), game(2)]);
    assert_eq!(study(3_000, 10_000.0).await, [game(3)]);
    store.signal(vec![signal(3, OTHER, SignalKind::Agreement, 0.9, 50)]).await.unwrap();
    assert_eq!(study(0, 10_000.0).await, [game(2)]);

    let all = SignalKind::ALL.map(|kind| signal(2, OTHER, kind, 0.4, 60)).to_vec();
    store.signal(all.clone()).await.unwrap();
    let kept = store.signals(OTHER, 9).await.unwrap();
    assert!(all.iter().all(|signal| kept.contains(signal)), "every kind is read as it was written");
    early_losses(&*store).await;
}

/// Of the three games so far Blue has lost the first and the last, both early; now others follow.
async fn early_losses(store: &dyn Store) {
    let lost_by_blue = |n: u8, winner: Side, plies: u32| Finish {
        end: End::won(winner, EndReason::Resigned),
        plies,
        ..finish(10_000 + i64::from(n))
    };
    let counted = async |games, lost| {
        assert_eq!(store.early_losses(BLUE).await.unwrap(), EarlyLosses { games, lost });
    };
    counted(3, 2).await;
    begin(store, 4, RED, BLUE).await;
    let casual = Finish { stake: Stake::Casual, ..lost_by_blue(4, Side::Red, 5) };
    store.append(vec![ending(4, casual)]).await.unwrap();
    counted(3, 2).await;
    // Eight turns as Blue and as Red, and nine; then long games, for which the oldest make room.
    for (n, winner, plies, games, lost) in [
        (5, Side::Red, 17, 4, 3),
        (6, Side::Red, 18, 5, 3),
        (7, Side::Blue, 16, 6, 4),
        (8, Side::Blue, 17, 7, 4),
        (9, Side::Red, 50, 7, 3),
        (10, Side::Red, 50, 7, 3),
        (11, Side::Blue, 50, 7, 2),
    ] {
        let (red, blue) = if winner == Side::Red { (RED, BLUE) } else { (BLUE, RED) };
        begin(store, n, red, blue).await;
        store.append(vec![ending(n, lost_by_blue(n, winner, plies))]).await.unwrap();
        counted(games, lost).await;
    }
    assert_eq!(store.early_losses(RED).await.unwrap(), EarlyLosses { games: 7, lost: 0 });
    assert_eq!(store.early_losses(PlayerId(99)).await.unwrap(), EarlyLosses::default());
}
