//! The computer opponents' thinking: a bounded number of threads of their own, so that no thought
//! delays anybody's socket.

mod pace;
mod queue;
mod think;

use std::sync::Arc;

use ataxx::{Hash, Position};
use play::Version;
use tokio::sync::mpsc;

use crate::games::ToRoom;
use queue::Queue;

/// Transposition table of each thread, in bytes: for moves, and for looks.
const TABLE_BYTES: usize = 16 << 20;
const LOOK_TABLE_BYTES: usize = 1 << 20;

/// A move to find. The answer is posted to the game's room, if that is still open.
#[derive(Debug)]
pub(crate) struct Job {
    pub answers: Version,
    pub position: Position,
    pub past: Vec<Hash>,
    pub level: u8,
    pub to: mpsc::WeakSender<ToRoom>,
}

/// A position to be looked at when nobody waits for a move: how long it takes is nobody's wait.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    pub position: Position,
    pub past: Vec<Hash>,
    /// Positions visited: the same look gives the same report.
    pub nodes: u64,
}

/// A handle on the thinking threads. They end when the last handle is gone.
#[derive(Clone)]
pub(crate) struct Engines(Arc<Handle>);

struct Handle {
    queue: Arc<Queue>,
    runtime: tokio::runtime::Handle,
}

impl Engines {
    /// Starts the threads. Call it within the runtime that the answers shall be posted by.
    pub fn start(threads: usize) -> Engines {
        let queue = Arc::new(Queue::new(threads));
        for n in 0..threads {
            let queue = Arc::clone(&queue);
            let spawned = std::thread::Builder::new()
                .name(format!("engine-{n}"))
                .spawn(move || think::run(&queue, TABLE_BYTES, LOOK_TABLE_BYTES));
            if let Err(error) = spawned {
                tracing::error!(%error, "an engine thread could not start");
            }
        }
        Engines(Arc::new(Handle { queue, runtime: tokio::runtime::Handle::current() }))
    }

    /// What the engine finds, once no opponent's move is to be found. None if too many looks wait, or the server stops.
    pub async fn look(&self, look: Look) -> Option<engine::Report> {
        let (answer, report) = tokio::sync::oneshot::channel();
        if !self.0.queue.push_look(queue::Looking { look, answer }) {
            return None;
        }
        report.await.ok()
    }

    /// Whether the job was taken; a full queue takes none.
    pub fn submit(&self, job: Job) -> bool {
        self.0.queue.push(queue::Waiting::new(job, self.0.runtime.clone()))
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        self.queue.close();
    }
}
