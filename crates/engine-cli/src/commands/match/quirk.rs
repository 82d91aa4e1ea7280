//! In what an engine differs from what a runner expects.

use std::fmt;
use std::str::FromStr;

/// A known difference; told per engine, since none can be seen from outside.
///
/// What needs no flag, for it harms nobody: a banner before `uai`, scores without `cp`, `bestmove … ponder …`, long
/// clones, passes in words, another start position (a FEN is sent always).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quirk {
    /// `x-is-white`: it takes x, the side that begins, as White, and its clock is `wtime` (Ataxx.cpp).
    XIsWhite,
    /// `movetime-as-clock`, `movetime-as-clock:5`: it has no `movetime`, and is told of a clock with so many times as
    /// much instead, and with so many moves to go (Anthraxx; five times for Ataxx.cpp, which takes a fortieth of its
    /// clock, but up to a fifth).
    MovetimeAsClock { times: u32 },
    /// `movetime-by-stop`: it has no `movetime`; it is let think without limit, and told to stop. Exact, if it heeds
    /// `stop` at once.
    MovetimeByStop,
    /// `ignores-stop`: it does not heed `stop` while it thinks, and is never sent one (Zataxx, Sanctaphraxx, Monty).
    IgnoresStop,
    /// `no-moves`: it reads no `moves` behind a position; only the position is sent, and it knows of no repetitions.
    NoMoves,
    /// `restart`: it carries something over from game to game, and is started anew for each.
    Restart,
}

/// The names of those that have no number.
const NAMES: [(&str, Quirk); 6] = [
    ("x-is-white", Quirk::XIsWhite),
    (AS_CLOCK, Quirk::MovetimeAsClock { times: 1 }),
    ("movetime-by-stop", Quirk::MovetimeByStop),
    ("ignores-stop", Quirk::IgnoresStop),
    ("no-moves", Quirk::NoMoves),
    ("restart", Quirk::Restart),
];
const AS_CLOCK: &str = "movetime-as-clock";
const TIMES_MAX: u32 = 1_000;

impl FromStr for Quirk {
    type Err = QuirkError;

    fn from_str(text: &str) -> Result<Quirk, QuirkError> {
        if let Some(times) = text.strip_prefix(AS_CLOCK).and_then(|rest| rest.strip_prefix(':')) {
            let times = times.parse().ok().filter(|times| (1..=TIMES_MAX).contains(times));
            return times.map(|times| Quirk::MovetimeAsClock { times }).ok_or(QuirkError);
        }
        NAMES.iter().find(|(name, _)| *name == text).map(|&(_, quirk)| quirk).ok_or(QuirkError)
    }
}

/// The text names no quirk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuirkError;

impl fmt::Display for QuirkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = NAMES.map(|(name, _)| name).join(", ");
        write!(f, "the known quirks are {names}, and {AS_CLOCK}:N with a number from 1 to {TIMES_MAX}")
    }
}

impl std::error::Error for QuirkError {}

/// The quirks of one engine.
#[derive(Clone, Debug, Default)]
pub struct Quirks(pub Vec<Quirk>);

impl Quirks {
    pub fn has(&self, quirk: Quirk) -> bool {
        self.0.contains(&quirk)
    }

    /// By how much more than its time a clock shows that stands for `movetime`.
    pub fn movetime_as_clock(&self) -> Option<u32> {
        self.0.iter().find_map(|quirk| match quirk {
            Quirk::MovetimeAsClock { times } => Some(*times),
            _ => None,
        })
    }
}

impl fmt::Display for Quirk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Quirk::MovetimeAsClock { times } if *times > 1 => write!(f, "{AS_CLOCK}:{times}"),
            quirk => f.write_str(NAMES.iter().find(|(_, known)| known == quirk).map_or("", |(name, _)| name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quirks_read_back_as_they_are_shown() {
        for (name, quirk) in NAMES {
            assert_eq!((name.parse(), quirk.to_string().as_str()), (Ok(quirk), name));
        }
        let five = Quirk::MovetimeAsClock { times: 5 };
        assert_eq!(
            ("movetime-as-clock:5".parse(), five.to_string()),
            (Ok(five), "movetime-as-clock:5".into())
        );
        for wrong in
            ["", "x", "restart:2", "movetime-as-clock:", "movetime-as-clock:0", "movetime-as-clock:x"]
        {
            assert_eq!(wrong.parse::<Quirk>(), Err(QuirkError), "{wrong}");
        }
    }
}
