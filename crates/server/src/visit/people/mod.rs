//! Visits of the pages about people.

pub(crate) mod leaders;
pub(crate) mod past_games;
pub(crate) mod profile;
pub(crate) mod ties;

use protocol::Why;
use store::User;

use super::{Instead, Visitor, error};
use crate::app::App;
use crate::pages::Reader;
use crate::people::find;

/// The user whom an address names, or what is shown instead.
async fn user_of(app: &App, visitor: &Visitor, reader: Reader<'_>, name: &str) -> Result<User, Instead> {
    let instead = |why| Instead::of(error(app, &visitor.asked, reader.lang, why));
    find(app, name).await.map_err(instead)?.ok_or_else(|| instead(Why::NotFound))
}

/// What is shown when the store fails.
fn failed(app: &App, visitor: &Visitor, reader: Reader<'_>, why: &store::StoreError) -> Instead {
    tracing::error!(error = %why, "a page about people could not be read");
    Instead::of(error(app, &visitor.asked, reader.lang, Why::Internal))
}
