//! Chance that is the same in every run: SplitMix64 (Steele, Lea, Flood 2014).

pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// One of `0..len`, which must not be empty.
    pub fn below(&mut self, len: usize) -> usize {
        (self.draw() % len as u64) as usize
    }

    /// From 0 to below 1.
    pub fn share(&mut self) -> f64 {
        (self.draw() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A span until the next of things that come by chance, so many milliseconds apart on average.
    pub fn until_next(&mut self, average: f64) -> f64 {
        -average * (1.0 - self.share()).ln()
    }

    /// About the normal distribution: the sum of twelve.
    pub fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.share()).sum::<f64>() - 6.0
    }
}
