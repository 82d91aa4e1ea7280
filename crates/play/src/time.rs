//! Moments and spans, in milliseconds. Both are signed so that a difference can be taken in either
//! order without a panic; a span that must not be negative says so where it is used.

use core::ops::{Add, AddAssign, Sub};

use serde::{Deserialize, Serialize};

/// A moment: milliseconds since 1970-01-01T00:00:00Z, by the server's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

/// A span of time in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    pub const ZERO: Millis = Millis(0);

    pub const fn seconds(n: i64) -> Millis {
        Millis(n * 1_000)
    }

    pub const fn minutes(n: i64) -> Millis {
        Millis::seconds(n * 60)
    }

    pub const fn hours(n: i64) -> Millis {
        Millis::minutes(n * 60)
    }

    pub const fn days(n: i64) -> Millis {
        Millis::hours(n * 24)
    }

    /// This span, or nothing if it is negative.
    pub fn at_least_zero(self) -> Millis {
        self.max(Millis::ZERO)
    }
}

impl Add<Millis> for Timestamp {
    type Output = Timestamp;
    fn add(self, span: Millis) -> Timestamp {
        Timestamp(self.0 + span.0)
    }
}

impl AddAssign<Millis> for Timestamp {
    fn add_assign(&mut self, span: Millis) {
        self.0 += span.0;
    }
}

impl Sub for Timestamp {
    type Output = Millis;
    fn sub(self, earlier: Timestamp) -> Millis {
        Millis(self.0 - earlier.0)
    }
}

impl Sub<Millis> for Timestamp {
    type Output = Timestamp;
    fn sub(self, span: Millis) -> Timestamp {
        Timestamp(self.0 - span.0)
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, other: Millis) -> Millis {
        Millis(self.0 + other.0)
    }
}

impl Sub for Millis {
    type Output = Millis;
    fn sub(self, other: Millis) -> Millis {
        Millis(self.0 - other.0)
    }
}
