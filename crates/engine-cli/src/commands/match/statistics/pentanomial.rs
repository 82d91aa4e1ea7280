//! Counts of pairs: two games from one opening, with colours swapped.

use std::fmt;

use super::{Elo, EloRange};

/// The two-sided 95 % point of the normal distribution.
const Z_95: f64 = 1.959_963_985;

/// How many pairs gave 0, ½, 1, 1½ and 2 points.
///
/// The games of a pair depend on each other, through their opening; pairs don't. So the variance of the score is
/// taken over pairs, as in fishtest (<https://www.cantate.be/Fishtest/normalized_elo_practical.pdf>).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u64; 5]);

impl Pentanomial {
    /// Counts a pair that gave the first engine so many half points, from 0 to 4.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// Pairs counted.
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean score of a game, from 0 to 1; not a number without any.
    pub fn score(&self) -> f64 {
        let points: f64 = self.shares().map(|(share, count)| share * count).sum();
        points / self.pairs() as f64
    }

    /// The difference of ratings, with the interval that the spread of the pairs' scores gives.
    pub fn elo(&self) -> EloRange {
        let (score, pairs) = (self.score(), self.pairs() as f64);
        let squares: f64 = self.shares().map(|(share, count)| count * (share - score).powi(2)).sum();
        let ends = (pairs > 1.0 && squares > 0.0).then(|| {
            let deviation = (squares / (pairs - 1.0) / pairs).sqrt();
            let end = |sign: f64| Elo::of_score(score + sign * Z_95 * deviation);
            (end(-1.0), end(1.0))
        });
        EloRange { middle: Elo::of_score(score), ends }
    }

    /// Each kind of pair: the score of a game in it, and its count.
    fn shares(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        self.0.iter().enumerate().map(|(half_points, &count)| (half_points as f64 / 4.0, count as f64))
    }
}

impl fmt::Display for Pentanomial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [none, half, one, more, two] = self.0;
        write!(f, "[{none}, {half}, {one}, {more}, {two}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(counts: [u64; 5]) -> (f64, f64, f64) {
        let elo = Pentanomial(counts).elo();
        let (low, high) = elo.ends.unwrap();
        (elo.middle.0, low.0, high.0)
    }

    /// Counts of tests in fishtest's stat_util.py; what its formula gives for them, to three digits.
    #[test]
    fn known_intervals() {
        let check = |counts, expect: (f64, f64, f64)| {
            let (middle, low, high) = range(counts);
            let near = |a: f64, b: f64| (a - b).abs() < 1e-3;
            assert!(
                near(middle, expect.0) && near(low, expect.1) && near(high, expect.2),
                "{middle} {low} {high}"
            );
        };
        check([10_789, 19_328, 33_806, 19_402, 10_543], (-0.774, -2.051, 0.504));
        check([39, 2_226, 31_451, 2_412, 40], (0.903, 0.240, 1.566));
    }

    #[test]
    fn swapped_engines_swap_the_interval() {
        let (middle, low, high) = range([3, 8, 21, 14, 9]);
        let (swapped, swapped_low, swapped_high) = range([9, 14, 21, 8, 3]);
        let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
        assert!(near(middle, -swapped) && near(low, -swapped_high) && near(high, -swapped_low));
        assert!(low < middle && middle < high);
    }

    /// Were these 104 games independent, the interval would be 135 wide; but colour decides nearly all of them.
    #[test]
    fn games_that_the_colour_decides_tell_nothing_apart() {
        let elo = Pentanomial([0, 0, 50, 0, 0]).elo();
        assert_eq!((elo.middle, elo.ends), (Elo(0.0), None));
        let (_, low, high) = range([0, 1, 50, 1, 0]);
        assert!(high - low < 20.0, "{low} {high}");
    }

    #[test]
    fn few_games_are_no_fault() {
        assert_eq!(Pentanomial::default().elo().to_string(), "unknown [unknown]");
        assert_eq!(Pentanomial([0, 0, 0, 0, 7]).elo().to_string(), "+∞ [unknown]");
    }
}
