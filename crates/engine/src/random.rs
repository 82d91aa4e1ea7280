//! Reproducible dice: the seed comes from the caller, the same seed gives the same throws.

/// SplitMix64 (Steele, Lea & Flood, "Fast splittable pseudorandom number generators", 2014): good
/// enough to choose among moves, not for secrets.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Dice that begin with this seed; any will do.
    pub fn from_seed(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number, any of 2⁶⁴.
    #[allow(clippy::should_implement_trait, reason = "dice never run out, so there is no Option")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, which must not be zero; the bias is below 2⁻³² for bounds up to 2³².
    pub fn below(&mut self, bound: u64) -> u64 {
        debug_assert!(bound > 0);
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }

    /// Brings a list into any order, each as likely.
    //
    // CITE: Fisher & Yates, in Durstenfeld's form, 1964.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last as u64 + 1) as usize);
        }
    }
}
