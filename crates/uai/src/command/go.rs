//! How long an engine may think.

use std::time::Duration;

/// The limits of a search; whichever is reached first ends it. The default has none.
///
/// Times are whole milliseconds: what is finer is lost in print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The clock of Black. In nearly every engine that is `x`, the side that begins; a few take `x` as White.
    pub black: Option<Clock>,
    /// The clock of White, in nearly every engine `o`.
    pub white: Option<Clock>,
    /// So many moves until the clocks get more time.
    pub moves_to_go: Option<u32>,
    /// Think for just this long.
    pub move_time: Option<Duration>,
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// Positions to visit.
    pub nodes: Option<u64>,
    /// Think until told to stop.
    pub infinite: bool,
}

/// What a player has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// The time left.
    pub left: Duration,
    /// What each move adds.
    pub increment: Duration,
}
