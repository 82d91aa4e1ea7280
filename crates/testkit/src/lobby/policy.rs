//! Ways to pair: ours, and first come first served.

use play::seek::{Seek, SeekId, Widths, fit, pair_with, shared_control};
use play::{Millis, Timestamp};

/// When pairs are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wave {
    /// Whenever somebody comes, and each second besides for the widths that have grown.
    Arrival,
    /// At even steps of time only.
    Every(Millis),
}

/// A way to pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// `play::seek::pair`.
    Matching(Widths),
    /// Whoever has waited longest gets the first in order of arrival whom the same widths allow.
    FirstCome(Widths),
    /// The same with a fixed distance that no waiting changes; none is anybody.
    FirstComeWithin(Option<i32>),
}

impl Policy {
    /// The seeks that are paired now, of these in order of arrival.
    pub fn pairs(self, waiting: &[Seek], now: Timestamp) -> Vec<[SeekId; 2]> {
        match self {
            Policy::Matching(widths) => {
                let pairings = pair_with(&widths, waiting, now, 0);
                pairings.into_iter().map(|pairing| [pairing.sides.red, pairing.sides.blue]).collect()
            }
            Policy::FirstCome(widths) => first_come(waiting, |a, b| fit(a, b, now, &widths).is_some()),
            Policy::FirstComeWithin(most) => first_come(waiting, |a, b| {
                shared_control(a, b).is_some() && gap(a, b).zip(most).is_none_or(|(gap, most)| gap <= most)
            }),
        }
    }
}

/// How far apart two ratings are; a guest has none.
pub fn gap(a: &Seek, b: &Seek) -> Option<i32> {
    Some((a.shown_rating()? - b.shown_rating()?).abs())
}

/// One pass over the list, each seek with the first after it that will do.
pub fn first_come(waiting: &[Seek], will_do: impl Fn(&Seek, &Seek) -> bool) -> Vec<[SeekId; 2]> {
    let mut gone = vec![false; waiting.len()];
    let mut pairs = Vec::new();
    for at in 0..waiting.len() {
        if gone[at] {
            continue;
        }
        let other =
            (at + 1..waiting.len()).find(|&other| !gone[other] && will_do(&waiting[at], &waiting[other]));
        if let Some(other) = other {
            gone[other] = true;
            pairs.push([waiting[at].id, waiting[other].id]);
        }
    }
    pairs
}
