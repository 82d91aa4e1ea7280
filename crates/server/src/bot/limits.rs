//! How long the engine may think.

use std::time::Duration;

use ataxx::Side;
use uai::Go;

/// Limits of one search, in place of the game's clock.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(super) struct Limits {
    /// Positions to visit for each move, whatever the clock says.
    #[arg(long)]
    nodes: Option<u64>,

    /// Plies to look ahead for each move, whatever the clock says.
    #[arg(long)]
    depth: Option<u32>,

    /// Milliseconds for each move, whatever the clock says.
    #[arg(long, value_name = "MS")]
    move_time: Option<u64>,

    /// Milliseconds lost between the server's clock and the engine, taken off what it is told.
    #[arg(long, value_name = "MS", default_value_t = 100)]
    lag: u64,

    /// Tell the engine Red's clock as White's: a few engines take the side that begins as White.
    #[arg(long)]
    red_is_white: bool,
}

/// For each move of a game without a clock.
const WITHOUT_CLOCK: Duration = Duration::from_secs(1);
/// Told at least, however little is left.
const LEAST: Duration = Duration::from_millis(10);
/// After the time that a search was given, the engine gets so much more before it is taken for stuck.
const GRACE: Duration = Duration::from_secs(10);
/// A search by nodes or plies alone may take so long.
const UNCLOCKED: Duration = Duration::from_secs(600);

/// What is left to a side, and what each move adds, in ms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left {
    pub red: i64,
    pub blue: i64,
    pub increment: i64,
}

impl Limits {
    /// What to tell the engine, whose side is to move.
    pub fn go(&self, clock: Option<Left>) -> Go {
        let fixed = Go {
            nodes: self.nodes,
            depth: self.depth,
            move_time: self.move_time.map(Duration::from_millis),
            ..Go::default()
        };
        if fixed != Go::default() {
            return fixed;
        }
        let Some(left) = clock else { return Go { move_time: Some(WITHOUT_CLOCK), ..Go::default() } };
        let told = |ms: i64| {
            let spare = span(ms).saturating_sub(Duration::from_millis(self.lag));
            Some(uai::Clock { left: spare.max(LEAST), increment: span(left.increment) })
        };
        let (red, blue) = (told(left.red), told(left.blue));
        let (black, white) = if self.red_is_white { (blue, red) } else { (red, blue) };
        Go { black, white, ..Go::default() }
    }

    /// After how long an engine that was told `go` and says nothing is stuck.
    pub fn patience(go: &Go, clock: Option<Left>, side: Side) -> Duration {
        let left = clock.map(|left| if side == Side::Red { left.red } else { left.blue });
        go.move_time.or(left.map(span)).unwrap_or(UNCLOCKED) + GRACE
    }
}

/// Below zero there is nothing left.
fn span(ms: i64) -> Duration {
    Duration::from_millis(u64::try_from(ms).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEFT: Left = Left { red: 60_000, blue: 30, increment: 2_000 };

    fn told(limits: Limits, clock: Option<Left>) -> String {
        limits.go(clock).to_string()
    }

    #[test]
    fn the_engine_is_told_what_it_needs() {
        let usual = Limits { lag: 100, ..Limits::default() };
        assert_eq!(told(usual, Some(LEFT)), "go btime 59900 binc 2000 wtime 10 winc 2000");
        assert_eq!(told(usual, None), "go movetime 1000");
        let turned = Limits { red_is_white: true, ..usual };
        assert_eq!(told(turned, Some(LEFT)), "go btime 10 binc 2000 wtime 59900 winc 2000");
        let fixed = Limits { nodes: Some(500), depth: Some(3), ..usual };
        assert_eq!(told(fixed, Some(LEFT)), "go depth 3 nodes 500");
    }
}
