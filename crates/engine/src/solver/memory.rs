//! The wins that were proven, kept by the empty squares: a robust proof serves every position in
//! which the attacker has more pieces on the same squares.
//!
//! Why it does. The attacker answers as the proof says. Their moves of the proof are possible, since
//! their pieces are there; the defender's moves are among those that the proof has answers to; and a
//! landing gives all pieces around it to one side, so the attacker's pieces stay a superset. Two
//! things can differ: the attacker, locked out in the proof, could have to move; and the defender
//! could be locked out sooner. The first makes a proof not robust; in the second the attacker fills
//! the board and has the majority, which the prover asks for at each of the defender's turns.
//!
// CITE: the idea of keeping a set of positions by what they have in common is Ginsberg's, "Partition
// search", 1996.

use alloc::vec::Vec;

use ataxx::Bitboard;

use super::board::Board;
use super::proof::Proof;

/// Entries that share a place.
const WAYS: usize = 8;

#[derive(Clone, Copy)]
struct Entry {
    /// The empty squares and whose turn it is.
    key: u64,
    attacker: Bitboard,
    proof: Proof,
    /// The larger, the longer it stays.
    worth: u8,
}

const VACANT: Entry = Entry {
    key: u64::MAX,
    attacker: Bitboard::EMPTY,
    proof: Proof { plies: 0, quiet: 0, jumps: 0, robust: false, timed: false },
    worth: 0,
};

/// A table of fixed size; with none it remembers nothing.
pub(super) struct Memory(Vec<Entry>);

impl Memory {
    pub(super) fn new(bytes: usize) -> Memory {
        let places = bytes / (WAYS * size_of::<Entry>());
        Memory(alloc::vec![VACANT; places * WAYS])
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(VACANT);
    }

    /// A proof for `board` that holds at this clock.
    pub(super) fn find(&self, board: &Board, defends: bool, clock: u16) -> Option<Proof> {
        let key = key(board, defends);
        let entries = self.0.get(self.places(key))?;
        let mut found = entries.iter().filter(|entry| entry.key == key).filter_map(|entry| {
            if entry.attacker == board.attacker {
                return Some(entry.proof);
            }
            let serves = entry.proof.robust && entry.attacker.is_subset(board.attacker);
            serves.then(|| entry.proof.stretched(board, defends))
        });
        found.find(|proof| proof.holds_at(clock))
    }

    /// Keeps a proof that took so many nodes, in place of one that it makes superfluous, or else of
    /// the one that is worth least.
    pub(super) fn store(&mut self, board: &Board, defends: bool, proof: Proof, nodes: u64) {
        if proof.timed {
            return;
        }
        let key = key(board, defends);
        let places = self.places(key);
        let Some(entries) = self.0.get_mut(places) else { return };
        let worth = nodes.max(1).ilog2() as u8 + 1;
        let new = Entry { key, attacker: board.attacker, proof, worth };
        let rank = |old: &Entry| if new.replaces(old) { 0 } else { old.worth };
        let Some(place) = entries.iter_mut().min_by_key(|old| rank(old)) else { return };
        let pushed_out = place.key != VACANT.key && !new.replaces(place);
        *place = new;
        if pushed_out {
            // So that nothing stays for ever.
            entries.iter_mut().for_each(|entry| entry.worth = entry.worth.saturating_sub(1));
        }
    }

    fn places(&self, key: u64) -> core::ops::Range<usize> {
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let places = (self.0.len() / WAYS) as u128;
        let first = ((u128::from(mixed) * places) >> 64) as usize * WAYS;
        first..(first + WAYS).min(self.0.len())
    }
}

impl Entry {
    /// Whether with this entry `old` has nothing to tell.
    fn replaces(&self, old: &Entry) -> bool {
        let serves = if self.proof.robust {
            self.attacker.is_subset(old.attacker)
        } else {
            self.attacker == old.attacker && !old.proof.robust
        };
        self.key == old.key && serves
    }
}

fn key(board: &Board, defends: bool) -> u64 {
    board.empty.bits() | u64::from(defends) << 63
}
