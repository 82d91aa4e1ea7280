//! Invitations meant for one user.

mod answer;
mod offer;

use play::{Millis, PlayerId};
use protocol::{Challenges, Player, Why};
use store::ChallengeLimits;

use crate::app::App;
use crate::people::failed;

pub(crate) use answer::{accept, end};
pub(crate) use offer::{named, offer};

/// How many may stand at once: from one user, and to one.
pub(crate) const LIMITS: ChallengeLimits = ChallengeLimits { sent: 10, received: 20 };
/// How long one stands for a game that is played in one sitting,
pub(crate) const STANDS: Millis = Millis::minutes(10);
/// and for one over days.
pub(crate) const STANDS_DAYS: Millis = Millis::days(3);

/// The challenges of this user that stand.
///
/// # Errors
/// What the store answers.
pub(crate) async fn of(app: &App, user: PlayerId) -> Result<Challenges, Why> {
    let mut all = Challenges { sent: Vec::new(), received: Vec::new() };
    for challenge in app.store.challenges(user, app.clock.now()).await.map_err(failed)? {
        let shown = shown(app, &challenge).await?;
        let list = if challenge.challenger == user { &mut all.sent } else { &mut all.received };
        list.push(shown);
    }
    Ok(all)
}

/// As both of them see it.
async fn shown(app: &App, challenge: &store::Challenge) -> Result<protocol::Challenge, Why> {
    Ok(protocol::Challenge {
        id: challenge.id.to_string(),
        from: player(app, challenge.challenger).await?,
        to: player(app, challenge.challenged).await?,
        side: challenge.side,
        time: crate::games::time(challenge.time),
        stake: crate::games::stake(challenge.stake),
        expires: challenge.expires_at.0,
    })
}

async fn player(app: &App, id: PlayerId) -> Result<Player, Why> {
    let user = app.store.user(id).await.map_err(failed)?.ok_or(Why::UnknownUser)?;
    let played = app.store.standing(id).await.map_err(failed)?;
    let rating = (played.games > 0).then_some(played.standing.main);
    Ok(crate::wire::user(&user, rating))
}
