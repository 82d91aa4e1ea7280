//! How long it takes to pair a full lobby once, beside one pass of first come first served.
#![expect(clippy::disallowed_methods, reason = "a benchmark takes the time")]

use std::fmt;
use std::time::{Duration, Instant};

use play::PlayerId;
use play::seek::{Seek, Widths, fit, pair};
use play::{Millis, Timestamp};

use super::crowd::arrivals;
use super::policy::first_come;
use crate::chance::Chance;

/// Times of one run each, sorted, of the same seeks.
#[derive(Clone, Debug)]
pub struct LobbyTimes {
    pub seeks: usize,
    pub pairing: Vec<Duration>,
    pub pairs: usize,
    pub first_come: Vec<Duration>,
    pub first_come_pairs: usize,
}

impl fmt::Display for LobbyTimes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |f: &mut fmt::Formatter<'_>, name: &str, times: &[Duration], pairs: usize| {
            let ms = |time: Duration| time.as_secs_f64() * 1e3;
            let (median, most) = (ms(times[times.len() / 2]), ms(times[times.len() - 1]));
            write!(f, "{name:<26}{median:>9.1} ms median {most:>9.1} ms at most {pairs:>7} pairs")
        };
        writeln!(f, "{} seeks, {} runs", self.seeks, self.pairing.len())?;
        line(f, "best pairs", &self.pairing, self.pairs)?;
        writeln!(f)?;
        line(f, "first come, first served", &self.first_come, self.first_come_pairs)
    }
}

/// Pairs `seeks` waiting people `runs` times, at least once, in both ways.
pub fn lobby_times(seeks: usize, runs: usize, seed: u64) -> LobbyTimes {
    let (crowd, now) = full_lobby(seeks, seed);
    let mut times = LobbyTimes { seeks, pairing: vec![], pairs: 0, first_come: vec![], first_come_pairs: 0 };
    for _ in 0..runs.max(1) {
        let begun = Instant::now();
        times.pairs = pair(&crowd, now, seed).len();
        times.pairing.push(begun.elapsed());
        let begun = Instant::now();
        let pairs = first_come(&crowd, |a, b| fit(a, b, now, &Widths::SITE).is_some());
        times.first_come.push(begun.elapsed());
        times.first_come_pairs = pairs.len();
    }
    times.pairing.sort_unstable();
    times.first_come.sort_unstable();
    times
}

/// So many different people who have all come within a minute, each with five last opponents.
fn full_lobby(seeks: usize, seed: u64) -> (Vec<Seek>, Timestamp) {
    let mut chance = Chance::new(seed);
    // Twice as many as are wanted: chance may bring fewer than the average.
    let people = arrivals(seed, 120.0 * seeks as f64 + 100.0, 1.0 / 60.0);
    let mut crowd: Vec<Seek> = people.into_iter().map(|person| person.seek).take(seeks).collect();
    assert_eq!(crowd.len(), seeks, "enough people have come");
    for (seek, number) in crowd.iter_mut().zip(0..) {
        seek.player = PlayerId(number);
        seek.recent = (0..5).map(|_| PlayerId(chance.draw() % seeks as u64)).collect();
    }
    (crowd, Timestamp(0) + Millis::minutes(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearly_everybody_in_a_full_lobby_is_paired() {
        let times = lobby_times(300, 1, 7);
        assert!(times.pairs > 130, "{times}");
    }
}
