//! When no server was up, told by several.

use play::Timestamp;
use store::{Outage, Store};
use testkit::postgres::Cluster;

use crate::{close, open, open_two};

fn outage(from: i64, until: i64) -> Outage {
    Outage { from: Timestamp(from), until: Timestamp(until) }
}

/// A server that joins others misses nothing; when the last has gone, the next to come knows since when.
#[tokio::test]
async fn an_outage_is_when_nobody_was_there() {
    let database = Cluster::shared().database();
    let [one, two] = open_two(&database).await;
    assert_eq!(one.record_outage(Timestamp(1_000)).await.unwrap(), None);
    assert_eq!(two.record_outage(Timestamp(1_800)).await.unwrap(), None, "the first is up");
    one.heartbeat(Timestamp(2_000)).await.unwrap();
    one.close().await.unwrap();

    // The second is there all the time, and gives signs.
    two.heartbeat(Timestamp(5_000)).await.unwrap();
    let third = open(&database).await;
    assert_eq!(third.record_outage(Timestamp(5_900)).await.unwrap(), None);
    two.close().await.unwrap();
    third.close().await.unwrap();

    let fourth = open(&database).await;
    assert_eq!(fourth.record_outage(Timestamp(6_000)).await.unwrap(), Some(outage(5_900, 6_000)));
    assert_eq!(fourth.outages(Timestamp(0)).await.unwrap(), [outage(5_900, 6_000)]);
    fourth.close().await.unwrap();
}

/// One that is connected but gives no sign any more, as a process that was stopped, lets nobody play.
#[tokio::test]
async fn a_silent_server_is_not_there() {
    let database = Cluster::shared().database();
    let [one, two] = open_two(&database).await;
    one.heartbeat(Timestamp(1_000)).await.unwrap();
    assert_eq!(two.record_outage(Timestamp(9_000)).await.unwrap(), Some(outage(1_000, 9_000)));
    close([one, two]).await;
}

/// Servers that come at the same time after an outage record it once: players get its time back once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_start_together_record_it_once() {
    let database = Cluster::shared().database();
    let first = open(&database).await;
    first.heartbeat(Timestamp(1_000)).await.unwrap();
    first.close().await.unwrap();

    let stores = open_two(&database).await;
    let (one, two) =
        tokio::join!(stores[0].record_outage(Timestamp(60_000)), stores[1].record_outage(Timestamp(60_010)));
    let recorded: Vec<Outage> = [one.unwrap(), two.unwrap()].into_iter().flatten().collect();
    assert_eq!(recorded.len(), 1, "{recorded:?}");
    assert_eq!(stores[0].outages(Timestamp(0)).await.unwrap(), recorded);
    close(stores).await;
}
