//! Accepting, declining, withdrawing.

use ataxx::{BySide, Side};
use play::{GameId, PlayerId, Terms};
use protocol::{Created, FromServer, Why};
use store::{Challenge, User};

use crate::app::App;
use crate::inbox;
use crate::people::{Deed, failed, may, may_meet};

/// Accepts a challenge to this user: the game it becomes, and the user's side there. Accepting again answers the
/// same.
///
/// # Errors
/// [`Why::Expired`] if it stands no more, or is for somebody else; [`Why::KeptApart`], [`Why::Suspended`].
pub(crate) async fn accept(app: &App, by: &User, id: GameId) -> Result<Created, Why> {
    let now = app.clock.now();
    may(by, Deed::Challenge, now)?;
    let standing = app.store.challenges(by.id, now).await.map_err(failed)?;
    // One that stands no more has perhaps been accepted before: then nothing begins now.
    if let Some(challenge) = standing.iter().find(|challenge| challenge.id == id) {
        may_meet(app, challenge.challenger, challenge.challenged).await?;
    }
    let accepted = app.store.accept_challenge(id, by.id, now).await.map_err(failed)?;
    let challenge = accepted.ok_or(Why::Expired)?;
    let terms = Terms { stake: challenge.stake, ..Terms::casual(challenge.time) };
    app.games.begin_between(id, terms, players(&challenge)).await?;
    Ok(Created { game: id.to_string(), side: challenge.side.other() })
}

fn players(challenge: &Challenge) -> BySide<PlayerId> {
    match challenge.side {
        Side::Red => BySide { red: challenge.challenger, blue: challenge.challenged },
        Side::Blue => BySide { red: challenge.challenged, blue: challenge.challenger },
    }
}

/// Declines a challenge to this user, or withdraws one by this user; both hear of it.
///
/// # Errors
/// [`Why::Expired`] if it stands no more, or is not this user's.
pub(crate) async fn end(app: &App, by: &User, id: GameId) -> Result<(), Why> {
    let ended = app.store.end_challenge(id, by.id, app.clock.now()).await.map_err(failed)?;
    let challenge = ended.ok_or(Why::Expired)?;
    let id = id.to_string();
    let message = if challenge.challenger == by.id {
        FromServer::ChallengeCancelled { id }
    } else {
        FromServer::ChallengeDeclined { id }
    };
    for user in [challenge.challenger, challenge.challenged] {
        inbox::tell(app.games.bus(), user, &message).await;
    }
    Ok(())
}
