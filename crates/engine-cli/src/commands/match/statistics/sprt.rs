//! A match that ends as soon as it has told enough.

use std::fmt;

use super::{Elo, Pentanomial};

/// What stands for a count of zero, so that no kind of pair is taken for impossible; fishtest's.
const NEARLY_NONE: f64 = 1e-3;
/// Halvings of the interval in which the root lies: as many as a double has digits, and some.
const HALVINGS: u32 = 64;

/// Wald's sequential test of the hypothesis that the difference of ratings is `elo0` against the one that it is
/// `elo1`, on the logistic scale, in its generalised form (the spread of the results is unknown, and estimated under
/// each hypothesis): Michel Van den Bergh, <https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf>, as in
/// fishtest's `LLRcalc.LLR_logistic`. Its correction for what the last pair overshoots the bound is left out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
    /// How likely `elo1` may be accepted where `elo0` is true.
    pub alpha: f64,
    /// How likely `elo0` may be accepted where `elo1` is true.
    pub beta: f64,
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Elo0,
    Elo1,
    /// Neither yet.
    Open,
}

impl Sprt {
    /// The log-likelihood ratios at which `elo0` and `elo1` are accepted.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// How much likelier, as a logarithm, the counts are under `elo1` than under `elo0`; 0 without any.
    pub fn llr(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| if count == 0 { NEARLY_NONE } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let shares: [(f64, f64); 5] = std::array::from_fn(|kind| (kind as f64 / 4.0, counts[kind] / total));
        let (score0, score1) = (Elo(self.elo0).score(), Elo(self.elo1).score());
        let (root0, root1) = (likeliest(&shares, score0), likeliest(&shares, score1));
        let ratio = |a: f64| ((1.0 + root0 * (a - score0)) / (1.0 + root1 * (a - score1))).ln();
        total * shares.iter().map(|&(a, p)| p * ratio(a)).sum::<f64>()
    }

    pub fn verdict(&self, pairs: &Pentanomial) -> Verdict {
        let (llr, (low, high)) = (self.llr(pairs), self.bounds());
        match llr {
            llr if llr <= low => Verdict::Elo0,
            llr if llr >= high => Verdict::Elo1,
            _ => Verdict::Open,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Elo0 => "elo0 accepted",
            Verdict::Elo1 => "elo1 accepted",
            Verdict::Open => "open",
        })
    }
}

