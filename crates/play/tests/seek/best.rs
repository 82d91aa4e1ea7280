//! That a small crowd is paired as well as can be: held against every way to pair it.

use std::collections::BTreeMap;

use play::PlayerId;
use play::seek::{Seek, SeekId, Widths, fit, pair};
use proptest::prelude::*;

use super::people::{NOW, crowds};

/// The most worth that any pairing of these has.
fn best(crowd: &[&Seek]) -> i64 {
    let Some((first, rest)) = crowd.split_first() else { return 0 };
    let without = best(rest);
    let with = (0..rest.len()).filter_map(|other| {
        let worth = fit(first, rest[other], NOW, &Widths::SITE)?.worth;
        let gone = [first.player, rest[other].player];
        let others: Vec<&Seek> = rest.iter().copied().filter(|seek| !gone.contains(&seek.player)).collect();
        Some(worth + best(&others))
    });
    with.fold(without, i64::max)
}

fn worth(crowd: &[Seek]) -> i64 {
    let seeks: BTreeMap<SeekId, &Seek> = crowd.iter().map(|seek| (seek.id, seek)).collect();
    let worth = |red, blue| fit(seeks[&red], seeks[&blue], NOW, &Widths::SITE).unwrap().worth;
    pair(crowd, NOW, 0).iter().map(|pairing| worth(pairing.sides.red, pairing.sides.blue)).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn a_small_crowd_is_paired_as_well_as_can_be(crowd in crowds(9)) {
        prop_assert_eq!(worth(&crowd), best(&crowd.iter().collect::<Vec<_>>()));
    }

    /// The same where nearly everybody could play everybody.
    #[test]
    fn a_small_open_crowd_is_too(crowd in crowds(9)) {
        let mut crowd = crowd;
        for (seek, number) in crowd.iter_mut().zip(0..) {
            seek.player = PlayerId(number);
            seek.controls = vec![super::people::control(1, 0)];
            seek.range = play::seek::RatingRange::ANY;
            seek.stake = play::Stake::Casual;
        }
        prop_assert_eq!(worth(&crowd), best(&crowd.iter().collect::<Vec<_>>()));
    }
}
