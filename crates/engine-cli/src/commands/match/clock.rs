//! The time an engine has left in a game.

use std::time::Duration;

use uai::Clock;

/// Takes the time of a move off, and adds the increment. A clock that is overstepped within the margin goes on from
/// zero.
pub fn after_move(clock: Clock, used: Duration) -> Clock {
    Clock { left: clock.left.saturating_sub(used) + clock.increment, ..clock }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_never_goes_below_zero() {
        let ms = Duration::from_millis;
        let clock = Clock { left: ms(100), increment: ms(10) };
        assert_eq!(after_move(clock, ms(30)), Clock { left: ms(80), increment: ms(10) });
        assert_eq!(after_move(clock, ms(130)).left, ms(10));
    }
}
