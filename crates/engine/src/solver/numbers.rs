//! How hard it seems to prove a position won, and to prove that it is not.

use alloc::vec::Vec;

use super::board::Board;

/// More than any number of things to prove: it can't be done.
pub(super) const NEVER: u32 = 1 << 28;

/// The two numbers of proof-number search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Numbers {
    /// To prove that the attacker wins; 0 = proven.
    pub(super) proof: u32,
    /// To prove that the attacker does not; 0 = proven.
    pub(super) disproof: u32,
}

impl Numbers {
    pub(super) const WON: Numbers = Numbers { proof: 0, disproof: NEVER };
    pub(super) const NOT_WON: Numbers = Numbers { proof: NEVER, disproof: 0 };

    /// Exchanged, for the defender's turn: what is hard for one is easy for the other.
    pub(super) fn seen_by(self, defends: bool) -> Numbers {
        if defends { Numbers { proof: self.disproof, disproof: self.proof } } else { self }
    }
}

/// From this half-move clock on it is part of the key, so that nothing is mistaken near the limit
/// and a root beyond it is decided in full.
pub(super) const LATE: u16 = 60;

/// What a position is found by within one search, which `salt` tells from all others.
pub(super) fn key(board: &Board, defends: bool, clock: u16, salt: u64) -> u64 {
    let late = if clock >= LATE { u64::from(clock) } else { 0 };
    let rest = board.empty.bits() | u64::from(defends) << 50 | late << 51;
    let mixed = board.attacker.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ rest.wrapping_mul(0xC2B2_AE3D_27D4_EB4F)
        ^ salt.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    // Never zero, which marks what is vacant.
    (mixed ^ mixed >> 29) | 1
}

const WAYS: usize = 4;

/// The numbers of positions met before, in a table of fixed size.
pub(super) struct NumberTable(Vec<(u64, Numbers)>);

impl NumberTable {
    pub(super) fn new(bytes: usize) -> NumberTable {
        let places = bytes / (WAYS * size_of::<(u64, Numbers)>());
        NumberTable(alloc::vec![(0, Numbers::default()); places * WAYS])
    }

    pub(super) fn clear(&mut self) {
        self.0.fill((0, Numbers::default()));
    }

    pub(super) fn find(&self, key: u64) -> Option<Numbers> {
        let entries = self.0.get(self.places(key))?;
        entries.iter().find(|entry| entry.0 == key).map(|entry| entry.1)
    }

    /// Keeps numbers, in place of the smallest, which are found again soonest.
    pub(super) fn store(&mut self, key: u64, numbers: Numbers) {
        let places = self.places(key);
        let Some(entries) = self.0.get_mut(places) else { return };
        let worth = |entry: &(u64, Numbers)| match entry {
            (known, _) if *known == key => 0,
            (0, _) => 1,
            (_, numbers) => 2 + u64::from(numbers.proof) + u64::from(numbers.disproof),
        };
        if let Some(place) = entries.iter_mut().min_by_key(|entry| worth(entry)) {
            *place = (key, numbers);
        }
    }

    fn places(&self, key: u64) -> core::ops::Range<usize> {
        let places = (self.0.len() / WAYS) as u128;
        let first = ((u128::from(key) * places) >> 64) as usize * WAYS;
        first..(first + WAYS).min(self.0.len())
    }
}
