//! Being asked to end.

use tokio::signal::unix::{Signal, SignalKind, signal};

/// Interruptions (Ctrl-C) and terminations of this process from the beginning on. One that comes while nobody waits
/// for it is kept.
pub(super) struct Interrupts {
    interrupt: Signal,
    terminate: Signal,
}

impl Interrupts {
    pub fn new() -> std::io::Result<Interrupts> {
        Ok(Interrupts {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// Waits for the next one. Waiting may be given up and done again: nothing is lost.
    pub async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}
