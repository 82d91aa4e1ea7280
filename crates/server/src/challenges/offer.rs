//! Challenging.

use play::{Millis, Stake, TimeControl, Timestamp};
use protocol::{FromServer, NewChallenge, Why};
use store::{Challenge, Challenging, User};

use super::{LIMITS, STANDS, STANDS_DAYS, shown};
use crate::app::App;
use crate::games::create::{new_id, side};
use crate::inbox;
use crate::people::{Deed, failed, find, is_suspended, may, may_meet};
use crate::wire::control;

/// How long what is past is kept, so that who accepted and lost the answer can ask again.
const KEPT: Millis = Millis::days(1);

/// Invites the user of that name, who hears of it.
///
/// # Errors
/// [`Why::UnknownUser`], [`Why::Yourself`], [`Why::NeedsAccount`], [`Why::NoBots`], [`Why::KeptApart`], [`Why::Suspended`], [`Why::AlreadyChallenged`], [`Why::TooManyChallenges`],
/// [`Why::Malformed`] for a time that is none.
pub(crate) async fn offer(app: &App, from: &User, new: &NewChallenge) -> Result<protocol::Challenge, Why> {
    let time = control(new.time)?;
    let to = named(app, &new.to).await?;
    if to.id == from.id {
        return Err(Why::Yourself);
    }
    let (now, stake) = (app.clock.now(), stake(new.stake));
    may_play(from, &to, stake, now)?;
    may_meet(app, from.id, to.id).await?;
    let stands = if matches!(time, TimeControl::Days(_)) { STANDS_DAYS } else { STANDS };
    let challenge = Challenge {
        id: new_id()?,
        challenger: from.id,
        challenged: to.id,
        side: side(new.side)?,
        time,
        stake,
        created_at: now,
        expires_at: now + stands,
    };
    add(app, challenge).await?;
    let shown = shown(app, &challenge).await?;
    inbox::tell(app.games.bus(), to.id, &FromServer::Challenge(shown.clone())).await;
    Ok(shown)
}

/// Whether both may play for that stake.
pub(super) fn may_play(from: &User, to: &User, stake: Stake, now: Timestamp) -> Result<(), Why> {
    may(from, Deed::Challenge, now)?;
    match stake {
        Stake::Casual => Ok(()),
        Stake::Ranked => may(from, Deed::Ranked, now).and(may(to, Deed::Ranked, now)),
    }
}

fn stake(stake: protocol::Stake) -> Stake {
    match stake {
        protocol::Stake::Casual => Stake::Casual,
        protocol::Stake::Ranked => Stake::Ranked,
    }
}

async fn add(app: &App, challenge: Challenge) -> Result<(), Why> {
    let forget = challenge.created_at - KEPT;
    match app.store.add_challenge(challenge, LIMITS, forget).await.map_err(failed)? {
        Challenging::Added => Ok(()),
        Challenging::Already(_) => Err(Why::AlreadyChallenged),
        Challenging::TooManySent | Challenging::TooManyReceived => Err(Why::TooManyChallenges),
    }
}

/// Somebody who is here to be challenged.
///
/// # Errors
/// [`Why::UnknownUser`], [`Why::Full`], [`Why::Internal`].
pub(crate) async fn named(app: &App, name: &str) -> Result<User, Why> {
    let user = find(app, name.trim()).await?;
    let here = |user: &User| user.closed_at.is_none() && !is_suspended(user, app.clock.now());
    user.filter(here).ok_or(Why::UnknownUser)
}
