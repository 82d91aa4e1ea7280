//! What holds of every pairing of every crowd.

use std::collections::{BTreeMap, BTreeSet};

use play::PlayerId;
use play::seek::{Pairing, Seek, SeekId, Widths, fit, pair, shared_control};
use play::{Stake, Timestamp};
use proptest::prelude::*;

use super::people::{NOW, crowds};

fn by_id(crowd: &[Seek]) -> BTreeMap<SeekId, &Seek> {
    crowd.iter().map(|seek| (seek.id, seek)).collect()
}

fn ids(pairings: &[Pairing]) -> Vec<SeekId> {
    pairings.iter().flat_map(|pairing| [pairing.sides.red, pairing.sides.blue]).collect()
}

fn check(crowd: &[Seek], pairings: &[Pairing], now: Timestamp) -> Result<(), TestCaseError> {
    let seeks = by_id(crowd);
    let mut players = BTreeSet::new();
    for pairing in pairings {
        let (red, blue) = (seeks[&pairing.sides.red], seeks[&pairing.sides.blue]);
        for seek in [red, blue] {
            prop_assert!(players.insert(seek.player), "{:?} is paired twice", seek.player);
            prop_assert!(seek.controls.contains(&pairing.control));
            prop_assert_eq!(seek.stake, pairing.stake);
            prop_assert!(pairing.stake == Stake::Casual || seek.rating.is_some());
        }
        for (one, other) in [(red, blue), (blue, red)] {
            prop_assert!(!one.blocked.contains(&other.player));
            prop_assert!(one.range.takes(other.shown_rating()));
        }
        prop_assert!(red.balance <= blue.balance, "Red is for who has had it less often");
        prop_assert!(fit(red, blue, now, &Widths::SITE).is_some());
    }
    nobody_is_left_who_could_play(crowd, &players, now)
}

fn nobody_is_left_who_could_play(
    crowd: &[Seek],
    gone: &BTreeSet<PlayerId>,
    now: Timestamp,
) -> Result<(), TestCaseError> {
    let left: Vec<&Seek> = crowd.iter().filter(|seek| !gone.contains(&seek.player)).collect();
    for (at, one) in left.iter().enumerate() {
        for other in &left[at + 1..] {
            let fits = fit(one, other, now, &Widths::SITE);
            prop_assert!(fits.is_none(), "{:?} and {:?} still wait", one.id, other.id);
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn a_crowd_is_paired_lawfully(crowd in crowds(40), seed in any::<u64>()) {
        check(&crowd, &pair(&crowd, NOW, seed), NOW)?;
    }

    #[test]
    fn the_order_of_the_list_does_not_matter(crowd in crowds(20), seed in any::<u64>()) {
        let mut turned = crowd.clone();
        turned.reverse();
        turned.rotate_left(crowd.len() / 3);
        prop_assert_eq!(pair(&crowd, NOW, seed), pair(&turned, NOW, seed));
    }

    #[test]
    fn two_fit_each_other_alike(crowd in crowds(8)) {
        for one in &crowd {
            for other in &crowd {
                prop_assert_eq!(shared_control(one, other), shared_control(other, one));
                let there = fit(one, other, NOW, &Widths::SITE);
                prop_assert_eq!(there, fit(other, one, NOW, &Widths::SITE));
                prop_assert!(there.is_none_or(|fit| fit.worth > 0));
            }
        }
    }

    #[test]
    fn the_seed_changes_colours_only(crowd in crowds(20), seeds in any::<[u64; 2]>()) {
        let pairs = |seed| -> BTreeSet<BTreeSet<SeekId>> {
            let pairings = pair(&crowd, NOW, seed);
            pairings.iter().map(|pairing| ids(&[*pairing]).into_iter().collect()).collect()
        };
        prop_assert_eq!(pairs(seeds[0]), pairs(seeds[1]));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// More than is solved at once, so windows and several rounds take part.
    #[test]
    fn a_multitude_is_paired_lawfully(crowd in crowds(400), seed in any::<u64>()) {
        let mut crowd = crowd;
        for (seek, number) in crowd.iter_mut().zip(0..) {
            seek.player = PlayerId(number);
        }
        check(&crowd, &pair(&crowd, NOW, seed), NOW)?;
    }
}
