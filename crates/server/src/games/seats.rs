//! Who holds the seats of one game.

use ataxx::{BySide, Side};
use play::PlayerId;
use protocol::Why;
use store::{Seated, SecretHash};

/// What somebody shows to be let to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Keys {
    /// The seat's own.
    pub secret: Option<SecretHash>,
    /// Whose session it is: users find their seats again on any device.
    pub user: Option<PlayerId>,
}

impl Keys {
    pub fn secret(secret: SecretHash) -> Keys {
        Keys { secret: Some(secret), user: None }
    }
}

/// Somebody who sits down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sits {
    pub side: Side,
    pub secret: SecretHash,
    pub user: Option<PlayerId>,
}

/// The users among those who sit there.
pub(crate) fn users(seated: &BySide<Option<Seated>>) -> BySide<Option<PlayerId>> {
    BySide::from_fn(|side| seated[side].as_ref().map(|seated| seated.user))
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Seats(BySide<Option<SecretHash>>);

impl Seats {
    pub fn new(held: &[(Side, SecretHash)]) -> Seats {
        let mut seats = Seats::default();
        for &(side, secret) in held {
            seats.take(side, secret);
        }
        seats
    }

    pub fn take(&mut self, side: Side, secret: SecretHash) {
        self.0[side] = Some(secret);
    }

    /// The side that the keys open; nobody's for a visitor without any. The secret comes first: whoever is
    /// signed in, a seat that was taken with it stays theirs who know it. Only hashes are compared, so the time
    /// it takes tells nothing about a secret.
    pub fn side(&self, keys: Keys, seated: &BySide<Option<Seated>>) -> Result<Option<Side>, Why> {
        let by_secret =
            keys.secret.and_then(|secret| Side::ALL.into_iter().find(|&side| self.0[side] == Some(secret)));
        match (by_secret.or_else(|| seat_of(keys.user?, seated)), keys.secret) {
            (None, Some(_)) => Err(Why::WrongSeat),
            (side, _) => Ok(side),
        }
    }

    /// The same people with colours swapped, for the rematch.
    pub fn swapped(&self) -> Vec<(Side, SecretHash)> {
        [Side::Red, Side::Blue].into_iter().filter_map(|side| Some((side.other(), self.0[side]?))).collect()
    }
}

/// Where a user sits; nowhere if on both sides, as who plays against oneself in two windows: there only the
/// secrets can tell.
fn seat_of(user: PlayerId, seated: &BySide<Option<Seated>>) -> Option<Side> {
    let sits = |side: &Side| seated[*side].as_ref().is_some_and(|seated| seated.user == user);
    let mut sides = Side::ALL.into_iter().filter(sits);
    sides.next().filter(|_| sides.next().is_none())
}
