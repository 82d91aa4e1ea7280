use std::sync::Arc;

use ataxx::Side;
use play::plan::{Branch, Plan};
use play::vacation::Vacation;
use play::{Timestamp, Version};
use store::{PUSHES_MAX, Planned, PushAddress, Store, UserKind};

use crate::games::{creation, game};
use crate::people::{BLUE, RED, add};

fn push(n: usize) -> PushAddress {
    let endpoint = format!("https://push.example/{n}");
    PushAddress { endpoint, p256dh: vec![4; 65], auth: vec![1; 16], lang: "pt".to_owned() }
}

pub async fn holds(store: Arc<dyn Store>) {
    add(&*store, RED, UserKind::Account).await;
    add(&*store, BLUE, UserKind::Guest).await;
    store.append(vec![creation(1)]).await.unwrap();
    keys(&*store).await;
    pushes(&*store).await;
    vacations(&*store).await;
    plans(&*store).await;
    assert!(store.remind(game(1), Version(3), Timestamp(1)).await.unwrap());
    assert!(!store.remind(game(1), Version(3), Timestamp(2)).await.unwrap(), "a turn is reminded of once");
    assert!(store.remind(game(1), Version(5), Timestamp(3)).await.unwrap());
    closing(&*store).await;
}

async fn keys(store: &dyn Store) {
    assert_eq!(store.server_key("vapid", vec![1]).await.unwrap(), [1]);
    assert_eq!(store.server_key("vapid", vec![2]).await.unwrap(), [1], "it is made once");
    assert_eq!(store.server_key("other", vec![3]).await.unwrap(), [3]);
}

async fn pushes(store: &dyn Store) {
    for n in 0..=PUSHES_MAX {
        store.add_push(RED, push(n), Timestamp(n as i64)).await.unwrap();
    }
    let kept: Vec<PushAddress> = (1..=PUSHES_MAX).rev().map(push).collect();
    assert_eq!(store.pushes(RED).await.unwrap(), kept, "the oldest is forgotten");
    // Another user on the same browser.
    store.add_push(BLUE, push(1), Timestamp(20)).await.unwrap();
    assert_eq!(store.pushes(BLUE).await.unwrap(), [push(1)]);
    assert!(!store.pushes(RED).await.unwrap().contains(&push(1)));
    store.remove_push(&push(1).endpoint).await.unwrap();
    assert_eq!(store.pushes(BLUE).await.unwrap(), []);
}

async fn vacations(store: &dyn Store) {
    let span = |from, until| Vacation { from: Timestamp(from), until: Timestamp(until) };
    assert!(store.begin_vacation(RED, span(10, 20)).await.unwrap());
    assert!(!store.begin_vacation(RED, span(15, 30)).await.unwrap(), "there is one");
    assert!(!store.begin_vacation(RED, span(10, 30)).await.unwrap());
    assert!(store.begin_vacation(BLUE, span(15, 30)).await.unwrap(), "others have their own");
    store.end_vacation(RED, Timestamp(10), Timestamp(16)).await.unwrap();
    assert!(store.begin_vacation(RED, span(16, 30)).await.unwrap());
    assert_eq!(store.vacations(RED, Timestamp(0)).await.unwrap(), [span(10, 16), span(16, 30)]);
    assert_eq!(store.vacations(RED, Timestamp(16)).await.unwrap(), [span(16, 30)]);
}

async fn plans(store: &dyn Store) {
    let (theirs, mine) = ("b6".parse().unwrap(), "f6".parse().unwrap());
    let plan = Plan { branches: vec![Branch { theirs, mine, then: vec![] }] };
    let planned = |at| Planned { at: Version(at), plan: plan.clone() };
    assert_eq!(store.planned(game(1), Side::Red).await.unwrap(), None);
    store.plan(game(1), Side::Red, Some(planned(2))).await.unwrap();
    store.plan(game(1), Side::Red, Some(planned(4))).await.unwrap();
    assert_eq!(store.planned(game(1), Side::Red).await.unwrap(), Some(planned(4)));
    assert_eq!(store.planned(game(1), Side::Blue).await.unwrap(), None);
    store.plan(game(1), Side::Red, None).await.unwrap();
    assert_eq!(store.planned(game(1), Side::Red).await.unwrap(), None);
}

/// Who has gone is told of nothing any more.
async fn closing(store: &dyn Store) {
    store.add_push(RED, push(9), Timestamp(30)).await.unwrap();
    store.set_wants_mail(RED, true).await.unwrap();
    store.set_wants_mail(RED, true).await.unwrap();
    assert!(store.wants_mail(RED).await.unwrap());
    assert!(!store.wants_mail(BLUE).await.unwrap());
    store.close_user(RED, "closed", "closed", Timestamp(50)).await.unwrap();
    assert!(!store.wants_mail(RED).await.unwrap());
    assert_eq!(store.pushes(RED).await.unwrap(), []);
}
