//! What programs may ask about people.

pub(crate) mod games;
pub(crate) mod top;
pub(crate) mod user;

use protocol::Why;
use store::{StoreError, User};

use super::Asked;
use crate::app::App;
use crate::people::find;
use crate::problem::Problem;

async fn user_of(app: &App, asked: &Asked, name: &str) -> Result<User, Problem> {
    let found = find(app, name).await.map_err(|why| asked.problem(why))?;
    found.ok_or_else(|| asked.problem(Why::NotFound))
}

fn failed(asked: &Asked, error: &StoreError) -> Problem {
    tracing::error!(%error, "the store failed");
    asked.problem(Why::Internal)
}
