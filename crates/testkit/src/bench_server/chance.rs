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

    /// A seat's secret: 22 characters of the URL-safe base-64 alphabet.
    pub fn secret(&mut self) -> String {
        const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        (0..22).map(|_| char::from(ALPHABET[self.below(64)])).collect()
    }
}
