//! The games that come out of the lobby.

use ataxx::{BySide, Side};
use play::seek::SeekId;
use play::{GameId, Origin, PlayerId, Stake, Terms, TimeControl};
use protocol::Paired;
use sha2::{Digest, Sha256};
use store::SecretHash;

use super::entry::Entry;
use super::hall::Taken;
use crate::games::pairing::Match;
use crate::games::{stake, time};

/// Two who sit down.
#[derive(Clone, Debug)]
pub(super) struct Sitting {
    pub new: Match,
    /// The seek of each side; that of who accepted is no seek of the list.
    pub seeks: BySide<SeekId>,
}

impl Sitting {
    pub fn paired(taken: &Taken) -> Sitting {
        let sides = &taken.sides;
        let seeks = BySide { red: sides.red.seek.id, blue: sides.blue.seek.id };
        let seats = BySide { red: seat(&sides.red), blue: seat(&sides.blue) };
        let creators = vec![leading(sides.red.secret), leading(sides.blue.secret)];
        let kept = [&sides.red, &sides.blue].into_iter().filter(|entry| entry.is_kept());
        let kept = kept.map(|entry| entry.seek.id).collect();
        Sitting {
            new: Match { creators, terms: terms(taken.control, sides.red.seek.stake), seats, seeks: kept },
            seeks,
        }
    }

    /// `by` plays `side`.
    pub fn accepted(
        entry: &Entry,
        control: TimeControl,
        by: (SeekId, SecretHash, PlayerId),
        side: Side,
    ) -> Sitting {
        let mut seats = BySide { red: seat(entry), blue: seat(entry) };
        let mut seeks = BySide { red: entry.seek.id, blue: entry.seek.id };
        (seats[side], seeks[side]) = ((by.1, by.2), by.0);
        let kept = entry.is_kept().then_some(entry.seek.id).into_iter().collect();
        let creators = vec![acceptance(entry.seek.id, by.1), leading(entry.secret)];
        let terms = terms(control, entry.seek.stake);
        Sitting { new: Match { creators, terms, seats, seeks: kept }, seeks }
    }

    /// What the player of this side is told.
    pub fn told(&self, side: Side, game: GameId) -> Paired {
        let terms = self.new.terms;
        Paired {
            seek: self.seeks[side].0,
            game: game.to_string(),
            side,
            time: time(terms.time),
            stake: stake(terms.stake),
        }
    }
}

/// What makes accepting a seek with a secret the same game each time it is asked for.
pub(super) fn acceptance(seek: SeekId, secret: SecretHash) -> SecretHash {
    creator(&[b"accept", &seek.0.to_le_bytes(), &secret.0])
}

/// What makes the seek with this secret lead to one game, however often it is asked for.
pub(super) fn leading(secret: SecretHash) -> SecretHash {
    creator(&[b"seek", &secret.0])
}

fn creator(parts: &[&[u8]]) -> SecretHash {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    SecretHash(hash.finalize().into())
}

fn seat(entry: &Entry) -> (SecretHash, PlayerId) {
    (entry.secret, entry.user())
}

fn terms(time: TimeControl, stake: Stake) -> Terms {
    Terms { stake, origin: Origin::Pairing, ..Terms::casual(time) }
}
