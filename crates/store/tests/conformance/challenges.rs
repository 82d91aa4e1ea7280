use std::sync::Arc;

use ataxx::Side;
use play::{GameId, Millis, PlayerId, Stake, TimeControl, Timestamp};
use store::{Challenge, ChallengeLimits, Challenging, Store, UserKind};

use crate::games::game;
use crate::people::{BLUE, RED, add};

const LIMITS: ChallengeLimits = ChallengeLimits { sent: 2, received: 2 };
const OTHERS: [PlayerId; 3] = [PlayerId(41), PlayerId(42), PlayerId(43)];

fn challenge(n: u8, challenger: PlayerId, challenged: PlayerId) -> Challenge {
    Challenge {
        id: game(n),
        challenger,
        challenged,
        side: Side::Blue,
        time: TimeControl::Increment { base: Millis(180_000), increment: Millis(2_000) },
        stake: Stake::Ranked,
        created_at: Timestamp(1_000 + i64::from(n)),
        expires_at: Timestamp(2_000),
    }
}

const NOW: Timestamp = Timestamp(1_500);
const LATER: Timestamp = Timestamp(2_000);

pub async fn holds(store: Arc<dyn Store>) {
    for id in [RED, BLUE].into_iter().chain(OTHERS) {
        add(&*store, id, UserKind::Account).await;
    }
    assert_eq!(offer(&*store, challenge(1, RED, BLUE)).await, Challenging::Added);
    assert_eq!(store.challenge(game(1), NOW).await.unwrap(), Some(challenge(1, RED, BLUE)));
    let again = offer(&*store, challenge(2, RED, BLUE)).await;
    assert_eq!(again, Challenging::Already(game(1)));
    // The other way round is another matter.
    assert_eq!(offer(&*store, challenge(3, BLUE, RED)).await, Challenging::Added);
    for user in [RED, BLUE] {
        assert_eq!(ids(&*store, user, NOW).await, [game(3), game(1)]);
    }
    limits_hold(&store).await;
    answers_hold(&store).await;
}

async fn limits_hold(store: &Arc<dyn Store>) {
    assert_eq!(offer(&**store, challenge(4, RED, OTHERS[0])).await, Challenging::Added);
    let third = offer(&**store, challenge(5, RED, OTHERS[1])).await;
    assert_eq!(third, Challenging::TooManySent);
    assert_eq!(offer(&**store, challenge(6, OTHERS[1], BLUE)).await, Challenging::Added);
    let third = offer(&**store, challenge(7, OTHERS[2], BLUE)).await;
    assert_eq!(third, Challenging::TooManyReceived);
}

async fn answers_hold(store: &Arc<dyn Store>) {
    // Only who is meant can accept; twice is once.
    for by in [RED, OTHERS[0]] {
        assert_eq!(store.accept_challenge(game(1), by, NOW).await.unwrap(), None);
    }
    for at in [NOW, LATER] {
        assert_eq!(store.accept_challenge(game(1), BLUE, at).await.unwrap(), Some(challenge(1, RED, BLUE)));
    }
    assert_eq!(store.challenge(game(1), NOW).await.unwrap(), None, "it stands no more");
    assert_eq!(store.end_challenge(game(1), RED, NOW).await.unwrap(), None);
    assert_eq!(ids(&**store, BLUE, NOW).await, [game(6), game(3)]);

    // Either of the two can end it, nobody else, and only once.
    assert_eq!(store.end_challenge(game(3), OTHERS[0], NOW).await.unwrap(), None);
    assert_eq!(store.end_challenge(game(3), RED, NOW).await.unwrap(), Some(challenge(3, BLUE, RED)));
    assert_eq!(store.end_challenge(game(3), BLUE, NOW).await.unwrap(), None);
    assert_eq!(store.accept_challenge(game(3), RED, NOW).await.unwrap(), None);

    // What is past its time stands no more.
    assert_eq!(store.challenge(game(6), LATER).await.unwrap(), None);
    assert_eq!(store.accept_challenge(game(6), BLUE, LATER).await.unwrap(), None);
    assert_eq!(store.end_challenge(game(6), BLUE, LATER).await.unwrap(), None);
    assert!(ids(&**store, BLUE, LATER).await.is_empty());
    let (fresh, forget) = (challenge(8, OTHERS[1], OTHERS[2]), Timestamp(2_001));
    assert_eq!(store.add_challenge(fresh, LIMITS, forget).await.unwrap(), Challenging::Added);
    assert_eq!(store.accept_challenge(game(1), BLUE, NOW).await.unwrap(), None, "forgotten");
    assert!(ids(&**store, RED, NOW).await.is_empty());
}

/// What ends at [`LATER`], as all of these do, is not forgotten yet.
async fn offer(store: &dyn Store, challenge: Challenge) -> Challenging {
    store.add_challenge(challenge, LIMITS, LATER).await.unwrap()
}

async fn ids(store: &dyn Store, user: PlayerId, now: Timestamp) -> Vec<GameId> {
    store.challenges(user, now).await.unwrap().into_iter().map(|challenge| challenge.id).collect()
}
