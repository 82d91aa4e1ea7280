//! Thoughts to be had, first come first served.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::Job;

/// Jobs that may wait; beyond them a game asks again later.
const WAITING_MAX: usize = 4_096;

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

pub(super) struct Queue {
    threads: usize,
    state: Mutex<State>,
    arrived: Condvar,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Waiting>,
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

    /// The next job and the time it may take, less the more are waiting; none when closed.
    pub fn pop(&self) -> Option<(Waiting, Duration)> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            if let Some(next) = state.waiting.pop_front() {
                let rounds = 1 + state.waiting.len() / self.threads;
                return Some((next, super::pace::thinking_time(rounds)));
            }
            state = self.arrived.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    pub fn close(&self) {
        self.lock().closed = true;
        self.arrived.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing under this lock can panic half-way through a change.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
