//! Who is listed among the best.

/// Rated games that are needed.
pub(crate) const LEADER_GAMES: u32 = 10;
/// Accounts that are listed at most.
pub(crate) const LEADERS: u32 = 100;
