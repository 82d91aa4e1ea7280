//! Thoughts to be had, first come first served; looks only when no thought is to be had.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::Report;
use tokio::sync::oneshot;

use super::{Job, Look};

/// Jobs that may wait; beyond them a game asks again later.
const WAITING_MAX: usize = 4_096;
/// Looks that may wait.
const LOOKS_MAX: usize = 64;

/// A job and when it came.
pub(super) struct Waiting {
    pub job: Job,
    pub since: Instant,
    pub runtime: tokio::runtime::Handle,
}

impl Waiting {
    pub fn new(job: Job, runtime: tokio::runtime::Handle) -> Waiting {
        Waiting { job, since: Instant::now(), runtime }
    }
}

/// A look, and who waits for it.
pub(super) struct Looking {
    pub look: Look,
    pub answer: oneshot::Sender<Report>,
}

/// What a thread does next.
pub(super) enum Next {
    /// A job and the time it may take, less the more are waiting.
    Think(Waiting, Duration),
    Look(Looking),
}

pub(super) struct Queue {
    threads: usize,
    state: Mutex<State>,
    arrived: Condvar,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Waiting>,
    looks: VecDeque<Looking>,
    closed: bool,
}

impl Queue {
    pub fn new(threads: usize) -> Queue {
        Queue { threads, state: Mutex::default(), arrived: Condvar::new() }
    }

    pub fn push(&self, waiting: Waiting) -> bool {
        let mut state = self.lock();
        if state.closed || state.waiting.len() >= WAITING_MAX {
            return false;
        }
        state.waiting.push_back(waiting);
        metrics::gauge!("ataxx_engine_queue").set(state.waiting.len() as f64);
        drop(state);
        self.arrived.notify_one();
        true
    }

    pub fn push_look(&self, looking: Looking) -> bool {
        let mut state = self.lock();
        if state.closed || state.looks.len() >= LOOKS_MAX {
            return false;
        }
        state.looks.push_back(looking);
        drop(state);
        self.arrived.notify_one();
        true
    }

    /// Puts a look back that had to make way: it is the first of its kind again.
    pub fn make_way(&self, looking: Looking) {
        let mut state = self.lock();
        if !state.closed {
            state.looks.push_front(looking);
        }
        drop(state);
        self.arrived.notify_one();
    }

    /// Whether somebody waits for a move, or all shall end: no time for looks.
    pub fn is_urgent(&self) -> bool {
        let state = self.lock();
        state.closed || !state.waiting.is_empty()
    }

    /// What to do next; none when closed.
    pub fn pop(&self) -> Option<Next> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            if let Some(next) = state.waiting.pop_front() {
                let rounds = 1 + state.waiting.len() / self.threads;
                return Some(Next::Think(next, super::pace::thinking_time(rounds)));
            }
            if let Some(looking) = state.looks.pop_front() {
                return Some(Next::Look(looking));
            }
            state = self.arrived.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    pub fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        // Nobody looks any more: whoever waits is told by the end of the channel.
        state.looks.clear();
        drop(state);
        self.arrived.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing under this lock can panic half-way through a change.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
