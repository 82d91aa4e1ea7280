//! Users who want nothing to do with one another.

use play::PlayerId;
use protocol::Why;

use super::failed;
use crate::app::App;

/// Whether these two may begin something together.
///
/// # Errors
/// [`Why::KeptApart`] if either has blocked the other; [`Why::Full`], [`Why::Internal`].
pub(crate) async fn may_meet(app: &App, one: PlayerId, other: PlayerId) -> Result<(), Why> {
    let between = app.store.between(one, other).await.map_err(failed)?;
    if between.blocks || between.blocked { Err(Why::KeptApart) } else { Ok(()) }
}
