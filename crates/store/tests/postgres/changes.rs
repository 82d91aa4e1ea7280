//! Writes that look before they write, at two servers at once.

use ataxx::Side;
use play::{PlayerId, Stake, TimeControl, Timestamp};
use store::{
    Challenge, ChallengeLimits, Challenges, Challenging, Chat, ChatRoom, NewLine, Saying, StoreError,
    UserKind, Users,
};
use testkit::postgres::Cluster;

use crate::games::{create, game};
use crate::people::{BLUE, RED, add, user};
use crate::{close, open_two};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_chats_lines_are_counted_once() {
    const LINES: u32 = 40;
    let database = Cluster::shared().database();
    let stores = open_two(&database).await;
    add(&*stores[0], RED, UserKind::Account).await;
    create(&*stores[0], 1).await;
    let says = (0..LINES).map(|n| {
        let store = stores[n as usize % 2].clone();
        let (at, what) = (Timestamp(7), Saying::Text(n.to_string()));
        let line = NewLine { game: game(1), room: ChatRoom::Players, user: RED, at, what };
        tokio::spawn(async move { store.say(line, 1_000).await.unwrap() })
    });
    let mut numbers = Vec::new();
    for say in says.collect::<Vec<_>>() {
        numbers.push(say.await.unwrap().expect("there is room"));
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=LINES).collect::<Vec<_>>());
    close(stores).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_limit_holds_over_both() {
    const LIMITS: ChallengeLimits = ChallengeLimits { sent: 3, received: 100 };
    let database = Cluster::shared().database();
    let stores = open_two(&database).await;
    add(&*stores[0], RED, UserKind::Account).await;
    for n in 0..12 {
        add(&*stores[0], PlayerId(100 + n), UserKind::Account).await;
    }
    let offers = (0..12_u8).map(|n| {
        let store = stores[usize::from(n % 2)].clone();
        let challenge = Challenge {
            id: game(n),
            challenger: RED,
            challenged: PlayerId(100 + u64::from(n)),
            side: Side::Blue,
            time: TimeControl::Untimed,
            stake: Stake::Casual,
            created_at: Timestamp(1_000),
            expires_at: Timestamp(2_000),
        };
        tokio::spawn(async move { store.add_challenge(challenge, LIMITS, Timestamp(0)).await.unwrap() })
    });
    let mut added = 0;
    for offer in offers.collect::<Vec<_>>() {
        added += u32::from(offer.await.unwrap() == Challenging::Added);
    }
    assert_eq!(added, LIMITS.sent);
    close(stores).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_is_given_once() {
    let database = Cluster::shared().database();
    let stores = open_two(&database).await;
    for n in 0..20 {
        let name = format!("Name{n}");
        let new = |id| user(PlayerId(id), UserKind::Account, &name);
        let (one, two) = tokio::join!(stores[0].add_user(new(1_000 + n)), stores[1].add_user(new(2_000 + n)));
        let ((Ok(()), refused) | (refused, Ok(()))) = (one, two) else { panic!("nobody has {name}") };
        assert!(matches!(refused, Err(StoreError::NameTaken)), "{refused:?}");
    }
    assert!(stores[0].user(BLUE).await.unwrap().is_none());
    close(stores).await;
}

/// What no text of the database's can hold is no fault of the database.
#[tokio::test]
async fn a_text_with_a_nul_is_kept_without() {
    let database = Cluster::shared().database();
    let stores = open_two(&database).await;
    stores[0].add_user(user(RED, UserKind::Account, "Red")).await.unwrap();
    stores[0].set_email(RED, Some("a\0b")).await.unwrap();
    assert_eq!(stores[1].user(RED).await.unwrap().unwrap().email.as_deref(), Some("a\u{fffd}b"));
    close(stores).await;
}
