//! One population, one way to pair.

use std::collections::{BTreeSet, HashMap};

use play::PlayerId;
use play::seek::{Seek, SeekId};
use play::{Millis, Timestamp};

use super::crowd::Person;
use super::policy::{Policy, Wave, gap};

/// How often a lobby that pairs at each arrival looks again for widths that have grown.
const LOOK_AGAIN: Millis = Millis::seconds(1);

/// How it went. Spans are milliseconds, sorted; gaps are rating points, sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    pub came: usize,
    pub gave_up: usize,
    /// Until a game or, for who gave up, until then.
    pub waits: Vec<i64>,
    /// Between the players of each game where both have a rating.
    pub gaps: Vec<i32>,
}

impl Results {
    pub fn unpaired(&self) -> f64 {
        self.gave_up as f64 / self.came.max(1) as f64
    }
}

/// The value below which `hundredths` of a hundred lie.
pub fn percentile<T: Copy + Default>(sorted: &[T], hundredths: usize) -> T {
    sorted
        .get((sorted.len() * hundredths / 100).min(sorted.len().saturating_sub(1)))
        .copied()
        .unwrap_or_default()
}

/// Lets everybody come, wait, be paired or leave.
pub fn run(people: &[Person], policy: Policy, wave: Wave) -> Results {
    let mut lobby = Lobby {
        policy,
        waiting: Vec::new(),
        leaves: HashMap::new(),
        met: HashMap::new(),
        results: Results::default(),
    };
    let step = match wave {
        Wave::Arrival => LOOK_AGAIN,
        Wave::Every(step) => step,
    };
    let mut next = Timestamp(0) + step;
    let mut coming = people.iter().peekable();
    while coming.peek().is_some() || !lobby.waiting.is_empty() {
        match coming.peek() {
            Some(person) if person.seek.since <= next => {
                lobby.come(person, wave);
                coming.next();
            }
            // Nobody waits: straight to the wave after the next arrival.
            Some(person) if lobby.waiting.is_empty() => {
                let waves = (person.seek.since - next).0 / step.0;
                next = next + Millis(waves * step.0) + step;
            }
            _ => {
                lobby.look(next);
                next += step;
            }
        }
    }
    lobby.results.waits.sort_unstable();
    lobby.results.gaps.sort_unstable();
    lobby.results
}

struct Lobby {
    policy: Policy,
    /// In order of arrival.
    waiting: Vec<Seek>,
    leaves: HashMap<SeekId, Timestamp>,
    /// The last opponents of everybody, the last first.
    met: HashMap<PlayerId, Vec<PlayerId>>,
    results: Results,
}

/// Last opponents that count.
const REMEMBERED: usize = 5;

impl Lobby {
    fn come(&mut self, person: &Person, wave: Wave) {
        // Who is here already has not come back.
        if self.waiting.iter().any(|seek| seek.player == person.seek.player) {
            return;
        }
        let recent = self.met.get(&person.seek.player).cloned().unwrap_or_default();
        self.results.came += 1;
        self.leaves.insert(person.seek.id, person.leaves);
        self.waiting.push(Seek { recent, ..person.seek.clone() });
        if wave == Wave::Arrival {
            self.look(person.seek.since);
        }
    }

    fn look(&mut self, now: Timestamp) {
        let (results, leaves) = (&mut self.results, &self.leaves);
        self.waiting.retain(|seek| {
            let left = leaves[&seek.id];
            if left <= now {
                results.gave_up += 1;
                results.waits.push((left - seek.since).0);
            }
            left > now
        });
        let pairs = self.policy.pairs(&self.waiting, now);
        for pair in &pairs {
            self.play(*pair, now);
        }
        let gone: BTreeSet<SeekId> = pairs.into_iter().flatten().collect();
        self.waiting.retain(|seek| !gone.contains(&seek.id));
    }

    fn play(&mut self, pair: [SeekId; 2], now: Timestamp) {
        let [a, b] =
            pair.map(|id| self.waiting.iter().find(|seek| seek.id == id).expect("a pair of those who wait"));
        self.results.gaps.extend(gap(a, b));
        for (one, other) in [(a, b), (b, a)] {
            self.results.waits.push((now - one.since).0);
            let met = self.met.entry(one.player).or_default();
            met.insert(0, other.player);
            met.truncate(REMEMBERED);
        }
    }
}

#[cfg(test)]
mod tests {
    use play::seek::Widths;

    use super::super::arrivals;
    use super::*;

    #[test]
    fn everybody_who_comes_is_paired_or_leaves() {
        let people = arrivals(1, 200.0, 2.0);
        for policy in
            [Policy::Matching(Widths::SITE), Policy::FirstCome(Widths::SITE), Policy::FirstComeWithin(None)]
        {
            for wave in [Wave::Arrival, Wave::Every(Millis::seconds(3))] {
                let results = run(&people, policy, wave);
                assert_eq!(results.waits.len(), results.came, "{policy:?}");
                assert!(results.gave_up < results.came / 2, "{policy:?}");
                assert!(results.waits.iter().all(|wait| *wait >= 0));
                assert_eq!(results, run(&people, policy, wave), "the same again");
            }
        }
    }

    #[test]
    fn percentiles_are_taken_from_few_values_too() {
        assert_eq!(percentile::<i32>(&[], 50), 0);
        assert_eq!(percentile(&[7], 95), 7);
        assert_eq!(percentile(&(0..100).collect::<Vec<i32>>(), 95), 95);
    }
}
