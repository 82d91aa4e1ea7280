//! Visits of the pages about people.

pub(crate) mod leaders;
pub(crate) mod past_games;
pub(crate) mod profile;
pub(crate) mod ties;

use protocol::Why;
use store::User;

use super::{Instead, Visitor};
use crate::people::find;

/// The user whom an address names, or what is shown instead.
pub(super) async fn user_of(visitor: &Visitor, name: &str) -> Result<User, Instead> {
    let found = find(&visitor.app, name).await.map_err(|why| visitor.instead(why))?;
    found.ok_or_else(|| visitor.instead(Why::NotFound))
}
