//! Who plays whom now, and who is asked first.

use std::collections::HashSet;

use play::Timestamp;
use play::seek::{Pairing, Seek, SeekId, pair};

/// Who waits, at some moment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Waiting {
    pub seeks: Vec<Seek>,
    /// Whose makers play something else meanwhile.
    pub busy: HashSet<SeekId>,
    /// Offers that all have agreed to.
    pub agreed: Vec<Pairing>,
    /// The seeks of the offers that stand.
    pub asked: HashSet<SeekId>,
}

/// What a wave has found.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wave {
    /// They play at once.
    pub begin: Vec<Pairing>,
    /// Whoever is busy of these is asked.
    pub ask: Vec<Pairing>,
}

impl Waiting {
    /// Nobody waits for somebody busy who could play somebody else; nor while the busy one thinks it over.
    pub fn wave(&self, now: Timestamp, seed: u64) -> Wave {
        let mut begin = self.agreed.clone();
        let agreed = seeks(&begin);
        let free = self.without(|id| self.busy.contains(id) || agreed.contains(id));
        begin.extend(pair(free, now, seed));
        if self.busy.is_empty() {
            return Wave { begin, ask: Vec::new() };
        }
        let plays = seeks(&begin);
        let left = self.without(|id| self.asked.contains(id) || plays.contains(id));
        Wave { begin, ask: pair(left, now, seed) }
    }

    fn without(&self, is_out: impl Fn(&SeekId) -> bool) -> impl Iterator<Item = &Seek> {
        self.seeks.iter().filter(move |seek| !is_out(&seek.id))
    }
}

pub(super) fn seeks<'a>(pairings: impl IntoIterator<Item = &'a Pairing>) -> HashSet<SeekId> {
    pairings.into_iter().flat_map(|pairing| [pairing.sides.red, pairing.sides.blue]).collect()
}
