//! Chance that can be had again.

use std::sync::OnceLock;

/// The run's seed, printed so that a failure can be had again: from `ATAXX_TEST_SEED`, or new.
///
/// # Panics
/// If the variable holds no number.
pub fn seed() -> u64 {
    static SEED: OnceLock<u64> = OnceLock::new();
    let seed = *SEED.get_or_init(|| match std::env::var("ATAXX_TEST_SEED") {
        Ok(text) => text.parse().expect("ATAXX_TEST_SEED is a number"),
        Err(_) => super::now_ms() as u64,
    });
    println!("ATAXX_TEST_SEED={seed}");
    seed
}

/// A generator: SplitMix64, <https://prng.di.unimi.it/splitmix64.c>.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Another generator, so that two tasks do not depend on which of them is first.
    pub fn fork(&mut self) -> Dice {
        Dice(self.roll())
    }

    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`.
    ///
    /// # Panics
    /// If `end` is 0.
    pub fn below(&mut self, end: u64) -> u64 {
        self.roll() % end
    }

    /// One of them.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len() as u64) as usize]
    }

    /// A seat's secret.
    pub fn secret(&mut self) -> String {
        const ALPHABET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        (0..protocol::SECRET_CHARS).map(|_| char::from(*self.pick(ALPHABET))).collect()
    }
}
