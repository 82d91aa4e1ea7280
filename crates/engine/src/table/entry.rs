//! One entry of the table: two words, and no lock.

use core::sync::atomic::{AtomicU64, Ordering};

use ataxx::{Hash, Move, Square};

use super::{Bound, Finding};
use crate::Score;

/// A finding as one word, and the hash of its position "exclusive or" that word. If two threads write at the same
/// time, and one word of each remains, the two don't fit together, and nothing is found.
///
// CITE: Hyatt & Mann, "A lock-less transposition table implementation for parallel search", 2002.
#[derive(Default)]
pub(super) struct Entry {
    check: AtomicU64,
    data: AtomicU64,
}

/// An entry as it was read. A vacant one is all zero.
#[derive(Clone, Copy)]
pub(super) struct Stored {
    hash: u64,
    data: u64,
}

impl Entry {
    #[inline]
    pub(super) fn load(&self) -> Stored {
        let (check, data) = (self.check.load(Ordering::Relaxed), self.data.load(Ordering::Relaxed));
        Stored { hash: check ^ data, data }
    }

    /// `generation` is above zero.
    #[inline]
    pub(super) fn store(&self, hash: Hash, finding: Finding, generation: u8) {
        let data = pack(finding, generation);
        self.check.store(hash.0 ^ data, Ordering::Relaxed);
        self.data.store(data, Ordering::Relaxed);
    }
}

// What lies where in the word, from its lowest bit: the score (16 bits), the estimate (16), the move (12), the bound
// (2), nothing (2), the depth (8), the generation (8).
const ESTIMATE: u32 = 16;
const MOVE: u32 = 32;
const BOUND: u32 = 44;
const DEPTH: u32 = 48;
const GENERATION: u32 = 56;

/// No score of a position.
const NO_ESTIMATE: i16 = i16::MIN;

impl Stored {
    /// This, if it is about the position with this hash.
    #[inline]
    pub(super) fn stored_for(self, hash: Hash) -> Option<Stored> {
        (self.hash == hash.0 && self.generation() != 0).then_some(self)
    }

    #[inline]
    pub(super) fn generation(self) -> u8 {
        (self.data >> GENERATION) as u8
    }

    #[inline]
    pub(super) fn depth(self) -> u8 {
        (self.data >> DEPTH) as u8
    }

    #[inline]
    pub(super) fn finding(self) -> Finding {
        let estimate = (self.data >> ESTIMATE) as i16;
        Finding {
            best: unpack_move(self.data >> MOVE),
            score: Score::from_raw(self.data as i16),
            depth: self.depth(),
            bound: match self.data >> BOUND & 0b11 {
                0 => Bound::Lower,
                1 => Bound::Upper,
                _ => Bound::Exact,
            },
            estimate: (estimate != NO_ESTIMATE).then(|| Score::from_raw(estimate)),
        }
    }
}

fn pack(finding: Finding, generation: u8) -> u64 {
    let signed = |number: i16| u64::from(number as u16);
    signed(finding.score.raw())
        | signed(finding.estimate.map_or(NO_ESTIMATE, Score::raw)) << ESTIMATE
        | pack_move(finding.best) << MOVE
        | (finding.bound as u64) << BOUND
        | u64::from(finding.depth) << DEPTH
        | u64::from(generation) << GENERATION
}

/// Where a piece comes from, in six bits: a square, or one of these.
const NOWHERE: u64 = 63;
const CLONED: u64 = 62;
const PASSED: u64 = 61;

/// Twelve bits: where a piece lands, then where it comes from.
fn pack_move(mv: Option<Move>) -> u64 {
    match mv {
        None => NOWHERE << 6,
        Some(Move::Pass) => PASSED << 6,
        Some(Move::Clone { to }) => CLONED << 6 | to.index() as u64,
        Some(Move::Jump { from, to }) => (from.index() as u64) << 6 | to.index() as u64,
    }
}

fn unpack_move(bits: u64) -> Option<Move> {
    let (from, to) = (bits >> 6 & 63, Square::from_index((bits & 63) as usize));
    match from {
        NOWHERE => None,
        PASSED => Some(Move::Pass),
        CLONED => Some(Move::Clone { to: to? }),
        from => Some(Move::Jump { from: Square::from_index(from as usize)?, to: to? }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_two_words() {
        assert_eq!(size_of::<Entry>(), 16);
    }

    #[test]
    fn every_move_comes_back() {
        assert_eq!(unpack_move(pack_move(None)), None);
        let jumps = |to| Square::ALL.map(|from| Move::Jump { from, to });
        let moves = Square::ALL.into_iter().flat_map(|to| jumps(to).into_iter().chain([Move::Clone { to }]));
        for mv in moves.chain([Move::Pass]) {
            assert_eq!(unpack_move(pack_move(Some(mv))), Some(mv));
            assert!(pack_move(Some(mv)) < 1 << 12);
        }
    }

    #[test]
    fn every_part_comes_back_at_its_extremes() {
        for score in [Score::MIN, Score::loss_in(3), Score::DRAW, Score::pieces(-1), Score::MAX] {
            for (bound, depth) in [(Bound::Lower, 0), (Bound::Upper, 255), (Bound::Exact, 100)] {
                for estimate in [None, Some(score), Some(Score::pieces(-20_000))] {
                    let finding = Finding { best: Some(Move::Pass), score, depth, bound, estimate };
                    let entry = Entry::default();
                    entry.store(Hash(u64::MAX), finding, 255);
                    let stored = entry.load().stored_for(Hash(u64::MAX)).unwrap();
                    assert_eq!((stored.finding(), stored.generation()), (finding, 255));
                }
            }
        }
    }

    #[test]
    fn a_vacant_entry_is_about_no_position() {
        assert!(Entry::default().load().stored_for(Hash(0)).is_none());
    }

    #[test]
    fn halves_of_two_findings_are_none() {
        let finding =
            |depth| Finding { best: None, score: Score::DRAW, depth, bound: Bound::Exact, estimate: None };
        let (one, other) = (Entry::default(), Entry::default());
        one.store(Hash(7), finding(1), 1);
        other.store(Hash(7), finding(2), 1);
        one.check.store(other.check.load(Ordering::Relaxed), Ordering::Relaxed);
        assert!(one.load().stored_for(Hash(7)).is_none());
    }
}
