//! How long an engine may think.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use uai::Clock;

/// The limits of one engine; whichever is reached first ends a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limit {
    /// What it has at the game's beginning, and what each move adds.
    pub clock: Option<Clock>,
    /// For each move.
    pub move_time: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
}

impl Limit {
    pub fn is_none(&self) -> bool {
        *self == Limit::default()
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let clock = self.clock.map(|c| format!("{}+{} s", c.left.as_secs_f64(), c.increment.as_secs_f64()));
        let parts = [
            clock,
            self.move_time.map(|time| format!("{} ms a move", time.as_millis())),
            self.nodes.map(|nodes| format!("{nodes} nodes a move")),
            self.depth.map(|depth| format!("depth {depth}")),
        ];
        f.write_str(&parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }
}

/// A clock in seconds: `10+0.1`, or `10` without an increment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seconds(pub Clock);

impl FromStr for Seconds {
    type Err = SecondsError;

    fn from_str(text: &str) -> Result<Seconds, SecondsError> {
        let (left, increment) = text.split_once('+').unwrap_or((text, "0"));
        let clock = Clock { left: seconds(left)?, increment: seconds(increment)? };
        if clock.left.is_zero() { Err(SecondsError) } else { Ok(Seconds(clock)) }
    }
}

fn seconds(text: &str) -> Result<Duration, SecondsError> {
    let number: f64 = text.parse().map_err(|_| SecondsError)?;
    Duration::try_from_secs_f64(number).map_err(|_| SecondsError)
}

/// The text is no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecondsError;

impl fmt::Display for SecondsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a clock is a number of seconds, and what each move adds: 10+0.1")
    }
}

impl std::error::Error for SecondsError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_in_seconds() {
        let clock = |left, increment| {
            Ok(Seconds(Clock {
                left: Duration::from_millis(left),
                increment: Duration::from_millis(increment),
            }))
        };
        assert_eq!("10+0.1".parse(), clock(10_000, 100));
        assert_eq!("0.5".parse(), clock(500, 0));
        for wrong in ["", "0", "0+1", "-1", "1+", "1+-1", "inf", "NaN", "1e30", "1+1+1"] {
            assert_eq!(wrong.parse::<Seconds>(), Err(SecondsError), "{wrong}");
        }
    }

    #[test]
    fn limits_are_shown_one_after_another() {
        let Seconds(clock) = "10+0.1".parse().unwrap();
        let limit = Limit { clock: Some(clock), nodes: Some(5_000), ..Limit::default() };
        assert_eq!(limit.to_string(), "10+0.1 s, 5000 nodes a move");
        assert!(Limit::default().is_none() && !limit.is_none());
    }
}
