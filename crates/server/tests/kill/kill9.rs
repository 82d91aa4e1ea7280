//! `kill -9` at random moments. The longer form is `cargo xtask soak`.

use testkit::site::kills::{Counts, Length, Plan, run};
use testkit::site::{Kept, seed};

const KILLS: u32 = 50;
/// A start takes longer there.
const KILLS_OVER_POSTGRES: u32 = 12;

fn plan(kept: Kept, kills: u32) -> Plan {
    Plan { binary: super::SERVER.into(), kept, seed: seed(), boards: 20, length: Length::Kills(kills) }
}

async fn counted(plan: &Plan) -> Counts {
    let counts = run(plan).await.unwrap_or_else(|faults| panic!("{} faults: {faults:#?}", faults.len()));
    println!("{counts:?}");
    counts
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_over_postgres() {
    let counts = counted(&plan(Kept::InPostgres, KILLS_OVER_POSTGRES)).await;
    assert_eq!(counts.kills, KILLS_OVER_POSTGRES);
    assert!(counts.games >= 20 && counts.moves >= 50 && counts.reopened >= 40, "{counts:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_in_fifty_kills() {
    let counts = counted(&plan(Kept::InFile, KILLS)).await;
    assert_eq!(counts.kills, KILLS);
    // That it was a test at all: the games went on, and were looked at after the kills.
    assert!(counts.games >= 20 && counts.moves >= 200, "{counts:?}");
    assert!(counts.reopened >= 200 && counts.clocks >= 20 && counts.moves_again > 0, "{counts:?}");
}
