//! What an engine is asked at its move.

use std::time::Duration;

use ataxx::{BySide, Side};
use uai::{Clock, Go};

use super::limit::Limit;
use super::quirk::{Quirk, Quirks};

/// A search to be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    pub go: Go,
    /// After this time it is told to stop.
    pub stop_after: Option<Duration>,
    /// The time that it may use; without, it has as long as anybody's patience lasts.
    pub allowed: Option<Duration>,
}

impl Request {
    /// What to ask of an engine that plays `side`, in its own dialect. An opponent without a clock seems to have
    /// the same time left.
    pub fn new(side: Side, clocks: BySide<Option<Clock>>, limit: &Limit, quirks: &Quirks) -> Request {
        let mut go = Go { depth: limit.depth, nodes: limit.nodes, ..Go::default() };
        let own = clocks[side];
        if own.is_some() {
            let of = |side: Side| clocks[side].or(own);
            (go.black, go.white) = (of(Side::Red), of(Side::Blue));
        }
        let mut stop_after = None;
        if let Some(time) = limit.move_time {
            if quirks.has(Quirk::MovetimeByStop) {
                stop_after = Some(time);
                go.infinite = own.is_none();
            } else if let Some(times) = quirks.movetime_as_clock() {
                let clock = Clock { left: time.saturating_mul(times), increment: Duration::ZERO };
                (go.black, go.white, go.moves_to_go) = (Some(clock), Some(clock), Some(times));
            } else {
                go.move_time = Some(time);
            }
        }
        if quirks.has(Quirk::XIsWhite) {
            (go.black, go.white) = (go.white, go.black);
        }
        let allowed = [own.map(|clock| clock.left), limit.move_time].into_iter().flatten().min();
        Request { go, stop_after, allowed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: fn(u64) -> Duration = Duration::from_millis;

    fn clock(left: u64) -> Option<Clock> {
        Some(Clock { left: MS(left), increment: MS(10) })
    }

    fn asked(limit: Limit, clocks: BySide<Option<Clock>>, quirks: &[Quirk]) -> (String, Option<u128>) {
        let request = Request::new(Side::Blue, clocks, &limit, &Quirks(quirks.to_vec()));
        (request.go.to_string(), request.allowed.map(|time| time.as_millis()))
    }

    #[test]
    fn the_side_that_begins_has_the_black_clock_unless_told_otherwise() {
        let limit = Limit { clock: clock(9), ..Limit::default() };
        let clocks = BySide::new(clock(500), clock(400));
        let usual = "go btime 500 binc 10 wtime 400 winc 10";
        assert_eq!(asked(limit, clocks, &[]), (usual.into(), Some(400)));
        let swapped = "go btime 400 binc 10 wtime 500 winc 10";
        assert_eq!(asked(limit, clocks, &[Quirk::XIsWhite]), (swapped.into(), Some(400)));
        let alone = "go btime 400 binc 10 wtime 400 winc 10";
        assert_eq!(asked(limit, BySide::new(None, clock(400)), &[]), (alone.into(), Some(400)));
        let other = Limit { depth: Some(3), ..Limit::default() };
        assert_eq!(asked(other, BySide::new(clock(500), None), &[]), ("go depth 3".into(), None));
    }

    #[test]
    fn movetime_has_three_dialects() {
        let limit = Limit { move_time: Some(MS(100)), ..Limit::default() };
        let asked = |quirk: &[Quirk]| asked(limit, BySide::default(), quirk);
        assert_eq!(asked(&[]), ("go movetime 100".into(), Some(100)));
        let as_clock = "go btime 100 binc 0 wtime 100 winc 0 movestogo 1";
        assert_eq!(asked(&[Quirk::MovetimeAsClock { times: 1 }]), (as_clock.into(), Some(100)));
        let as_five = "go btime 500 binc 0 wtime 500 winc 0 movestogo 5";
        assert_eq!(asked(&[Quirk::MovetimeAsClock { times: 5 }]), (as_five.into(), Some(100)));
        assert_eq!(asked(&[Quirk::MovetimeByStop]), ("go infinite".into(), Some(100)));
        let request =
            Request::new(Side::Red, BySide::default(), &limit, &Quirks(vec![Quirk::MovetimeByStop]));
        assert_eq!(request.stop_after, Some(MS(100)));
    }

    #[test]
    fn limits_are_joined() {
        let limit = Limit { nodes: Some(5), depth: Some(6), move_time: Some(MS(7)), ..Limit::default() };
        assert_eq!(asked(limit, BySide::default(), &[]).0, "go movetime 7 depth 6 nodes 5");
    }
}
