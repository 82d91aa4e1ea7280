//! Users by what they are called.

use protocol::Why;
use store::User;

use super::failed;
use super::names::skeleton_of;
use crate::app::App;

/// No name is longer, in bytes.
const BYTES_MAX: usize = 120;

/// The user whose name looks like this: case and look-alikes make no difference.
///
/// # Errors
/// [`Why::Full`], [`Why::Internal`].
pub(crate) async fn find(app: &App, name: &str) -> Result<Option<User>, Why> {
    if name.len() > BYTES_MAX {
        return Ok(None);
    }
    app.store.user_named(&skeleton_of(name)).await.map_err(failed)
}
