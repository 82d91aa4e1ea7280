use play::{Millis, PlayerId};
use protocol::Why;
use store::Ceremony;

use super::{Caller, Refused};
use crate::people::draw_token;
use crate::secret::token_hash;

/// Keeps what is needed to go on, for so long: the token to name it by.
///
/// # Errors
/// [`Refused::Failed`].
pub(super) async fn begin(
    caller: &Caller,
    kind: &str,
    user: Option<PlayerId>,
    state: String,
    within: Millis,
) -> Result<String, Refused> {
    let (token, now) = (draw_token()?, caller.app.clock.now());
    let ceremony = Ceremony {
        id: token_hash(&token).ok_or(Why::Internal)?,
        user,
        kind: kind.to_owned(),
        state,
        expires_at: now + within,
    };
    caller.app.store.begin_ceremony(ceremony, now).await?;
    Ok(token)
}

/// What was kept under this token, which names nothing from now on; none if there is nothing, or nothing any more.
///
/// # Errors
/// [`Refused::Failed`].
pub(super) async fn end(caller: &Caller, kind: &str, token: &str) -> Result<Option<Ceremony>, Refused> {
    let Some(id) = token_hash(token) else { return Ok(None) };
    Ok(caller.app.store.end_ceremony(id, kind, caller.app.clock.now()).await?)
}