/// The likeliest distribution of mean `score`, given the observed one, is p / (1 + x (a − score)), where x is the one
/// root of ∑ p (a − score) / (1 + x (a − score)) between the two poles next to 0. This is x; the sum falls in between.
fn likeliest(shares: &[(f64, f64); 5], score: f64) -> f64 {
    let sum =
        |x: f64| -> f64 { shares.iter().map(|&(a, p)| p * (a - score) / (1.0 + x * (a - score))).sum() };
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if sum(middle) > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    #[track_caller]
    fn check(elo0: f64, elo1: f64, counts: [u64; 5], expect: f64) {
        let llr = sprt(elo0, elo1).llr(&Pentanomial(counts));
        assert!((llr - expect).abs() < 0.005, "{llr}");
    }

    /// Tests of fishtest, as the test suite of the match runner fastchess repeats them.
    #[test]
    fn published_tests() {
        check(0.5, 2.5, [223, 9_863, 20_279 + 1_000, 10_037, 246], -3.07);
        check(0.0, 2.0, [871, 26_175, 55_003 + 980, 26_678, 821], -4.98);
    }

    #[test]
    fn bounds_are_walds() {
        let (low, high) = sprt(0.0, 5.0).bounds();
        assert!((low + 2.944).abs() < 1e-3 && (high - 2.944).abs() < 1e-3);
    }

    /// Near the hypotheses, the ratio is that of a normal distribution:
    /// N (s1 − s0) (2 s − s0 − s1) / 2 σ² (<https://www.cantate.be/Fishtest/GSPRT_approximation.pdf>).
    #[test]
    fn it_is_nearly_that_of_a_normal_distribution() {
        let counts = Pentanomial([310, 1_430, 2_205, 1_520, 340]);
        let score = counts.score();
        let total = counts.pairs() as f64;
        let spread = counts.0.iter().enumerate();
        let variance: f64 = spread.map(|(i, &n)| n as f64 / total * (i as f64 / 4.0 - score).powi(2)).sum();
        let (s0, s1) = (Elo(0.0).score(), Elo(4.0).score());
        let normal = total * (s1 - s0) * (2.0 * score - s0 - s1) / variance / 2.0;
        let llr = sprt(0.0, 4.0).llr(&counts);
        assert!((llr - normal).abs() < 0.01, "{llr} {normal}");
    }

    /// The likeliest distribution by brute force: none on a grid with that mean is likelier.
    #[test]
    fn no_distribution_of_that_mean_is_likelier() {
        let shares = [(0.0, 0.1), (0.25, 0.2), (0.5, 0.3), (0.75, 0.25), (1.0, 0.15)];
        let score = 0.47;
        let root = likeliest(&shares, score);
        let best = shares.map(|(a, p)| p / (1.0 + root * (a - score)));
        let mean: f64 = shares.iter().zip(best).map(|((a, _), q)| a * q).sum();
        assert!((mean - score).abs() < 1e-9 && (best.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        let likelihood = |q: &[f64; 5]| -> f64 { shares.iter().zip(q).map(|((_, p), q)| p * q.ln()).sum() };
        // Steps that change neither the sum nor the mean span all distributions of that mean.
        for step in [[1.0, -2.0, 1.0, 0.0, 0.0], [0.0, 1.0, -2.0, 1.0, 0.0], [0.0, 0.0, 1.0, -2.0, 1.0]] {
            for size in [-0.01, 0.01] {
                let near = std::array::from_fn(|i| best[i] + size * step[i]);
                assert!(likelihood(&near) < likelihood(&best), "{step:?}");
            }
        }
    }

    /// Of 200 tests on games of this difference, so many accept `elo1`.
    fn accepted(elo: f64) -> usize {
        let (score, draws) = (Elo(elo).score(), 0.05);
        let mut random = engine::Random::from_seed(elo as u64);
        let mut half_points = || match random.below(1 << 32) as f64 / (1u64 << 32) as f64 {
            chance if chance < draws => 1,
            chance if chance < draws / 2.0 + score => 2,
            _ => 0,
        };
        let mut test = || {
            let mut pairs = Pentanomial::default();
            loop {
                pairs.add(half_points() + half_points());
                match sprt(0.0, 60.0).verdict(&pairs) {
                    Verdict::Open => {}
                    verdict => return verdict,
                }
            }
        };
        (0..200).filter(|_| test() == Verdict::Elo1).count()
    }

    /// One in twenty is promised at the two differences.
    #[test]
    fn it_errs_as_seldom_as_promised() {
        assert!((2..=20).contains(&accepted(0.0)), "{}", accepted(0.0));
        assert!((180..=198).contains(&accepted(60.0)), "{}", accepted(60.0));
    }

    #[test]
    fn a_verdict_comes_when_the_counts_are_clear() {
        let test = sprt(0.0, 10.0);
        assert_eq!(test.verdict(&Pentanomial::default()), Verdict::Open);
        assert_eq!(test.verdict(&Pentanomial([10, 20, 40, 25, 12])), Verdict::Open);
        assert_eq!(test.verdict(&Pentanomial([100, 200, 400, 350, 160])), Verdict::Elo1);
        assert_eq!(test.verdict(&Pentanomial([160, 350, 400, 200, 100])), Verdict::Elo0);
        assert_eq!(test.verdict(&Pentanomial([0, 0, 2_000, 0, 0])), Verdict::Elo0);
    }
}
