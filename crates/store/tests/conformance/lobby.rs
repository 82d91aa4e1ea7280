use std::sync::Arc;

use play::conduct::{Deed, Outcome};
use play::seek::SeekId;
use play::{End, EndReason, Origin, Timestamp};
use store::{Append, Company, Finish, KeptSeek, Store, UserKind};

use crate::games::{creation, secret};
use crate::people::{BLUE, RED, add, begin, ending, finish};

pub async fn holds(store: Arc<dyn Store>) {
    add(&*store, RED, UserKind::Account).await;
    add(&*store, BLUE, UserKind::Guest).await;
    company(&*store).await;
    conduct(&*store).await;
    seeks(&*store).await;
}

async fn company(store: &dyn Store) {
    assert_eq!(store.company(RED).await.unwrap(), Company::default());
    begin(store, 1, RED, BLUE).await;
    begin(store, 2, RED, BLUE).await;
    begin(store, 3, BLUE, RED).await;
    // A game that goes on counts for nothing yet, nor does one that never took place.
    store.append(vec![ending(1, finish(5_000))]).await.unwrap();
    store.append(vec![ending(3, Finish { end: End::void(EndReason::Aborted), ..finish(6_000) })]).await.unwrap();
    assert_eq!(store.company(RED).await.unwrap(), Company { recent: vec![BLUE], balance: 1 });
    store.append(vec![ending(2, finish(7_000))]).await.unwrap();
    assert_eq!(store.company(BLUE).await.unwrap(), Company { recent: vec![RED, RED], balance: -2 });
}

async fn conduct(store: &dyn Store) {
    // Nobody was paired for those games.
    assert_eq!(store.conduct(RED, Timestamp(0)).await.unwrap(), []);
    let aborted = End::void(EndReason::Aborted).by(ataxx::Side::Red);
    begin(store, 4, RED, BLUE).await;
    begin(store, 5, BLUE, RED).await;
    let paired = Finish { origin: Origin::Pairing, ..finish(8_000) };
    store.append(vec![ending(4, Finish { end: aborted, ..paired })]).await.unwrap();
    store.append(vec![ending(5, Finish { at: Timestamp(9_000), ..paired })]).await.unwrap();
    let outcome = |at, deed| Outcome { at: Timestamp(at), deed };
    let both = [outcome(8_000, Deed::Aborted), outcome(9_000, Deed::Fair)];
    assert_eq!(store.conduct(RED, Timestamp(0)).await.unwrap(), both);
    assert_eq!(store.conduct(RED, Timestamp(8_001)).await.unwrap(), both[1..]);
    assert_eq!(store.conduct(BLUE, Timestamp(0)).await.unwrap()[0], outcome(8_000, Deed::Fair));
}

fn seek(n: u64, expires_at: i64) -> KeptSeek {
    KeptSeek {
        id: SeekId(n),
        user: if n == 2 { BLUE } else { RED },
        body: "{}".to_owned(),
        secret: secret(n as u8),
        created_at: Timestamp(n as i64),
        expires_at: Timestamp(expires_at),
    }
}

async fn seeks(store: &dyn Store) {
    for n in 1..=4 {
        store.keep_seek(seek(n, 100 * n as i64)).await.unwrap();
    }
    let changed = KeptSeek { body: r#"{"more":1}"#.to_owned(), ..seek(3, 300) };
    store.keep_seek(changed.clone()).await.unwrap();
    store.drop_seek(SeekId(4)).await.unwrap();
    assert_eq!(store.kept_seeks(Timestamp(100)).await.unwrap(), [seek(2, 200), changed.clone()]);
    // A seek goes with the game that it led to, and stays if there was none.
    begin(store, 6, RED, BLUE).await;
    let lost = store.append(vec![Append { seeks: vec![SeekId(3)], ..creation(6) }]).await;
    assert!(lost.is_err());
    assert_eq!(store.kept_seeks(Timestamp(100)).await.unwrap().len(), 2);
    store.append(vec![Append { seeks: vec![SeekId(3)], ..creation(7) }]).await.unwrap();
    assert_eq!(store.kept_seeks(Timestamp(100)).await.unwrap(), [seek(2, 200)]);
    store.close_user(BLUE, "closed", "closed", Timestamp(50)).await.unwrap();
    assert_eq!(store.kept_seeks(Timestamp(100)).await.unwrap(), []);
}
