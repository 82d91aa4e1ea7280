use play::GameId;

use super::{Pool, parse_game};
use crate::database;
use crate::{SecretHash, StoreError};

pub(crate) async fn created_with(pool: &Pool, creator: SecretHash) -> Result<Option<GameId>, StoreError> {
    let game: Option<String> = database::query_scalar("SELECT game FROM creators WHERE creator = $1")
        .bind(&creator.0[..])
        .fetch_optional(pool)
        .await?;
    game.as_deref().map(parse_game).transpose()
}
