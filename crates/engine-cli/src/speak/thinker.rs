//! The thread that thinks.

use std::io;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use ataxx::{Game, Side};
use engine::{Allotment, Clock, Engine, Limits};
use uai::{Answer, Go};

use super::options::HASH_DEFAULT;
use super::output::say;
use super::stop::Stop;
use super::watch::Watch;

/// What the thread is asked to do, one after another.
pub enum Task {
    Think { game: Box<Game>, go: Go, overhead: Duration },
    Resize { table_bytes: usize },
    Forget,
    SayReady,
}

/// Works until nobody asks any more.
///
/// # Errors
/// If standard output fails.
pub fn run(tasks: Receiver<Task>, stop: &Stop) -> io::Result<()> {
    let mut engine = Engine::new((HASH_DEFAULT as usize) << 20);
    for task in tasks {
        match task {
            Task::Think { game, go, overhead } => think(&mut engine, &game, go, overhead, stop)?,
            Task::Resize { table_bytes } => engine = Engine::new(table_bytes),
            Task::Forget => engine.clear(),
            Task::SayReady => say(&Answer::ReadyOk)?,
        }
    }
    Ok(())
}

fn think(engine: &mut Engine, game: &Game, go: Go, overhead: Duration, stop: &Stop) -> io::Result<()> {
    let begun = Instant::now();
    let position = game.position();
    let allotted = allotted(&go, position.turn(), overhead);
    let limits = Limits {
        depth: go.depth.map_or(Limits::DEEPEST, |depth| u8::try_from(depth).unwrap_or(Limits::DEEPEST)),
        nodes: go.nodes.unwrap_or(u64::MAX),
        ..Limits::default()
    };
    let mut watch = Watch::new(begun, allotted, stop);
    // A game that ended by its history would be searched as if it went on.
    let best = match game.outcome() {
        Some(_) => None,
        None => engine.search(position, game.past(), limits, &mut watch).best,
    };
    let written = watch.written();
    if waits_for_stop(&go) {
        stop.wait();
    }
    stop.end();
    written?;
    say(&Answer::BestMove(best))
}

/// Without any limit, a search is over only when it is told to stop.
fn waits_for_stop(go: &Go) -> bool {
    let limited = go.depth.is_some() || go.nodes.is_some() || go.move_time.is_some();
    go.infinite || !(limited || go.black.is_some() || go.white.is_some())
}

fn allotted(go: &Go, turn: Side, overhead: Duration) -> Option<Allotment> {
    if go.infinite {
        return None;
    }
    if let Some(time) = go.move_time {
        return Some(Allotment::exactly(time, overhead));
    }
    let clock = match turn {
        Side::Red => go.black,
        Side::Blue => go.white,
    };
    let (left, increment) = clock.map(|clock| (clock.left, clock.increment))?;
    Some(Allotment::of(Clock { left, increment, moves_to_go: go.moves_to_go }, overhead))
}
