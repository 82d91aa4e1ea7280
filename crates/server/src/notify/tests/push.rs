use std::sync::Arc;

use play::{Millis, PlayerId, Timestamp};
use store::{Correspondence, MemoryStore, NewUser, PushAddress, UserKind, Users};
use web_push_native::{Auth, decrypt, p256};

use super::super::push::{Push, Pusher, keys_are_sound};
use super::super::queue::{Courier, Delivery};
use super::super::reach::Reach;
use super::super::vapid::Vapid;
use super::push_service::PushService;
use crate::clock::Clock;

const USER: PlayerId = PlayerId(7);

/// A browser that wants to be told at an endpoint.
struct Browser {
    secret: p256::SecretKey,
    address: PushAddress,
}

fn browser(endpoint: &str) -> Browser {
    let secret = p256::SecretKey::from_slice(&[9; 32]).unwrap();
    let p256dh = secret.public_key().to_sec1_bytes().to_vec();
    let address =
        PushAddress { endpoint: endpoint.to_owned(), p256dh, auth: vec![3; 16], lang: "en".to_owned() };
    Browser { secret, address }
}

async fn pusher(reach: Reach, address: &PushAddress) -> (Pusher, Arc<MemoryStore>) {
    let store = Arc::new(MemoryStore::default());
    let user = NewUser {
        id: USER,
        kind: UserKind::Guest,
        name: "Ann".to_owned(),
        skeleton: "ann".to_owned(),
        owner: None,
        password: None,
        lang: None,
        at: Timestamp(0),
    };
    store.add_user(user).await.unwrap();
    store.add_push(USER, address.clone(), Timestamp(0)).await.unwrap();
    let vapid = Arc::new(Vapid::new(&[7; 32], None).unwrap());
    (Pusher::new(vapid, reach, store.clone(), Clock), store)
}

fn push(to: &PushAddress) -> Push {
    let message = br#"{"title":"It is your move"}"#.to_vec();
    Push { to: to.clone(), message, topic: "Xk3fP0aQ9z".to_owned(), keep: Millis::hours(5) }
}

#[tokio::test]
async fn a_push_can_be_read_by_the_browser_only() {
    let mut service = PushService::open(&[]).await;
    let browser = browser(&service.endpoint);
    let (pusher, store) = pusher(Reach::Loopback, &browser.address).await;
    assert_eq!(pusher.deliver(&push(&browser.address)).await, Delivery::Done);
    let got = service.next().await;
    assert_eq!(got.line, "POST /send/abc HTTP/1.1");
    assert_eq!(got.headers["content-encoding"], "aes128gcm");
    assert_eq!(got.headers["ttl"], (5 * 3_600).to_string());
    assert_eq!(got.headers["topic"], "Xk3fP0aQ9z");
    assert_eq!(got.headers["urgency"], "normal");
    assert!(got.headers["authorization"].starts_with("vapid t="));
    assert!(!got.body.windows(5).any(|window| window == b"title"), "nobody on the way can read it");
    let read = decrypt(got.body, &browser.secret, &Auth::from([3; 16])).unwrap();
    assert_eq!(read, br#"{"title":"It is your move"}"#);
    assert_eq!(store.pushes(USER).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    for status in [&[404], &[410]] {
        let service = PushService::open(status).await;
        let browser = browser(&service.endpoint);
        let (pusher, store) = pusher(Reach::Loopback, &browser.address).await;
        assert_eq!(pusher.deliver(&push(&browser.address)).await, Delivery::Gone);
        assert_eq!(store.pushes(USER).await.unwrap(), []);
    }
}

#[tokio::test]
async fn a_service_that_is_busy_is_asked_again_and_one_that_refuses_is_not() {
    let service = PushService::open(&[429, 503, 403]).await;
    let browser = browser(&service.endpoint);
    let (pusher, store) = pusher(Reach::Loopback, &browser.address).await;
    let push = push(&browser.address);
    assert!(matches!(pusher.deliver(&push).await, Delivery::Later(_)));
    assert!(matches!(pusher.deliver(&push).await, Delivery::Later(_)));
    assert!(matches!(pusher.deliver(&push).await, Delivery::Refused(_)));
    assert_eq!(store.pushes(USER).await.unwrap().len(), 1);
}

#[tokio::test]
async fn our_own_network_is_out_of_reach() {
    let service = PushService::open(&[]).await;
    let browser = browser(&service.endpoint);
    let (pusher, _) = pusher(Reach::Public, &browser.address).await;
    assert!(matches!(pusher.deliver(&push(&browser.address)).await, Delivery::Refused(_)));
}

#[test]
fn a_browsers_keys_are_looked_at() {
    let good = browser("").address;
    assert!(keys_are_sound(&good.p256dh, &good.auth));
    assert!(!keys_are_sound(&[4; 65], &good.auth), "no point of the curve");
    assert!(!keys_are_sound(&good.p256dh, &[1; 15]));
    assert!(!keys_are_sound(&[], &[]));
}
