//! How the thread that listens stops the one that thinks.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// A search's two flags.
#[derive(Default)]
pub struct Stop {
    thinking: AtomicBool,
    /// Looked at during the search, hence no lock.
    stopped: AtomicBool,
    waiting: Mutex<()>,
    changed: Condvar,
}

impl Stop {
    /// A search has been ordered.
    pub fn begin(&self) {
        self.stopped.store(false, Ordering::SeqCst);
        self.thinking.store(true, Ordering::SeqCst);
    }

    /// The search is over: from now on another may be ordered.
    pub fn end(&self) {
        let guard = self.lock();
        self.thinking.store(false, Ordering::SeqCst);
        drop(guard);
        self.changed.notify_all();
    }

    pub fn is_thinking(&self) -> bool {
        self.thinking.load(Ordering::SeqCst)
    }

    /// Whether there is a search that nobody has stopped. One that is about to stop is waited for: it is a matter of
    /// milliseconds, and whoever said `stop` need not wait for the best move before saying more.
    pub fn is_search_going_on(&self) -> bool {
        let mut guard = self.lock();
        while self.is_thinking() && self.is_asked() {
            guard = self.changed.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
        self.is_thinking()
    }

    /// Stops the search, if there is one.
    pub fn now(&self) {
        let guard = self.lock();
        self.stopped.store(true, Ordering::SeqCst);
        drop(guard);
        self.changed.notify_all();
    }

    pub fn is_asked(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Returns when the search is to stop.
    pub fn wait(&self) {
        let mut guard = self.lock();
        while !self.is_asked() {
            guard = self.changed.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, ()> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
