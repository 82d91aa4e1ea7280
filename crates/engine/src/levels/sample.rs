//! Picking one of several moves by chance.

use alloc::vec::Vec;

use ataxx::Move;

use crate::Score;
use crate::random::Random;

/// Each of the moves with this chance, in their order; of moves that would all be overlooked, one.
pub(super) fn noticed(moves: &[Move], percent: u8, random: &mut Random) -> Vec<Move> {
    let mut is_noticed = || random.below(100) < u64::from(percent);
    let noticed: Vec<Move> = moves.iter().copied().filter(|_| is_noticed()).collect();
    if noticed.is_empty() && !moves.is_empty() {
        return alloc::vec![moves[random.below(moves.len() as u64) as usize]];
    }
    noticed
}

/// One of the rated moves, the better the likelier: `halving` centi-pieces worse is half as
/// likely. With 0, one of the best. `None` if there is no move.
pub(super) fn weighted(rated: &[(Move, Score)], halving: u16, random: &mut Random) -> Option<Move> {
    let best = rated.iter().map(|&(_, score)| score).max()?;
    let weigh = |&(_, score): &(Move, Score)| weight(best.centi() - score.centi(), halving);
    let mut throw = random.below(rated.iter().map(weigh).sum());
    for candidate in rated {
        let weight = weigh(candidate);
        if throw < weight {
            return Some(candidate.0);
        }
        throw -= weight;
    }
    None
}

/// The weight of the best move.
const WHOLE: u64 = 1 << 20;

/// The weight of a move `behind` centi-pieces worse than the best: [`WHOLE`] halved once for each
/// `halving`, and in between along a straight line. Whole numbers, so that every machine picks the
/// same move.
fn weight(behind: i32, halving: u16) -> u64 {
    let behind = u64::from(behind.unsigned_abs());
    if halving == 0 {
        return if behind == 0 { WHOLE } else { 0 };
    }
    let halving = u64::from(halving);
    let (times, rest) = (behind / halving, behind % halving);
    if times >= 20 {
        return 0;
    }
    let upper = WHOLE >> times;
    upper - upper / 2 * rest / halving
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_halve() {
        assert_eq!(weight(0, 50), WHOLE);
        assert_eq!(weight(50, 50), WHOLE / 2);
        assert_eq!(weight(25, 50), WHOLE * 3 / 4);
        assert_eq!(weight(100, 50), WHOLE / 4);
        assert_eq!(weight(30_000, 50), 0);
        assert_eq!((weight(0, 0), weight(1, 0)), (WHOLE, 0));
    }

    #[test]
    fn the_better_move_is_picked_more_often_in_the_promised_ratio() {
        let (good, bad) = ("g2".parse().unwrap(), "g1g3".parse().unwrap());
        let rated = [(bad, Score::pieces(-100)), (good, Score::DRAW)];
        let mut random = Random::from_seed(1);
        let picks = (0..6_000).filter(|_| weighted(&rated, 100, &mut random) == Some(good)).count();
        assert!((3_850..4_150).contains(&picks), "two of three expected: {picks} of 6000");
    }

    #[test]
    fn some_moves_are_overlooked_but_never_all() {
        let moves = ["g2", "f1", "g1g3"].map(|mv| mv.parse().unwrap());
        let mut random = Random::from_seed(1);
        let mut seen =
            |percent| -> usize { (0..1_000).map(|_| noticed(&moves, percent, &mut random).len()).sum() };
        assert_eq!((seen(100), seen(0)), (3_000, 1_000));
        assert!((1_350..1_750).contains(&seen(50)), "half of them, and one where it would be none");
        assert!(noticed(&[], 50, &mut random).is_empty());
    }

    #[test]
    fn no_moves_no_pick() {
        assert_eq!(weighted(&[], 100, &mut Random::from_seed(1)), None);
    }
}
