use ataxx::Side;
use play::GameId;

use super::values::named;
use crate::database::{self, On};
use crate::{SecretHash, StoreError};

const SEATS: &str = "\
SELECT seats.side, seats.secret FROM games LEFT JOIN seats ON seats.game = games.id WHERE games.id = $1";

/// The first player's first.
pub(crate) async fn seats(
    on: impl Into<On<'_>>,
    game: GameId,
) -> Result<Vec<(Side, SecretHash)>, StoreError> {
    let rows: Vec<(Option<String>, Option<Vec<u8>>)> =
        database::query_as(SEATS).bind(game.as_str()).fetch_all(on).await?;
    if rows.is_empty() {
        return Err(StoreError::UnknownGame { game });
    }
    let taken = rows.into_iter().filter_map(|(side, secret)| side.zip(secret));
    let mut seats = taken
        .map(|(side, secret)| Ok((parse_side(&side)?, parse_hash(&secret)?)))
        .collect::<Result<Vec<_>, StoreError>>()?;
    seats.sort_by_key(|(side, _)| *side);
    Ok(seats)
}

pub(super) fn parse_hash(bytes: &[u8]) -> Result<SecretHash, StoreError> {
    let bytes = bytes.try_into();
    bytes.map(SecretHash).map_err(|_| StoreError::corrupt("a hash that is not 32 bytes long"))
}

pub(super) fn parse_side(name: &str) -> Result<Side, StoreError> {
    named(&Side::ALL, Side::name, name)
}
