//! Choices out of one number: cheap to make by the thousand, the same for the same number.

/// A stream of choices (splitmix64).
pub struct Dice(pub u64);

impl Dice {
    /// A number from 0 up to, not including, `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }

    pub fn between(&mut self, from: i64, to: i64) -> i64 {
        from + self.below((to - from) as u64) as i64
    }

    /// True in one of `n` throws.
    pub fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    /// One of these, each as often as its weight says.
    pub fn weighed<T: Copy>(&mut self, from: &[(u64, T)]) -> T {
        let mut at = self.below(from.iter().map(|(weight, _)| weight).sum());
        for &(weight, one) in from {
            if at < weight {
                return one;
            }
            at -= weight;
        }
        unreachable!("the weights add up")
    }
}
