//! How long a computer opponent takes.

use std::time::Duration;

/// The longest thought, when nobody else waits.
const THINKING_MAX: Duration = Duration::from_millis(500);
const THINKING_MIN: Duration = Duration::from_millis(2);

/// Time for one thought when `rounds` of them must be had before the queue is empty: everybody gets
/// an answer within about the same time.
pub(super) fn thinking_time(rounds: usize) -> Duration {
    (THINKING_MAX / u32::try_from(rounds.max(1)).unwrap_or(u32::MAX)).max(THINKING_MIN)
}

/// A move never comes sooner than this after the opponent's: an instant answer feels like a slap, and
/// the person's own move is still being drawn.
pub(super) fn pause(level: u8, seed: u64) -> Duration {
    let spread = seed % 250;
    Duration::from_millis(if level <= WEAK { 350 + spread } else { 250 + spread / 4 })
}

/// Up to this level the computer pauses as a person does who finds a move quickly.
const WEAK: u8 = 5;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_waits_for_more_than_a_second() {
        for rounds in 1..=500 {
            assert!(thinking_time(rounds) * rounds as u32 <= Duration::from_secs(1));
        }
        for seed in 0..1_000 {
            assert!(pause(1, seed) <= Duration::from_secs(1));
        }
    }
}
