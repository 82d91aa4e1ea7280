//! The transposition table: what is known of positions met before, shared by all threads of a search.

mod entry;
mod memory;
mod prefetch;

use alloc::boxed::Box;
use core::mem::size_of;

use ataxx::{Hash, Move};

use crate::Score;
use entry::{Entry, Stored};

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
    /// What the position looks like without looking ahead, if that has been asked.
    pub(crate) estimate: Option<Score>,
}

/// How many neighbouring entries a position may lie in.
const WAYS: usize = 4;

/// The entries in which a position may lie: as many as a processor fetches at once.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

/// A table of fixed size; any size works, with none it remembers nothing.
///
/// Threads read and write it at the same time, without a lock. Each sees what it stored itself, until somebody stores
/// over it, and never a mixture of two findings.
pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    generation: u8,
}

impl Table {
    /// A table of `bytes` bytes, rounded down to whole buckets of 64; `None` if there isn't so much memory.
    pub(crate) fn new(bytes: usize) -> Option<Table> {
        Some(Table { buckets: memory::vacant(bytes / size_of::<Bucket>())?, generation: 1 })
    }

    /// A table that remembers nothing.
    pub(crate) fn none() -> Table {
        Table { buckets: Box::default(), generation: 1 }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.generation = 1;
    }

    /// Lets everything stored so far be the first to go.
    pub(crate) fn age(&mut self) {
        self.generation = if self.generation == u8::MAX { 1 } else { self.generation + 1 };
    }

    pub(crate) fn find(&self, hash: Hash) -> Option<Finding> {
        let bucket = self.buckets.get(self.place(hash))?;
        bucket.0.iter().find_map(|entry| Some(entry.load().stored_for(hash)?.finding()))
    }

    /// Stores a finding over what is known of the same position, or else over the entry that is worth least.
    pub(crate) fn store(&self, hash: Hash, mut finding: Finding) {
        let Some(bucket) = self.buckets.get(self.place(hash)) else { return };
        let stored = bucket.0.each_ref().map(Entry::load);
        let place = match stored.iter().position(|stored| stored.stored_for(hash).is_some()) {
            Some(place) => {
                let known = stored[place].finding();
                finding.best = finding.best.or(known.best);
                finding.estimate = finding.estimate.or(known.estimate);
                place
            }
            None => self.worth_least(&stored),
        };
        bucket.0[place].store(hash, finding, self.generation);
    }

    /// Asks the processor to have what is known of a position at hand soon.
    #[inline]
    pub(crate) fn prefetch(&self, hash: Hash) {
        prefetch::soon(self.buckets.as_ptr().wrapping_add(self.place(hash)));
    }

    /// How much of the table this search has filled, in thousandths, by a look at some of it.
    pub(crate) fn fill_permille(&self) -> u16 {
        const LOOKED_AT: usize = 250;
        let looked_at = &self.buckets[..self.buckets.len().min(LOOKED_AT)];
        let entries = looked_at.iter().flat_map(|bucket| &bucket.0);
        let filled = entries.filter(|entry| entry.load().generation() == self.generation).count();
        (filled * 1_000 / (looked_at.len() * WAYS).max(1)) as u16
    }

    /// Which of a bucket's entries is the first to go: a vacant one, an old one, a shallow one.
    fn worth_least(&self, stored: &[Stored; WAYS]) -> usize {
        let worth = |stored: &Stored| match stored.generation() {
            0 => -1,
            generation if generation != self.generation => i32::from(stored.depth()),
            _ => 256 + i32::from(stored.depth()),
        };
        (0..WAYS).min_by_key(|&place| worth(&stored[place])).unwrap_or_default()
    }

    /// The bucket of a position, by the high bits of its hash; meaningless in a table of none.
    #[inline]
    fn place(&self, hash: Hash) -> usize {
        ((u128::from(hash.0) * self.buckets.len() as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests;
