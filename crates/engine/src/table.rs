//! The transposition table: what is known of positions met before.

use alloc::vec::Vec;
use core::mem::size_of;

use ataxx::{Hash, Move};

use crate::Score;

/// On which side of the true value a stored score lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The value is this or more: the search was cut off above.
    Lower,
    /// The value is this or less: no move reached the window.
    Upper,
    Exact,
}

/// What a search found out about a position. The score counts plies from the position itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    pub(crate) best: Option<Move>,
    pub(crate) score: Score,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

#[derive(Clone, Copy)]
struct Entry {
    /// The low half of the hash; the high half has chosen the place.
    check: u32,
    finding: Finding,
    /// When it was written; 0 = never.
    generation: u8,
}

/// How many neighbouring entries a position may lie in.
const WAYS: usize = 4;

const VACANT: Entry = Entry {
    check: 0,
    finding: Finding { best: None, score: Score::DRAW, depth: 0, bound: Bound::Upper },
    generation: 0,
};

/// A table of fixed size; any size works, with none it remembers nothing.
pub(crate) struct Table {
    entries: Vec<Entry>,
    generation: u8,
}

impl Table {
    pub(crate) fn new(bytes: usize) -> Table {
        Table { entries: alloc::vec![VACANT; bytes / size_of::<Entry>()], generation: 1 }
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(VACANT);
        self.generation = 1;
    }

    /// Lets everything stored so far be the first to go.
    pub(crate) fn age(&mut self) {
        self.generation = if self.generation == u8::MAX { 1 } else { self.generation + 1 };
    }

    pub(crate) fn find(&self, hash: Hash) -> Option<Finding> {
        let entries = self.entries.get(self.places(hash))?;
        let found = entries.iter().find(|entry| entry.generation != 0 && entry.check == hash.0 as u32);
        found.map(|entry| entry.finding)
    }

    /// Stores a finding over what is known of the same position, or else over the entry that is
    /// worth least.
    pub(crate) fn store(&mut self, hash: Hash, mut finding: Finding) {
        let (places, check, generation) = (self.places(hash), hash.0 as u32, self.generation);
        let Some(entries) = self.entries.get_mut(places) else { return };
        let worth = |entry: &Entry| match entry {
            entry if entry.generation == 0 => -2,
            entry if entry.check == check => -1,
            entry if entry.generation != generation => i32::from(entry.finding.depth),
            entry => 256 + i32::from(entry.finding.depth),
        };
        let known = entries.iter_mut().find(|entry| entry.generation != 0 && entry.check == check);
        if let Some(entry) = known {
            finding.best = finding.best.or(entry.finding.best);
            *entry = Entry { check, finding, generation };
        } else if let Some(entry) = entries.iter_mut().min_by_key(|entry| worth(entry)) {
            *entry = Entry { check, finding, generation };
        }
    }

    /// The entries in which a position may lie; fewer than [`WAYS`] at the end of the table.
    fn places(&self, hash: Hash) -> core::ops::Range<usize> {
        let scaled = (u128::from(hash.0) * self.entries.len() as u128) >> 64;
        let first = scaled as usize / WAYS * WAYS;
        first..(first + WAYS).min(self.entries.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(depth: u8) -> Finding {
        Finding { best: Some(Move::Pass), score: Score::win_in(3), depth, bound: Bound::Lower }
    }

    #[test]
    fn an_entry_stays_small() {
        assert!(size_of::<Entry>() <= 16, "{}", size_of::<Entry>());
    }

    #[test]
    fn what_is_stored_is_found_and_cleared() {
        let mut table = Table::new(1 << 12);
        assert_eq!(table.find(Hash(7)), None);
        table.store(Hash(7), finding(5));
        assert_eq!(table.find(Hash(7)), Some(finding(5)));
        assert_eq!(table.find(Hash(8)), None);
        table.clear();
        assert_eq!(table.find(Hash(7)), None);
    }

    #[test]
    fn a_finding_without_a_move_keeps_the_move_known_before() {
        let mut table = Table::new(1 << 12);
        table.store(Hash(7), finding(5));
        table.store(Hash(7), Finding { best: None, ..finding(6) });
        assert_eq!(table.find(Hash(7)), Some(finding(6)));
    }

    #[test]
    fn any_size_works() {
        for entries in 0..9 {
            let mut table = Table::new(entries * size_of::<Entry>());
            for n in 0..64_u64 {
                let hash = Hash(n.wrapping_mul(0x9E37_79B9_7F4A_7C15));
                table.store(hash, finding(1));
                assert_eq!(table.find(hash).is_some(), entries > 0);
            }
        }
    }

    #[test]
    fn the_old_and_the_shallow_go_first() {
        let mut table = Table::new(WAYS * size_of::<Entry>());
        table.store(Hash(1), finding(9));
        table.age();
        for (n, depth) in [(2, 4), (3, 2), (4, 3)] {
            table.store(Hash(n), finding(depth));
        }
        table.store(Hash(5), finding(1));
        assert_eq!(table.find(Hash(1)), None, "the old one, though the deepest");
        table.store(Hash(6), finding(8));
        assert_eq!(table.find(Hash(5)), None, "then the shallowest");
        assert!([2, 3, 4, 6].iter().all(|&n| table.find(Hash(n)).is_some()));
    }
}
