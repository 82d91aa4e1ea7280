//! Who holds the seats of one game.

use ataxx::{BySide, Side};
use protocol::Why;
use store::SecretHash;

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

    /// The side that a secret opens; nobody's for a visitor without one. Only hashes are compared, so
    /// the time it takes tells nothing about a secret.
    pub fn side(&self, secret: Option<SecretHash>) -> Result<Option<Side>, Why> {
        let Some(secret) = secret else { return Ok(None) };
        let side = [Side::Red, Side::Blue].into_iter().find(|&side| self.0[side] == Some(secret));
        side.map(Some).ok_or(Why::WrongSeat)
    }

    /// The same people with colours swapped, for the rematch.
    pub fn swapped(&self) -> Vec<(Side, SecretHash)> {
        [Side::Red, Side::Blue].into_iter().filter_map(|side| Some((side.other(), self.0[side]?))).collect()
    }
}
