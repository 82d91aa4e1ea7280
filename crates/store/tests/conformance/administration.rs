use std::sync::Arc;

use ataxx::Side;
use play::{End, EndReason, PlayerId, Timestamp, Verdict};
use store::{
    Act, ChatRoom, Deed, Done, FOR_EVER, Finish, NewLine, Notice, NoticeOf, Saying, Store, UserKind,
};

use crate::games::{creation, game};
use crate::people::{BLUE, RED, add, begin, ending, finish};

const JUDGE: PlayerId = PlayerId(33);
const DAY: i64 = 86_400_000;

fn act(at: i64, deed: Deed) -> Act {
    Act { at: Timestamp(at), administrator: JUDGE, deed, words: format!("because of {at}") }
}

pub async fn holds(store: Arc<dyn Store>) {
    for user in [RED, BLUE, JUDGE] {
        add(&*store, user, UserKind::Account).await;
    }
    suspensions(&*store).await;
    rulings(&*store).await;
    refunds(&*store).await;
    hiding(&*store).await;
    record(&*store).await;
}

async fn suspensions(store: &dyn Store) {
    let until = Timestamp(9_000);
    let suspend = act(1_000, Deed::Suspend { user: RED, until });
    assert_eq!(store.carry_out(suspend).await.unwrap(), Done::Done);
    assert_eq!(store.user(RED).await.unwrap().unwrap().suspended_until, Some(until));
    assert_eq!(store.carry_out(act(2_000, Deed::Lift { user: RED })).await.unwrap(), Done::Done);
    assert_eq!(store.user(RED).await.unwrap().unwrap().suspended_until, None);
    for nobody in [Deed::Suspend { user: PlayerId(9), until }, Deed::Ban { user: PlayerId(9) }] {
        assert_eq!(store.carry_out(act(3_000, nobody)).await.unwrap(), Done::Nobody);
    }
    let notices = store.notices(RED, 9).await.unwrap();
    let of: Vec<NoticeOf> = notices.iter().map(|notice| notice.of).collect();
    assert_eq!(of, [NoticeOf::Lifted, NoticeOf::Suspended { until }]);
    assert_eq!(notices[1].words, "because of 1000");
    assert_eq!(store.notices(BLUE, 9).await.unwrap(), []);
}

/// A ruling is known once the game has ended by it.
async fn rulings(store: &dyn Store) {
    begin(store, 1, RED, BLUE).await;
    let rule = act(4_000, Deed::Rule { game: game(1), verdict: Verdict::Drawn });
    assert_eq!(store.carry_out(rule).await.unwrap(), Done::Done);
    assert_eq!(store.ruling(game(1)).await.unwrap(), None);
    let unknown = act(4_000, Deed::Rule { game: game(99), verdict: Verdict::Drawn });
    assert_eq!(store.carry_out(unknown).await.unwrap(), Done::Nobody);

    let end = End { verdict: Verdict::Drawn, reason: EndReason::Administrator, by: None };
    let casual = Finish { end, stake: play::Stake::Casual, ..finish(4_100) };
    store.append(vec![ending(1, casual)]).await.unwrap();
    assert_eq!(store.ruling(game(1)).await.unwrap().as_deref(), Some("because of 4000"));
    let ruled = NoticeOf::Ruled { game: game(1), verdict: Verdict::Drawn };
    for user in [RED, BLUE] {
        assert_eq!(store.notices(user, 1).await.unwrap()[0].of, ruled);
    }

    // One that came too late is in the record, and nobody is told it.
    begin(store, 2, RED, BLUE).await;
    store.append(vec![ending(2, Finish { stake: play::Stake::Casual, ..finish(4_200) })]).await.unwrap();
    store.carry_out(act(4_300, Deed::Rule { game: game(2), verdict: Verdict::Void })).await.unwrap();
    assert_eq!(store.ruling(game(2)).await.unwrap(), None);
    assert_eq!(store.notices(BLUE, 9).await.unwrap().len(), 1);
    assert_eq!(store.record(None, 9).await.unwrap().len(), 4);
}

