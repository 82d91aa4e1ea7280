//! `kill -9` at random moments. The longer form is `cargo xtask soak`.

use testkit::site::kills::{Length, Plan, run};
use testkit::site::seed;

const KILLS: u32 = 50;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_in_fifty_kills() {
    let plan = Plan { binary: super::SERVER.into(), seed: seed(), boards: 20, length: Length::Kills(KILLS) };
    let counts = run(&plan).await.unwrap_or_else(|faults| panic!("{} faults: {faults:#?}", faults.len()));
    println!("{counts:?}");
    assert_eq!(counts.kills, KILLS);
    // That it was a test at all: the games went on, and were looked at after the kills.
    assert!(counts.games >= 20 && counts.moves >= 200, "{counts:?}");
    assert!(counts.reopened >= 200 && counts.clocks >= 20 && counts.moves_again > 0, "{counts:?}");
}
