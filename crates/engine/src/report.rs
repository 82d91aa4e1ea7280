//! What goes into a search and what comes out of it.

use alloc::vec::Vec;

use ataxx::Move;

use crate::Score;

/// How far a search may go. Whichever limit is reached first ends it; a clock is the observer's
/// matter. The default has no limit but the engine's own ([`Limits::DEEPEST`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Full iterations, in plies; more than [`Limits::DEEPEST`] counts as that.
    pub depth: u8,
    /// Positions visited, kept exactly by one thread.
    pub nodes: u64,
    /// How many different first moves are to be found, each with its line, the best ones; zero counts as one. More
    /// lines take more time, and the best is no better for it.
    pub lines: u8,
}

impl Limits {
    /// The deepest iteration that a search does, in plies.
    pub const DEEPEST: u8 = 100;

    /// Ends after the iteration of this depth.
    pub fn depth(depth: u8) -> Limits {
        Limits { depth, ..Limits::default() }
    }

    /// Ends after so many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes, ..Limits::default() }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { depth: Limits::DEEPEST, nodes: u64::MAX, lines: 1 }
    }
}

/// The result of a search, or of one iteration of it: one line of it, if there are several.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Which of several lines this is, from 1, the best.
    pub line: u8,
    /// The best move (of a later line: the best beside those of the lines before): legal always, `None` only if the game is over at the root.
    pub best: Option<Move>,
    /// The value of the root for the side to move there.
    pub score: Score,
    /// The last completed iteration, in plies; 0 if there was none.
    pub depth: u8,
    /// Plies of the longest line looked at, from the root on.
    pub farthest: u16,
    /// Positions visited since the search began.
    pub nodes: u64,
    /// How much of the table this search has filled, in thousandths.
    pub fill_permille: u16,
    /// The expected course of the game, `best` first.
    pub pv: Vec<Move>,
}

/// The searcher's only way to the outside: it hears of each iteration and says when to stop.
pub trait Observer {
    /// An iteration is complete. If several lines are wanted it hears of each in turn, the best first.
    fn iteration(&mut self, report: &Report);

    /// The search is over, and this is its result but for nodes that are still being counted: what remains is to wait
    /// for the other threads, if there are some, which may take a while on a busy machine. Comes once, at the end.
    fn finished(&mut self, _report: &Report) {}

    /// Whether to stop now; asked at the start and then every 256 nodes. Once it said yes, it
    /// is not asked again.
    fn should_stop(&mut self, nodes: u64) -> bool;
}

/// An observer that listens to nothing and never stops a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unobserved;

impl Observer for Unobserved {
    fn iteration(&mut self, _report: &Report) {}

    fn should_stop(&mut self, _nodes: u64) -> bool {
        false
    }
}