/// Blue has lost to Red long ago, lost twice of late, and won once.
async fn refunds(store: &dyn Store) {
    for (n, at) in [(10, DAY), (11, 40 * DAY), (12, 41 * DAY), (13, 42 * DAY)] {
        begin(store, n, RED, BLUE).await;
        let winner = if n == 12 { Side::Blue } else { Side::Red };
        let end = End::won(winner, EndReason::Resigned);
        store.append(vec![ending(n, Finish { end, ..finish(at) })]).await.unwrap();
    }
    let before = store.standing(BLUE).await.unwrap();
    let lost = async |n| {
        let (before, after) = store.seated(game(n)).await.unwrap().blue.unwrap().change.unwrap();
        before - after
    };
    let expected = (lost(11).await + lost(13).await).min(play::rating::REFUND_MAX);
    let ban = act(43 * DAY, Deed::Ban { user: RED });
    let done = store.carry_out(ban.clone()).await.unwrap();
    let refunds = store.refunds(BLUE).await.unwrap();
    assert_eq!(done, Done::Refunded { users: 1, games: refunds.len() as u32 });
    assert!(refunds.iter().all(|refund| [game(11), game(13)].contains(&refund.game)), "{refunds:?}");
    assert_eq!(refunds[0].before, before.standing.main.value());
    // In the history each is an entry of its own, after the games.
    let history = store.rating_history(BLUE, 99).await.unwrap();
    assert_eq!(history.len(), 4 + refunds.len());
    let given: Vec<(bool, f64)> = history[4..].iter().map(|point| (point.refund, point.value)).collect();
    assert_eq!(given, refunds.iter().map(|refund| (true, refund.after)).collect::<Vec<_>>());
    assert_eq!(store.rating_history(BLUE, 1).await.unwrap()[0].value, refunds.last().unwrap().after);

    let after = store.standing(BLUE).await.unwrap();
    let given = after.standing.main.value() - before.standing.main.value();
    assert!((given - expected).abs() < 1e-9, "{given} {expected}");
    assert_eq!(after.standing.main.deviation(), before.standing.main.deviation());
    assert_eq!((after.games, after.standing.main.played()), (before.games, before.standing.main.played()));
    assert_eq!(store.user(RED).await.unwrap().unwrap().suspended_until, Some(FOR_EVER));
    let told = store.notices(BLUE, 1).await.unwrap();
    let [Notice { of: NoticeOf::Refunded { points, games }, .. }] = told[..] else { panic!("{told:?}") };
    assert!((points - expected).abs() < 1e-9 && games == refunds.len() as u32);

    // A game is refunded once.
    let again = store.carry_out(ban).await.unwrap();
    let Done::Refunded { games, .. } = again else { panic!("{again:?}") };
    assert_eq!(games as usize + refunds.len(), store.refunds(BLUE).await.unwrap().len());
    assert_eq!(store.carry_out(act(44 * DAY, Deed::Ban { user: RED })).await.unwrap(), Done::Refunded { users: 0, games: 0 });
    assert_eq!(store.refunds(RED).await.unwrap(), []);
}

async fn hiding(store: &dyn Store) {
    let (room, what) = (ChatRoom::Watchers, Saying::Text("rude".to_owned()));
    for _ in 0..2 {
        let line = NewLine { game: game(1), room, user: RED, at: Timestamp(1), what: what.clone() };
        store.say(line, 9).await.unwrap();
    }
    let hide = |room, number| act(45 * DAY, Deed::Hide { game: game(1), room, number });
    for (room, number) in [(ChatRoom::Players, 2), (room, 3), (room, 0)] {
        assert_eq!(store.carry_out(hide(room, number)).await.unwrap(), Done::Nobody, "{number}");
    }
    assert_eq!(store.carry_out(hide(room, 2)).await.unwrap(), Done::Done);
    assert_eq!(store.carry_out(hide(room, 2)).await.unwrap(), Done::Nobody);
    let lines = store.lines(game(1), 9).await.unwrap();
    let hidden: Vec<Option<PlayerId>> = lines.iter().map(|line| line.hidden_by).collect();
    assert_eq!(hidden, [None, Some(JUDGE)]);
}

async fn record(store: &dyn Store) {
    store.append(vec![creation(20)]).await.unwrap();
    let all = store.record(None, 99).await.unwrap();
    let numbers: Vec<u64> = all.iter().map(|noted| noted.number).collect();
    assert_eq!(numbers, (1..=all.len() as u64).rev().collect::<Vec<_>>());
    assert_eq!(all[0].administrator_name, "User33");
    let page = store.record(Some(all[1].number), 2).await.unwrap();
    assert_eq!(page, all[2..4]);
    assert_eq!(store.record(Some(1), 9).await.unwrap(), []);
    let of_red = store.record_of(RED, 99).await.unwrap();
    assert!(of_red.iter().all(|noted| noted.about == Some((RED, "User11".to_owned()))));
    assert_eq!(of_red.len(), 5);
}
