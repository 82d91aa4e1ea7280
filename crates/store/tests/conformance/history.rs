use std::sync::Arc;

use ataxx::{BySide, Side};
use play::rating::Speed;
use play::{End, EndReason, Millis, PlayerId, Stake, TimeControl, Verdict};
use store::{Against, Append, Finish, Pace, Score, Store, Tally, UserKind, Wanted};

use crate::games::{creation, game};
use crate::people::{BLUE, RED, add, begin, ending, finish};

const THIRD: PlayerId = PlayerId(33);
const BLITZ: TimeControl =
    TimeControl::Increment { base: Millis::minutes(5), increment: Millis::seconds(3) };

/// What a user has played is found by each of its properties, page by page, and counted.
pub async fn holds(store: Arc<dyn Store>) {
    for (id, kind) in [(RED, UserKind::Account), (BLUE, UserKind::Account), (THIRD, UserKind::Guest)] {
        add(&*store, id, kind).await;
    }
    play_all(&*store).await;
    lists(&*store).await;
    pages(&*store).await;
    counts(&*store).await;
}

/// Games 1 to 6 of RED, in the order in which they end; 7 is still on.
async fn play_all(store: &dyn Store) {
    let drawn = End { verdict: Verdict::Drawn, ..End::void(EndReason::Agreed) };
    let casual = Finish { stake: Stake::Casual, ..finish(2_000) };
    for (n, red, blue, finish) in [
        (1, RED, BLUE, finish(1_000)),
        (2, BLUE, RED, casual),
        (3, RED, BLUE, Finish { end: drawn, time: BLITZ, ..finish(3_000) }),
        (4, RED, THIRD, Finish { time: TimeControl::Untimed, ..finish(4_000) }),
        (5, RED, BLUE, Finish { end: End::void(EndReason::Aborted), ..finish(5_000) }),
    ] {
        begin(store, n, red, blue).await;
        store.append(vec![ending(n, finish)]).await.unwrap();
    }
    let alone = Append { players: vec![(Side::Blue, RED)], ..creation(6) };
    store.append(vec![alone]).await.unwrap();
    store.append(vec![ending(6, Finish { stake: Stake::Casual, ..finish(5_000) })]).await.unwrap();
    begin(store, 7, THIRD, RED).await;
}

async fn listed(store: &dyn Store, wanted: Wanted) -> Vec<u8> {
    let games = store.past_games(RED, wanted, None, 99).await.unwrap();
    games.iter().map(|past| (1..=9).find(|n| game(*n) == past.game).unwrap()).collect()
}

async fn lists(store: &dyn Store) {
    let games = store.past_games(RED, Wanted::ALL, None, 99).await.unwrap();
    assert_eq!(listed(store, Wanted::ALL).await, [6, 5, 4, 3, 2, 1]);
    let (last, first) = (&games[0], &games[5]);
    assert_eq!((last.side, last.score, last.opponent.as_ref()), (Side::Blue, Score::Lost, None));
    assert_eq!((first.side, first.score, first.opponent.as_ref().unwrap().id), (Side::Red, Score::Won, BLUE));
    assert!(first.result.rated && first.change.is_some_and(|(before, after)| before < after));
    assert_eq!(first.opponent.as_ref().unwrap().name, "User22");

    let all = Wanted::ALL;
    assert_eq!(listed(store, Wanted { score: Some(Score::Won), ..all }).await, [4, 1]);
    assert_eq!(listed(store, Wanted { score: Some(Score::Void), ..all }).await, [5]);
    assert_eq!(listed(store, Wanted { side: Some(Side::Blue), ..all }).await, [6, 2]);
    assert_eq!(listed(store, Wanted { pace: Some(Pace::At(Speed::Blitz)), ..all }).await, [3]);
    assert_eq!(listed(store, Wanted { pace: Some(Pace::Untimed), ..all }).await, [4]);
    assert_eq!(listed(store, Wanted { rated: Some(true), ..all }).await, [3, 1]);
    assert_eq!(listed(store, Wanted { rated: Some(false), ..all }).await, [6, 5, 4, 2]);
    assert_eq!(listed(store, Wanted { against: Against::User(BLUE), ..all }).await, [5, 3, 2, 1]);
    assert_eq!(listed(store, Wanted { against: Against::Nobody, ..all }).await, [6]);
    let both = Wanted { rated: Some(true), score: Some(Score::Drawn), ..all };
    assert_eq!(listed(store, both).await, [3]);
}

/// Two games that ended at the same moment are on one page each and on no page twice.
async fn pages(store: &dyn Store) {
    let (mut after, mut seen) = (None, Vec::new());
    loop {
        let page = store.past_games(RED, Wanted::ALL, after, 1).await.unwrap();
        let Some(last) = page.last() else { break };
        (after, seen) = (Some(last.place()), [seen, page.iter().map(|past| past.game).collect()].concat());
    }
    assert_eq!(seen, [6, 5, 4, 3, 2, 1].map(game));
}

async fn counts(store: &dyn Store) {
    let tally = |won, drawn, lost| Tally { won, drawn, lost };
    let tallies = store.tallies(RED, Against::Anybody).await.unwrap();
    assert_eq!(tallies, BySide { red: tally(2, 1, 0), blue: tally(0, 0, 2) });
    let tallies = store.tallies(RED, Against::User(BLUE)).await.unwrap();
    assert_eq!(tallies, BySide { red: tally(1, 1, 0), blue: tally(0, 0, 1) });
    let tallies = store.tallies(BLUE, Against::User(RED)).await.unwrap();
    assert_eq!(tallies, BySide { red: tally(1, 0, 0), blue: tally(0, 1, 1) });
    assert_eq!(store.tallies(RED, Against::Nobody).await.unwrap().blue, tally(0, 0, 1));

    let opponents = store.opponents(RED, 9).await.unwrap();
    let opponents: Vec<_> = opponents.iter().map(|(named, tally)| (named.id, *tally)).collect();
    assert_eq!(opponents, [(BLUE, tally(1, 1, 1)), (THIRD, tally(1, 0, 0))]);
    assert_eq!(store.opponents(RED, 1).await.unwrap().len(), 1);

    let points = store.rating_history(RED, 9).await.unwrap();
    assert_eq!(points.iter().map(|point| point.game).collect::<Vec<_>>(), [game(1), game(3)]);
    assert_eq!(points[1].value, store.standing(RED).await.unwrap().standing.main.value());
    assert_eq!(store.rating_history(RED, 1).await.unwrap(), points[1..]);
    assert_eq!(store.rating_history(THIRD, 9).await.unwrap(), []);
}
