use std::sync::Arc;

use ataxx::Side;
use play::rating::{RATED_GAMES_A_DAY, Speed};
use play::{GameId, PlayerId, Stake, Timestamp, Verdict};
use store::{GameResult, Played, Store, StoreError, UserKind, Wanted};

use crate::games::{creation, game};
use crate::people::{BLUE, RED, add, begin, ending, finish};

const GUEST: PlayerId = PlayerId(33);

/// A ranked game is rated with its end, once, whatever is tried again.
pub async fn holds(store: Arc<dyn Store>) {
    add(&*store, RED, UserKind::Account).await;
    add(&*store, BLUE, UserKind::Account).await;
    add(&*store, GUEST, UserKind::Guest).await;
    begin(&*store, 1, RED, BLUE).await;
    assert_eq!(store.standing(RED).await.unwrap(), Played::NOTHING);
    assert_eq!(store.games_in_play(RED, 9).await.unwrap(), [game(1)]);
    assert_eq!(last(&*store).await, None);

    store.append(vec![ending(1, finish(5_000))]).await.unwrap();
    let again = store.append(vec![ending(1, finish(6_000))]).await;
    assert!(matches!(again, Err(StoreError::Conflict { .. })), "{again:?}");
    let (red, blue) = (store.standing(RED).await.unwrap(), store.standing(BLUE).await.unwrap());
    assert_eq!((red.games, red.at), (1, [0, 0, 0, 1]));
    assert!(red.standing.main.value() > 1_500.0 && blue.standing.main.value() < 1_500.0);
    assert_eq!(red.standing.main.played(), Some(Timestamp(5_000)));
    assert!(red.standing.at(Speed::Correspondence).is_some() && red.standing.at(Speed::Blitz).is_none());
    assert_eq!(store.games_in_play(RED, 9).await.unwrap(), []);

    let seated = store.seated(game(1)).await.unwrap();
    let (red_seat, blue_seat) = (seated.red.unwrap(), seated.blue.unwrap());
    assert_eq!((red_seat.user, blue_seat.name.as_str()), (RED, "User22"));
    assert_eq!(red_seat.change, Some((1_500.0, red.standing.main.value())));
    assert_eq!(red_seat.rating, Some(red.standing.main));
    let (ended, result) = last(&*store).await.unwrap();
    assert_eq!(ended, game(1));
    assert_eq!((result.verdict, result.rated, result.plies), (Verdict::Won(Side::Red), true, 5));

    // A guest's game, and a casual one, are kept but change nothing.
    begin(&*store, 2, RED, GUEST).await;
    store.append(vec![ending(2, finish(7_000))]).await.unwrap();
    begin(&*store, 3, RED, BLUE).await;
    let casual = store::Finish { stake: Stake::Casual, ..finish(8_000) };
    store.append(vec![ending(3, casual)]).await.unwrap();
    store.append(vec![creation(4)]).await.unwrap();
    store.append(vec![ending(4, finish(9_000))]).await.unwrap();
    assert_eq!(store.standing(RED).await.unwrap(), red);
    assert!(last(&*store).await.is_some_and(|(ended, result)| ended == game(3) && !result.rated));
    assert!(store.seated(game(4)).await.unwrap().red.is_none());
    assert_eq!(store.seated(game(2)).await.unwrap().red.unwrap().change, None);

    // Nobody is rated against themselves.
    begin(&*store, 5, RED, RED).await;
    store.append(vec![ending(5, finish(9_500))]).await.unwrap();
    assert!(last(&*store).await.is_some_and(|(ended, result)| ended == game(5) && !result.rated));

    // So many games of the same two in a day, and no more.
    for n in 0..RATED_GAMES_A_DAY as u8 {
        begin(&*store, 10 + n, BLUE, RED).await;
        store.append(vec![ending(10 + n, finish(10_000 + i64::from(n)))]).await.unwrap();
    }
    assert_eq!(store.standing(RED).await.unwrap().games, RATED_GAMES_A_DAY);
    begin(&*store, 50, RED, BLUE).await;
    store.append(vec![ending(50, finish(90_000_000))]).await.unwrap();
    assert_eq!(store.standing(RED).await.unwrap().games, RATED_GAMES_A_DAY + 1);
}

/// The last game that RED has ended, and how.
async fn last(store: &dyn Store) -> Option<(GameId, GameResult)> {
    let past = store.past_games(RED, Wanted::ALL, None, 1).await.unwrap();
    past.last().map(|past| (past.game, past.result))
}
