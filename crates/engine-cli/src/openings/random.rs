//! Openings by chance.

use std::collections::HashSet;

use ataxx::{Hash, Position, Symmetry};
use engine::{Random, network};

use super::even::{Scales, Weighing};
use super::gaps;

/// So many in a row that won't do mean that there are no more openings.
const TRIES: u32 = 2_000;

/// What openings are wanted.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    pub seed: u64,
    pub plies: u32,
    /// Of a hundred, so many are on boards with gaps.
    pub gaps: u64,
    /// The greatest advantage, in hundredths of a piece; any, if absent.
    pub uneven: Option<u16>,
}

/// Random plies from the start; no opening is over, and none is another one turned or mirrored. The same program
/// gives the same openings for the same wish.
pub struct RandomOpenings {
    random: Random,
    wish: Wish,
    scales: Scales,
    seen: HashSet<Hash>,
}

impl RandomOpenings {
    pub fn new(wish: Wish) -> RandomOpenings {
        RandomOpenings {
            random: Random::from_seed(wish.seed),
            wish,
            scales: Scales::new(network::current()),
            seen: HashSet::new(),
        }
    }

    /// One of them, if the plies don't end the game.
    fn draw(&mut self) -> Option<Position> {
        let gapped = self.random.below(100) < self.wish.gaps;
        let mut position = if gapped { gaps::board(&mut self.random) } else { Position::start() };
        for _ in 0..self.wish.plies {
            let moves = position.legal_moves();
            let index = self.random.below(moves.len().max(1) as u64) as usize;
            position.play_unchecked(*moves.get(index)?);
        }
        position.outcome().is_none().then_some(position)
    }

    fn is_even(&mut self, position: &Position) -> bool {
        let weighing = self.wish.uneven.map(Weighing::glance);
        weighing.is_none_or(|weighing| self.scales.is_even(position, weighing))
    }
}

impl Iterator for RandomOpenings {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        for _ in 0..TRIES {
            if let Some(position) = self.draw()
                && self.seen.insert(least_hash(&position))
                && self.is_even(&position)
            {
                return Some(position);
            }
        }
        None
    }
}

/// The same for a position and all that it can be turned into.
fn least_hash(position: &Position) -> Hash {
    let hashes = Symmetry::ALL.into_iter().map(|symmetry| position.transformed(symmetry).hash());
    hashes.min().expect("there are eight")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn openings(seed: u64, plies: u32, gaps: u64, uneven: Option<u16>) -> RandomOpenings {
        RandomOpenings::new(Wish { seed, plies, gaps, uneven })
    }

    #[test]
    fn openings_are_playable_and_all_different() {
        let openings: Vec<_> = openings(7, 8, 30, None).take(300).collect();
        let hashes: HashSet<_> = openings.iter().map(least_hash).collect();
        assert_eq!((openings.len(), hashes.len()), (300, 300));
        for position in &openings {
            position.check_valid();
            assert!(position.outcome().is_none() && position.fullmove_number() == 5, "{position}");
        }
        let gapped = openings.iter().filter(|position| !position.gaps().is_empty()).count();
        assert!((50..130).contains(&gapped), "{gapped}");
        assert!(openings.iter().all(|position| position.gaps().len() < 13));
    }

    #[test]
    fn a_seed_decides_them() {
        let of = |seed| openings(seed, 8, 0, Some(300)).take(5).collect::<Vec<_>>();
        assert_eq!(of(1), of(1));
        assert_ne!(of(1), of(2));
        assert!(of(1).iter().all(|position| position.gaps().is_empty()));
    }

    #[test]
    fn nobody_wins_an_even_opening_at_once() {
        let wins = |position: &Position| {
            position.legal_moves().iter().any(|&mv| {
                let mut after = *position;
                after.play_unchecked(mv);
                after.outcome().is_some_and(|outcome| outcome.winner == Some(position.turn()))
            })
        };
        assert!(openings(3, 8, 0, None).take(60).any(|position| wins(&position)), "the test has no teeth");
        assert!(!openings(3, 8, 0, Some(300)).take(30).any(|position| wins(&position)));
    }

    /// Of 16 first moves, some are others turned: half a turn keeps the start.
    #[test]
    fn they_end_when_there_are_no_more() {
        assert_eq!(openings(1, 0, 0, None).count(), 1);
        let first = openings(1, 1, 0, None).count();
        let all = Position::start().legal_moves().iter().count();
        assert!(first > 1 && first <= all / 2, "{first} of {all}");
    }
}
