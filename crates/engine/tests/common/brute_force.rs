//! Who wins, by looking at every line: it knows nothing but the rules.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use ataxx::{Move, NO_CLONE_LIMIT, Position, Side};

/// Alpha–beta for a question with two answers: no proofs kept for other positions, no end seen before it is there.
#[derive(Default)]
pub struct BruteForce<'a> {
    known: HashMap<Key, Bounds, BuildHasherDefault<AsItIs>>,
    nodes: u64,
    most: u64,
    /// What the winner might play: looked at first, never believed.
    hint: Option<Hint<'a>>,
}

/// Says a move for a position.
pub type Hint<'a> = &'a mut dyn FnMut(&Position) -> Option<Move>;

/// The position's hash, and whatever else an answer depends on.
type Key = u64;

/// In so many plies there is a win, in so many there is none.
#[derive(Clone, Copy)]
struct Bounds {
    win: u16,
    none: u16,
}

const NOTHING: Bounds = Bounds { win: u16::MAX, none: 0 };

impl<'a> BruteForce<'a> {
    /// Who wins how soon, deeper and deeper, as far as `nodes` suffice; and how far that was.
    pub fn decide(position: &Position, nodes: u64, farthest: u16) -> (Option<(Side, u16)>, u16) {
        let mut brute = BruteForce { most: nodes, ..BruteForce::default() };
        let mut looked = 0;
        for plies in 0..=farthest {
            for side in Side::ALL {
                match brute.wins(position, side, plies) {
                    Some(true) => return (Some((side, plies)), plies),
                    Some(false) => {}
                    None => return (None, looked),
                }
            }
            looked = plies;
        }
        (None, looked)
    }

    /// Whether `side` wins within `plies`, if `nodes` suffice to see it; a good hint saves most of them.
    pub fn confirm(
        position: &Position,
        (side, plies): (Side, u16),
        nodes: u64,
        hint: Hint<'a>,
    ) -> Option<bool> {
        BruteForce { most: nodes, hint: Some(hint), ..BruteForce::default() }.wins(position, side, plies)
    }

    /// `None` if the nodes ran out.
    fn wins(&mut self, position: &Position, side: Side, plies: u16) -> Option<bool> {
        if let Some(answer) = self.known(position, side, plies) {
            return Some(answer);
        }
        self.nodes += 1;
        if self.nodes > self.most {
            return None;
        }
        let answer = self.any_or_all(position, side, plies)?;
        let bounds = self.known.entry(key(position, side, plies)).or_insert(NOTHING);
        *bounds = if answer { Bounds { win: plies, ..*bounds } } else { Bounds { none: plies, ..*bounds } };
        Some(answer)
    }

    fn known(&self, position: &Position, side: Side, plies: u16) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner == Some(side));
        }
        if plies == 0 {
            return Some(false);
        }
        let bounds = self.known.get(&key(position, side, plies))?;
        (bounds.win <= plies || plies <= bounds.none).then_some(bounds.win <= plies)
    }

    /// First the answers that are known already, then the hint, then those moves that convert most.
    fn any_or_all(&mut self, position: &Position, side: Side, plies: u16) -> Option<bool> {
        let attacks = position.turn() == side;
        let mut open = Vec::new();
        for mv in &position.legal_moves() {
            let mut next = *position;
            next.play_unchecked(mv);
            match self.known(&next, side, plies - 1) {
                Some(answer) if answer == attacks => return Some(attacks),
                Some(_) => {}
                None => open.push((mv, next)),
            }
        }
        let hinted = self.hint.as_mut().filter(|_| attacks).and_then(|hint| hint(position));
        let mover = position.turn();
        open.sort_by_key(|(mv, next)| Reverse((Some(*mv) == hinted, next.pieces(mover).len())));
        for (_, next) in open {
            if self.wins(&next, side, plies - 1)? == attacks {
                return Some(attacks);
            }
        }
        Some(!attacks)
    }
}

/// As long as the plies end before the no-clone limit, its clock doesn't matter.
fn key(position: &Position, side: Side, plies: u16) -> Key {
    let clock = position.halfmove_clock();
    let clock = if clock + plies < NO_CLONE_LIMIT { 0 } else { u64::from(clock) + 1 };
    let about = 2 * clock + side as u64;
    position.hash().0 ^ about.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Keys are hashes already.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers")
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}
