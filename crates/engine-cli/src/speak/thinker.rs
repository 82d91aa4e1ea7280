//! The thread that thinks.

use std::io;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use ataxx::{Game, Side};
use engine::{Allotment, Clock, Engine, Limits};
use uai::{Answer, Go};

use super::options::HASH_DEFAULT;
use super::output::Output;
use super::stop::Stop;
use super::watch::Watch;

/// What the thread is asked to do, one after another.
pub enum Task {
    Think {
        game: Box<Game>,
        go: Go,
        /// When the order came: time has been passing since.
        heard: Instant,
        overhead: Duration,
        lines: u8,
    },
    Resize {
        table_bytes: usize,
    },
    SetThreads {
        threads: usize,
    },
    Forget,
    SayReady,
}

/// Works until nobody asks any more.
///
/// # Errors
/// If the output fails.
pub fn run(tasks: Receiver<Task>, stop: &Stop, output: &Output) -> io::Result<()> {
    let _end = EndAtLast(stop);
    let mut engine = Engine::new((HASH_DEFAULT as usize) << 20);
    for task in tasks {
        match task {
            Task::Think { game, go, heard, overhead, lines } => {
                let allotted = allotted(&go, &game, overhead);
                let watch = Watch::new(heard, allotted, waits_for_stop(&go), stop, output);
                think(&mut engine, &game, &go, lines, watch)?;
            }
            Task::Resize { table_bytes } => {
                if let Err(error) = engine.resize(table_bytes) {
                    output.remark(&error.to_string())?;
                }
            }
            Task::SetThreads { threads } => engine.set_threads(threads),
            Task::Forget => engine.clear(),
            Task::SayReady => output.say(&Answer::ReadyOk)?,
        }
    }
    Ok(())
}

/// Nobody waits for a thread that is no more.
struct EndAtLast<'a>(&'a Stop);

impl Drop for EndAtLast<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}

fn think(engine: &mut Engine, game: &Game, go: &Go, lines: u8, mut watch: Watch) -> io::Result<()> {
    let limits = Limits {
        depth: go.depth.map_or(Limits::DEEPEST, |depth| u8::try_from(depth).unwrap_or(Limits::DEEPEST)),
        nodes: go.nodes.unwrap_or(u64::MAX),
        lines,
    };
    // A game that ended by its history would be searched as if it went on.
    match game.outcome() {
        Some(_) => watch.conclude(None),
        None => drop(engine.search(game.position(), game.past(), limits, &mut watch)),
    }
    watch.written()
}

/// Without any limit, a search is over only when it is told to stop.
fn waits_for_stop(go: &Go) -> bool {
    let limited = go.depth.is_some() || go.nodes.is_some() || go.move_time.is_some();
    go.infinite || !(limited || go.black.is_some() || go.white.is_some())
}

fn allotted(go: &Go, game: &Game, overhead: Duration) -> Option<Allotment> {
    if go.infinite {
        return None;
    }
    if let Some(time) = go.move_time {
        return Some(Allotment::exactly(time, overhead));
    }
    let position = game.position();
    // Who tells of one clock only means both, rather than a search without end.
    let clock = match position.turn() {
        Side::Red => go.black.or(go.white),
        Side::Blue => go.white.or(go.black),
    };
    let (left, increment) = clock.map(|clock| (clock.left, clock.increment))?;
    let allotment = Allotment::of(Clock { left, increment, moves_to_go: go.moves_to_go }, overhead);
    // A move without a choice needs no thought.
    let soft = if position.legal_moves().len() > 1 { allotment.soft } else { Duration::ZERO };
    Some(Allotment { soft, ..allotment })
}
