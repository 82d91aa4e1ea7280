use play::{Millis, Timestamp};

/// A span in which no server was up, so that no player may be charged for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of life before.
    pub from: Timestamp,
    /// When a server was up again; later than `from`.
    pub until: Timestamp,
}

impl Outage {
    pub fn length(&self) -> Millis {
        self.until - self.from
    }
}
