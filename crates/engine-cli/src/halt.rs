//! When what takes long shall end.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// What a shell says of a program that an interrupt has ended.
const INTERRUPTED: i32 = 130;

/// Asked by everything that waits.
#[derive(Default)]
pub struct Halt {
    /// By whoever started the program.
    interrupted: Arc<AtomicBool>,
    /// By the work itself: it is decided, or can't go on.
    over: AtomicBool,
}

impl Halt {
    /// Heeds Ctrl-C from now on; a second one ends the program at once.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn at_interrupt() -> io::Result<Halt> {
        let halt = Halt::default();
        for signal in [SIGINT, SIGTERM] {
            // In this order: the first signal finds the flag down, and raises it.
            flag::register_conditional_shutdown(signal, INTERRUPTED, Arc::clone(&halt.interrupted))?;
            flag::register(signal, Arc::clone(&halt.interrupted))?;
        }
        Ok(halt)
    }

    /// Ends the work.
    pub fn now(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    pub fn is_asked(&self) -> bool {
        self.is_interrupted() || self.over.load(Ordering::Relaxed)
    }

    pub fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }
}
