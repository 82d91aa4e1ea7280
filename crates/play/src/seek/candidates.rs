//! The pairs worth considering: each seek's few best, so that a thousand seekers are not a million pairs.

use std::collections::BTreeMap;

use super::fit::{Fit, fit};
use super::seeker::Seek;
use super::widths::Widths;
use crate::stake::Stake;
use crate::time::Timestamp;
use crate::time_control::TimeControl;

/// Candidates that a seek keeps for itself; others may keep it among theirs.
const KEPT: usize = 8;

/// How far the search goes along the seeks sorted by rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    /// So many neighbours up and down.
    Near(usize),
    /// As far as the widths allow.
    Whole,
}

/// Two seeks that could be paired, by their places in the list, the lower place first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub a: usize,
    pub b: usize,
    pub fit: Fit,
}

/// The candidates among `waiting`, places in `seeks`; each pair once, sorted.
pub(super) fn candidates(
    seeks: &[&Seek],
    waiting: &[usize],
    now: Timestamp,
    widths: &Widths,
    reach: Reach,
) -> Vec<Candidate> {
    let mut kept: Vec<Vec<Candidate>> = vec![Vec::new(); seeks.len()];
    let ratings: Vec<i32> = seeks.iter().map(|seek| seek.place()).collect();
    for pool in pools(seeks, &ratings, waiting).values() {
        for (at, &place) in pool.iter().enumerate() {
            // Guests find those for whom they are too far down the list: nobody is too far from a guest.
            let guest = seeks[place].rating.is_none();
            let widest = if guest { i32::MAX } else { widths.tolerance(seeks[place].waited(now)) };
            let near = |other: &&usize| (ratings[**other] - ratings[place]).abs() <= widest;
            let steps = match reach {
                Reach::Near(steps) => steps,
                Reach::Whole => pool.len(),
            };
            let down = pool[..at].iter().rev().take(steps).take_while(near);
            let up = pool[at + 1..].iter().take(steps).take_while(near);
            for &other in down.chain(up) {
                if let Some(fit) = fit(seeks[place], seeks[other], now, widths) {
                    kept[place].push(Candidate { a: place.min(other), b: place.max(other), fit });
                }
            }
        }
    }
    best(kept)
}

/// Seeks by what they would play, sorted by rating.
fn pools(seeks: &[&Seek], ratings: &[i32], waiting: &[usize]) -> BTreeMap<(Stake, [i64; 3]), Vec<usize>> {
    let mut pools: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for &place in waiting {
        for control in &seeks[place].controls {
            pools.entry((seeks[place].stake, key(*control))).or_default().push(place);
        }
    }
    for pool in pools.values_mut() {
        pool.sort_unstable_by_key(|&place| (ratings[place], place));
        pool.dedup();
    }
    pools
}

/// Time controls in some order.
pub(super) fn key(control: TimeControl) -> [i64; 3] {
    match control {
        TimeControl::Untimed => [0, 0, 0],
        TimeControl::Increment { base, increment } => [1, base.0, increment.0],
        TimeControl::Days(days) => [2, days.into(), 0],
    }
}

/// The best of each, once each pair.
fn best(kept: Vec<Vec<Candidate>>) -> Vec<Candidate> {
    let mut all = Vec::with_capacity(kept.len() * KEPT);
    for mut own in kept {
        let order = |candidate: &Candidate| (-candidate.fit.worth, candidate.a, candidate.b);
        own.sort_unstable_by_key(order);
        own.dedup_by_key(|candidate| (candidate.a, candidate.b));
        all.extend(own.into_iter().take(KEPT));
    }
    all.sort_unstable_by_key(|candidate| (candidate.a, candidate.b));
    all.dedup_by_key(|candidate| (candidate.a, candidate.b));
    all
}
