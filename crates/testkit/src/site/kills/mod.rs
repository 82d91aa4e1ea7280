//! Games are played while the server is killed at random moments. Whatever it acknowledged or told
//! anybody must be there afterwards, at its place, once.

mod audit;
mod board;
mod ledger;
mod open;
mod person;
mod watcher;
mod world;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Dice, Kept, Site};
use board::Board;
use world::World;

/// How long every game may take to go on after the last restart.
const GO_ON_MAX: Duration = Duration::from_secs(60);

/// What to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server's program.
    pub binary: PathBuf,
    /// What it is kept in.
    pub kept: Kept,
    pub seed: u64,
    /// Games that are played at once. An eighth and more of each kind.
    pub boards: usize,
    pub length: Length,
}

/// When it is enough.
#[derive(Clone, Copy, Debug)]
pub enum Length {
    Kills(u32),
    Time(Duration),
}

/// What was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub kills: u32,
    pub games: u32,
    pub games_ended: u32,
    /// Moves that people sent and that were acknowledged.
    pub moves: u32,
    /// Moves sent again, since the connection broke before the answer came.
    pub moves_again: u32,
    /// Snapshots held against what was known before.
    pub reopened: u32,
    /// Of these, snapshots whose clock was held against the clock before the kill.
    pub clocks: u32,
    /// Plies in the database at the end, each judged by the oracle.
    pub plies: u32,
}

/// Carries the plan out.
///
/// # Errors
/// Every fault that was found.
///
/// # Panics
/// If the server does not start.
pub async fn run(plan: &Plan) -> Result<Counts, Vec<String>> {
    let mut dice = Dice::new(plan.seed);
    let mut site = Site::start_over(plan.kept, &plan.binary, &[]).await;
    let world = Arc::new(World::new(site.address()));
    let boards: Vec<_> = (0..plan.boards)
        .map(|number| tokio::spawn(Board::new(number, dice.fork(), Arc::clone(&world)).play()))
        .collect();

    kill_and_restart(plan.length, &mut site, &world, &mut dice).await;

    world.close();
    let mut books = Vec::new();
    let until = Instant::now() + GO_ON_MAX;
    for (number, board) in boards.into_iter().enumerate() {
        match tokio::time::timeout_at(until.into(), board).await {
            Ok(Ok(played)) => books.extend(played),
            Ok(Err(error)) => world.fault(format!("board {number}: {error}")),
            Err(_) => world.fault(format!("board {number} is stuck")),
        }
    }
    let status = site.stop().await;
    if !status.success() {
        world.fault(format!("the server ended with {status}"));
    }
    site.panics().into_iter().for_each(|line| world.fault(line));
    audit::audit(&site, &books, &world).await;
    world.finish().inspect_err(|_| eprintln!("--- what the server said ---\n{}---", site.log()))
}

/// Lets the server live for a moment, kills it and starts it again, until it is enough. It lives at the
/// end.
async fn kill_and_restart(length: Length, site: &mut Site, world: &World, dice: &mut Dice) {
    let begun = Instant::now();
    loop {
        let kills = world.kills();
        let enough = match length {
            Length::Kills(max) => kills >= max,
            Length::Time(max) => begun.elapsed() >= max,
        };
        if enough || world.has_faults() {
            return;
        }
        // Now and then it dies while it still comes up, now and then it may play for a while.
        let life = if kills % 8 == 3 { dice.below(60) } else { 150 + dice.below(1_300) };
        tokio::time::sleep(Duration::from_millis(life)).await;
        site.kill9();
        world.killed();
        // A time that would be seen on a clock.
        let away = if kills.is_multiple_of(10) { 1_500 } else { dice.below(100) };
        tokio::time::sleep(Duration::from_millis(away)).await;
        site.restart().await;
    }
}
