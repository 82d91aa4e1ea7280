//! Scores as differences of ratings.

use std::fmt;

/// A difference of ratings on the logistic scale: 400 points are odds of ten to one. Infinite at the scores 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Elo(pub f64);

impl Elo {
    /// The difference at which `score`, a share from 0 to 1, is expected; scores beyond are taken as 0 and 1.
    pub fn of_score(score: f64) -> Elo {
        let score = score.clamp(0.0, 1.0);
        Elo(400.0 * (score / (1.0 - score)).log10())
    }

    /// The score that is expected at this difference.
    pub fn score(self) -> f64 {
        1.0 / (1.0 + 10f64.powf(-self.0 / 400.0))
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            elo if elo.is_nan() => f.write_str("unknown"),
            elo if elo.is_infinite() => f.write_str(if elo < 0.0 { "−∞" } else { "+∞" }),
            elo if elo.round() == 0.0 => f.write_str("0"),
            elo => write!(f, "{}{:.0}", if elo < 0.0 { '−' } else { '+' }, elo.abs()),
        }
    }
}

/// Where a difference of ratings lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EloRange {
    /// What the score tells.
    pub middle: Elo,
    /// The ends of the 95 % interval; `None` if the games don't tell of any spread.
    pub ends: Option<(Elo, Elo)>,
}

impl fmt::Display for EloRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ends {
            Some((low, high)) => write!(f, "{} [{low}, {high}]", self.middle),
            None => write!(f, "{} [unknown]", self.middle),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_and_differences_are_two_sides_of_one() {
        assert!(Elo::of_score(0.5).0.abs() < 1e-9);
        assert!((Elo::of_score(10.0 / 11.0).0 - 400.0).abs() < 1e-9);
        assert!((Elo(100.0).score() - 0.640_065).abs() < 1e-6);
        for elo in [-730.0, -5.0, 0.0, 3.5, 250.0] {
            assert!((Elo::of_score(Elo(elo).score()).0 - elo).abs() < 1e-6);
        }
    }

    #[test]
    fn the_ends_of_the_scale_are_said() {
        let shown = |score| Elo::of_score(score).to_string();
        assert_eq!([shown(-0.1), shown(0.0), shown(1.0), shown(1.2)], ["−∞", "−∞", "+∞", "+∞"]);
        assert_eq!([shown(0.5), shown(0.4999), shown(0.64), shown(0.36)], ["0", "0", "+100", "−100"]);
        assert_eq!(shown(f64::NAN), "unknown");
    }
}
