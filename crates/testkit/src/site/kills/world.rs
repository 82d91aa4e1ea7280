//! What all players share.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Counts;

pub(super) struct World {
    pub address: SocketAddr,
    closing: AtomicBool,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// When each kill was done, by the clock of this machine, in ms.
    kills: Vec<i64>,
    counts: Counts,
    faults: Vec<String>,
}

impl World {
    pub fn new(address: SocketAddr) -> World {
        World { address, closing: AtomicBool::new(false), state: Mutex::default() }
    }

    /// Whether no new game shall be begun.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::SeqCst)
    }

    pub fn close(&self) {
        self.closing.store(true, Ordering::SeqCst);
    }

    /// The server has just been killed.
    pub fn killed(&self) {
        self.state().kills.push(super::super::now_ms());
        self.count(|counts| counts.kills += 1);
    }

    /// How often it has been killed: the number of the life it lives now.
    pub fn kills(&self) -> u32 {
        self.state().kills.len() as u32
    }

    /// When the kill happened that ended this life.
    pub fn end_of(&self, life: u32) -> Option<i64> {
        self.state().kills.get(life as usize).copied()
    }

    pub fn count(&self, count: impl FnOnce(&mut Counts)) {
        count(&mut self.state().counts);
    }

    pub fn fault(&self, what: String) {
        eprintln!("fault: {what}");
        self.state().faults.push(what);
    }

    pub fn has_faults(&self) -> bool {
        !self.state().faults.is_empty()
    }

    pub fn finish(&self) -> Result<Counts, Vec<String>> {
        let state = self.state();
        if state.faults.is_empty() { Ok(state.counts) } else { Err(state.faults.clone()) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
