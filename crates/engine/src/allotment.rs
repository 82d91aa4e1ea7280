//! How much of a clock one move may take.

use core::time::Duration;

/// What a player has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// The time left.
    pub left: Duration,
    /// What each move adds.
    pub increment: Duration,
    /// So many moves until there is more time; `None` if what is left must last for the game.
    pub moves_to_go: Option<u32>,
}

/// The time that one move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allotment {
    /// After so long no further iteration is begun.
    pub soft: Duration,
    /// After so long the search stops, wherever it is.
    pub hard: Duration,
}

/// Moves that a game is planned to last from any point on. Games have some 55 of each side; planning with
/// fewer spends more in the opening and the middle, where it tells.
const MOVES_AHEAD: u32 = 25;

/// The share of the time left that one move never exceeds, as a divisor.
const LARGEST_SHARE: u32 = 4;

/// What an overdue or very short clock still gives: enough for a first iteration.
const LEAST: Duration = Duration::from_millis(1);

impl Allotment {
    /// A share of `clock`. `overhead` is what is lost between the players and this program at each move:
    /// it is never spent.
    pub fn of(clock: Clock, overhead: Duration) -> Allotment {
        let left = clock.left.saturating_sub(overhead);
        let moves = clock.moves_to_go.unwrap_or(MOVES_AHEAD).clamp(1, MOVES_AHEAD);
        let share = left / moves + clock.increment * 3 / 4;
        let most = if moves == 1 { left } else { left / LARGEST_SHARE };
        let hard = (share * 2).min(most).max(LEAST);
        Allotment { soft: (share * 3 / 5).min(hard).max(LEAST), hard }
    }

    /// Just this long, less `overhead`, which is at most a quarter of it: of a very short time something is left.
    pub fn exactly(time: Duration, overhead: Duration) -> Allotment {
        let time = time.saturating_sub(overhead.min(time / 4)).max(LEAST);
        Allotment { soft: time, hard: time }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OVERHEAD: Duration = Duration::from_millis(20);

    fn clock(left_ms: u64, increment_ms: u64, moves_to_go: Option<u32>) -> Clock {
        let (left, increment) = (Duration::from_millis(left_ms), Duration::from_millis(increment_ms));
        Clock { left, increment, moves_to_go }
    }

    #[test]
    fn no_move_takes_more_than_there_is() {
        for left in [0, 1, 19, 20, 21, 50, 1_000, 60_000, 86_400_000] {
            for increment in [0, 10, 2_000, 60_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(40)] {
                    let clock = clock(left, increment, moves_to_go);
                    let Allotment { soft, hard } = Allotment::of(clock, OVERHEAD);
                    assert!(LEAST <= soft && soft <= hard, "{clock:?}: {soft:?}, {hard:?}");
                    assert!(hard <= clock.left.saturating_sub(OVERHEAD).max(LEAST), "{clock:?}: {hard:?}");
                }
            }
        }
    }

    /// A game of 200 moves at the largest allotment ends with time on the clock, if that has an increment.
    #[test]
    fn an_increment_lasts_for_ever() {
        let mut left = Duration::from_secs(3);
        let increment = Duration::from_millis(200);
        for mv in 0..200 {
            let used = Allotment::of(Clock { left, increment, moves_to_go: None }, OVERHEAD).hard + OVERHEAD;
            left = left.checked_sub(used).unwrap_or_else(|| panic!("flagged at move {mv}")) + increment;
        }
    }

    #[test]
    fn of_a_short_time_most_is_spent() {
        let spent = |time_ms| Allotment::exactly(Duration::from_millis(time_ms), OVERHEAD).hard.as_micros();
        assert_eq!([0, 1, 10, 80, 1_000].map(spent), [1_000, 1_000, 7_500, 60_000, 980_000]);
    }

    #[test]
    fn the_last_move_before_more_time_may_take_all_but_the_overhead() {
        let allotment = Allotment::of(clock(1_000, 0, Some(1)), OVERHEAD);
        assert_eq!(allotment.hard, Duration::from_millis(980));
    }
}
