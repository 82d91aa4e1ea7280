//! Games that somebody is asked about first, since they play something else meanwhile.

use play::seek::{Pairing, SeekId};
use play::{Millis, Timestamp};

/// How long somebody has to say that they come. Their page goes by itself a little before.
pub(super) const ANSWER: Millis = Millis::seconds(10);

/// The offers that stand. A seek is in one at most.
#[derive(Debug, Default)]
pub(super) struct Offers(Vec<Offer>);

#[derive(Debug)]
struct Offer {
    pairing: Pairing,
    until: Timestamp,
}

impl Offers {
    pub fn make(&mut self, pairing: Pairing, now: Timestamp) {
        self.0.push(Offer { pairing, until: now + ANSWER });
    }

    /// Until when the offer stands that this seek is in.
    pub fn until(&self, seek: SeekId) -> Option<Timestamp> {
        self.0.iter().find(|offer| offer.has(seek)).map(|offer| offer.until)
    }

    pub fn pairings(&self) -> impl Iterator<Item = &Pairing> {
        self.0.iter().map(|offer| &offer.pairing)
    }

    /// Takes back the offer that this seek is in, and answers it.
    pub fn withdraw(&mut self, seek: SeekId) -> Option<Pairing> {
        let at = self.0.iter().position(|offer| offer.has(seek))?;
        Some(self.0.swap_remove(at).pairing)
    }

    /// Takes back those whose time is over.
    pub fn late(&mut self, now: Timestamp) -> Vec<Pairing> {
        self.0.extract_if(.., |offer| offer.until <= now).map(|offer| offer.pairing).collect()
    }
}

impl Offer {
    fn has(&self, seek: SeekId) -> bool {
        seek == self.pairing.sides.red || seek == self.pairing.sides.blue
    }
}
