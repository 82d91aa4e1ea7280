//! Pairing: a wave over everybody who waits.

use std::collections::{HashMap, HashSet};

use ataxx::BySide;

use super::candidates::{Candidate, Reach, candidates, key};
use super::matching::heaviest;
use super::seeker::{Seek, SeekId};
use super::widths::Widths;
use crate::id::PlayerId;
use crate::stake::Stake;
use crate::time::Timestamp;
use crate::time_control::TimeControl;

/// Neighbours by rating that are looked at first, up and down.
const NEAR: usize = 8;

/// Two seeks that have found each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub sides: BySide<SeekId>,
    pub control: TimeControl,
    pub stake: Stake,
}

/// Pairs those who wait, by the widths of the site.
///
/// Of all ways to pair them it takes the one of most worth: close in rating, long waited, strangers, owed
/// different colours. That is exact while those who could play each other, by any chain, are few
/// (32); beyond, very nearly. In the end no two are left that could be paired `now`. The
/// order of `seeks` does not matter; `seed` decides colours where nothing else does.
pub fn pair<'a>(seeks: impl IntoIterator<Item = &'a Seek>, now: Timestamp, seed: u64) -> Vec<Pairing> {
    pair_with(&Widths::SITE, seeks, now, seed)
}

/// The same by other widths: for the simulation that chooses them.
pub fn pair_with<'a>(
    widths: &Widths,
    seeks: impl IntoIterator<Item = &'a Seek>,
    now: Timestamp,
    seed: u64,
) -> Vec<Pairing> {
    let mut sorted: Vec<&Seek> = seeks.into_iter().collect();
    sorted.sort_by_key(|seek| seek.id);
    sorted.dedup_by_key(|seek| seek.id);

    let mut waiting: Vec<usize> = (0..sorted.len()).collect();
    let mut pairings = Vec::new();
    for reach in [Reach::Near(NEAR), Reach::Whole] {
        // Each round takes two out at least, or is the last.
        loop {
            let edges = candidates(&sorted, &waiting, now, widths, reach);
            let chosen = choose(&sorted, &edges);
            if chosen.is_empty() {
                break;
            }
            let gone: Vec<PlayerId> = players(&sorted, &chosen);
            waiting.retain(|&place| gone.binary_search(&sorted[place].player).is_err());
            pairings.extend(chosen.iter().map(|candidate| pairing(&sorted, candidate, seed)));
        }
    }
    pairings
}

/// Who plays which side: who has had Red less often plays Red; `seed` decides between equals. The same for
/// both orders.
pub fn colours(a: &Seek, b: &Seek, seed: u64) -> BySide<SeekId> {
    let (first, second) = if a.id <= b.id { (a, b) } else { (b, a) };
    let by_chance = mixed(seed ^ mixed(first.id.0 ^ mixed(second.id.0))) & 1 == 0;
    let first_is_red = match first.balance.cmp(&second.balance) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Greater => false,
        std::cmp::Ordering::Equal => by_chance,
    };
    if first_is_red { BySide::new(first.id, second.id) } else { BySide::new(second.id, first.id) }
}

/// The candidates that are paired. People are matched, not seeks: who has several gets one game.
fn choose(seeks: &[&Seek], edges: &[Candidate]) -> Vec<Candidate> {
    let mut best: Vec<(PlayerId, PlayerId, Candidate)> =
        edges.iter().map(|edge| between(seeks, edge)).collect();
    best.sort_by_key(|(a, b, edge)| (*a, *b, -edge.fit.worth));
    best.dedup_by_key(|(a, b, _)| (*a, *b));
    let numbers: HashMap<PlayerId, usize> = order(seeks, edges).into_iter().zip(0..).collect();
    let edges: Vec<(usize, usize, i64)> =
        best.iter().map(|(a, b, edge)| (numbers[a], numbers[b], edge.fit.worth)).collect();
    let chosen = heaviest(numbers.len(), &edges);
    best.into_iter().zip(chosen).filter_map(|((.., edge), chosen)| chosen.then_some(edge)).collect()
}

/// A candidate and the two players, the lower number first.
fn between(seeks: &[&Seek], edge: &Candidate) -> (PlayerId, PlayerId, Candidate) {
    let (a, b) = (seeks[edge.a].player, seeks[edge.b].player);
    (a.min(b), a.max(b), *edge)
}

/// The players of these candidates so that those who could play each other stand close: by what they
/// would play first, then by rating.
fn order(seeks: &[&Seek], edges: &[Candidate]) -> Vec<PlayerId> {
    let mut places: Vec<usize> = edges.iter().flat_map(|edge| [edge.a, edge.b]).collect();
    places.sort_unstable();
    places.dedup();
    places.sort_by_cached_key(|&place| {
        let seek = seeks[place];
        let pool = seek.controls.iter().map(|control| key(*control)).min();
        (seek.stake, pool, seek.place(), place)
    });
    let mut seen = HashSet::new();
    places.into_iter().map(|place| seeks[place].player).filter(|player| seen.insert(*player)).collect()
}

fn players(seeks: &[&Seek], chosen: &[Candidate]) -> Vec<PlayerId> {
    let both = |edge: &Candidate| [seeks[edge.a].player, seeks[edge.b].player];
    let mut players: Vec<PlayerId> = chosen.iter().flat_map(both).collect();
    players.sort_unstable();
    players
}

fn pairing(seeks: &[&Seek], edge: &Candidate, seed: u64) -> Pairing {
    let (a, b) = (seeks[edge.a], seeks[edge.b]);
    Pairing { sides: colours(a, b, seed), control: edge.fit.control, stake: a.stake }
}

/// Scatters a number's bits: the finisher of SplitMix64 (Steele, Lea, Flood 2014).
fn mixed(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
