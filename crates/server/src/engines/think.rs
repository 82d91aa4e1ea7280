//! One thinking thread.

use std::time::Instant;

use engine::{Engine, Observer, Report, levels};

use super::queue::{Queue, Waiting};
use crate::games::ToRoom;

/// Takes jobs until the queue is closed.
pub(super) fn run(queue: &Queue, table_bytes: usize) {
    let mut engine = Engine::new(table_bytes);
    while let Some((waiting, time)) = queue.pop() {
        // A fault in the engine costs one answer, and the thread's memory of positions.
        let until = Instant::now() + time;
        let thought =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| think(&mut engine, &waiting, until)));
        let mv = thought.unwrap_or_else(|_| {
            tracing::error!(position = %waiting.job.position, level = waiting.job.level, "the engine failed");
            engine = Engine::new(table_bytes);
            waiting.job.position.legal_moves().first().copied()
        });
        metrics::histogram!("ataxx_engine_seconds").record(waiting.since.elapsed().as_secs_f64());
        post(waiting, mv);
    }
}

fn think(engine: &mut Engine, waiting: &Waiting, until: Instant) -> Option<ataxx::Move> {
    let job = &waiting.job;
    levels::choose(engine, job.level, &job.position, &job.past, seed(), &mut Deadline(until))
}

/// Posts the answer when the pause is over, without keeping this thread.
fn post(waiting: Waiting, mv: Option<ataxx::Move>) {
    let Waiting { job, since, runtime } = waiting;
    let earliest = since + super::pace::pause(job.level, seed());
    runtime.spawn(async move {
        tokio::time::sleep_until(earliest.into()).await;
        if let Some(room) = job.to.upgrade() {
            // A room that has just closed loads the game anew and asks again.
            drop(room.send(ToRoom::Thought { answers: job.answers, mv }).await);
        }
    });
}

fn seed() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_ne_bytes(bytes),
        // Without chance a weak level plays the same game twice: bearable.
        Err(_) => 0,
    }
}

struct Deadline(Instant);

impl Observer for Deadline {
    fn iteration(&mut self, _: &Report) {}

    fn should_stop(&mut self, _: u64) -> bool {
        Instant::now() >= self.0
    }
}
