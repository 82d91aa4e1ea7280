//! How large the steps are as training goes on.

/// The rate falls to this share of its height.
const LAST: f64 = 0.01;

/// From nothing up to the full rate, then down along a cosine.
//
// CITE: Loshchilov & Hutter, "SGDR: Stochastic gradient descent with warm restarts", 2017 (without the restarts).
#[derive(Clone, Copy, Debug)]
pub(super) struct Schedule {
    pub rate: f32,
    pub steps: u64,
    /// Steps until the full rate.
    pub warm_up: u64,
}

impl Schedule {
    pub fn at(self, step: u64) -> f32 {
        let share = if step < self.warm_up {
            (step + 1) as f64 / (self.warm_up + 1) as f64
        } else {
            let done = (step - self.warm_up) as f64 / (self.steps - self.warm_up).max(1) as f64;
            LAST + (1.0 - LAST) * (1.0 + (std::f64::consts::PI * done).cos()) / 2.0
        };
        self.rate * share as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rate_climbs_and_falls() {
        let schedule = Schedule { rate: 2.0, steps: 109, warm_up: 9 };
        let rates: Vec<f32> = (0..=109).map(|step| schedule.at(step)).collect();
        assert!(rates[..10].is_sorted() && rates[9..].is_sorted_by(|a, b| a >= b), "{rates:?}");
        assert_eq!((rates[0], rates[9]), (0.2, 2.0));
        assert!((rates[59] - 1.01).abs() < 1e-5 && (rates[109] - 0.02).abs() < 1e-5, "{rates:?}");
    }
}
