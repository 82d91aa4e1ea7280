//! One thinking thread.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use engine::{Engine, Limits, Observer, Report, levels};

use super::Look;
use super::queue::{Looking, Next, Queue, Waiting};
use crate::games::ToRoom;

/// Does what the queue says until it is closed.
pub(super) fn run(queue: &Queue, table_bytes: usize, look_table_bytes: usize) {
    let mut engine = Engine::new(table_bytes);
    let mut looking_engine = Engine::new(look_table_bytes);
    while let Some(next) = queue.pop() {
        match next {
            Next::Think(waiting, time) => {
                if !answer(&mut engine, waiting, time) {
                    engine = Engine::new(table_bytes);
                }
            }
            Next::Look(looking) => {
                if !look(&mut looking_engine, queue, looking) {
                    looking_engine = Engine::new(look_table_bytes);
                }
            }
        }
    }
}

/// False after a fault in the engine: it costs one good answer, and the thread's memory of positions.
fn answer(engine: &mut Engine, waiting: Waiting, time: Duration) -> bool {
    let until = Instant::now() + time;
    let thought = catch_unwind(AssertUnwindSafe(|| think(engine, &waiting, until)));
    let sound = thought.is_ok();
    let mv = thought.unwrap_or_else(|_| {
        tracing::error!(position = %waiting.job.position, level = waiting.job.level, "the engine failed");
        waiting.job.position.legal_moves().first().copied()
    });
    metrics::histogram!("ataxx_engine_seconds").record(waiting.since.elapsed().as_secs_f64());
    post(waiting, mv);
    sound
}

/// Looks at a position with an engine that remembers nothing, and makes way as soon as somebody waits for a move. False
/// after a fault in the engine.
fn look(engine: &mut Engine, queue: &Queue, looking: Looking) -> bool {
    let Look { position, past, nodes } = &looking.look;
    engine.clear();
    let mut watch = Patience { queue, left: false };
    let looked =
        catch_unwind(AssertUnwindSafe(|| engine.search(position, past, Limits::nodes(*nodes), &mut watch)));
    match looked {
        Ok(_) if watch.left => queue.make_way(looking),
        // Whoever asked may be gone.
        Ok(report) => drop(looking.answer.send(report)),
        Err(_) => {
            tracing::error!(position = %position, "the engine failed at a look");
            return false;
        }
    }
    true
}

struct Patience<'a> {
    queue: &'a Queue,
    left: bool,
}

impl Observer for Patience<'_> {
    fn iteration(&mut self, _: &Report) {}

    fn should_stop(&mut self, _: u64) -> bool {
        self.left = self.queue.is_urgent();
        self.left
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use ataxx::Position;
    use play::Version;
    use tokio::sync::{mpsc, oneshot};

    use super::super::Job;
    use super::*;

    fn looking(nodes: u64) -> (Looking, oneshot::Receiver<Report>) {
        let (answer, report) = oneshot::channel();
        let look = Look { position: Position::start(), past: Vec::new(), nodes };
        (Looking { look, answer }, report)
    }

    fn job(to: &mpsc::Sender<ToRoom>) -> Job {
        Job {
            answers: Version(1),
            position: Position::start(),
            past: Vec::new(),
            level: 1,
            to: to.downgrade(),
        }
    }

    #[tokio::test]
    async fn a_look_makes_way_for_a_move_and_is_had_afterwards() {
        let queue = Arc::new(Queue::new(1));
        let (room, mut thoughts) = mpsc::channel(1);
        // An endless look is begun; the move must come all the same.
        let (endless, mut never) = looking(u64::MAX);
        let (short, report) = looking(2_000);
        assert!(queue.push_look(endless));
        let thread = {
            let queue = Arc::clone(&queue);
            std::thread::spawn(move || run(&queue, 1 << 16, 1 << 16))
        };
        assert!(queue.push(Waiting::new(job(&room), tokio::runtime::Handle::current())));
        assert!(matches!(thoughts.recv().await, Some(ToRoom::Thought { mv: Some(_), .. })));
        assert!(never.try_recv().is_err());
        queue.close();
        thread.join().unwrap();
        assert!(!queue.push_look(short));
        assert!(report.await.is_err() && never.await.is_err());
    }

    #[tokio::test]
    async fn the_same_look_gives_the_same_report() {
        let queue = Arc::new(Queue::new(1));
        let thread = {
            let queue = Arc::clone(&queue);
            std::thread::spawn(move || run(&queue, 1 << 16, 1 << 16))
        };
        let mut reports = Vec::new();
        for _ in 0..2 {
            let (look, report) = looking(3_000);
            assert!(queue.push_look(look));
            reports.push(report.await.unwrap());
        }
        assert_eq!(reports[0], reports[1]);
        assert!(reports[0].nodes <= 3_000 && reports[0].best.is_some());
        queue.close();
        thread.join().unwrap();
    }
}
