//! From what somebody asks for to a seek: what they may, and what is known of them.

use std::collections::HashSet;

use play::conduct::{REMEMBERED, pause};
use play::rating::Rating;
use play::seek::{RatingRange, Seek, SeekId};
use play::{Millis, Stake, TimeControl, Timestamp};
use protocol::{MakeSeek, Player, SEEK_TIMES_MAX, Time, Why};
use store::{Played, SecretHash, User, UserKind};

use super::entry::Entry;
use crate::app::App;
use crate::games::why_of_store as of_store;
use crate::people::{Deed, draw_id, may};
use crate::secret;

/// How long a seek for a game over days stands.
const KEPT_FOR: Millis = Millis::days(14);

/// Why somebody can't look for a game, and in how many ms they may.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refused {
    pub why: Why,
    pub retry_ms: Option<u32>,
}

impl From<Why> for Refused {
    fn from(why: Why) -> Refused {
        Refused { why, retry_ms: None }
    }
}

/// What somebody asks for, read.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    secret: SecretHash,
    controls: Vec<TimeControl>,
    stake: Stake,
    range: RatingRange,
    busy: bool,
}

/// Reads what is asked for. `is_known`: by whom is known; nobody is made for what would be refused.
///
/// # Errors
/// [`Why::Malformed`], [`Why::WrongSeat`], [`Why::WrongRange`]; [`Why::NeedsAccount`] of somebody without any name.
pub(crate) fn wish(body: &MakeSeek, is_known: bool) -> Result<Wish, Why> {
    let secret = secret::hash(&body.secret).ok_or(Why::WrongSeat)?;
    let controls = controls(&body.times)?;
    let range = match body.range {
        None => RatingRange::ANY,
        Some(range) if range.from <= range.to => RatingRange { from: range.from, to: range.to },
        Some(_) => return Err(Why::WrongRange),
    };
    let stake = match body.stake {
        protocol::Stake::Casual => Stake::Casual,
        protocol::Stake::Ranked if is_known => Stake::Ranked,
        protocol::Stake::Ranked => return Err(Why::NeedsAccount),
    };
    // A game over days takes nobody from another.
    if body.busy && controls.iter().any(|control| !control.is_live()) {
        return Err(Why::Malformed);
    }
    Ok(Wish { secret, controls, stake, range, busy: body.busy })
}

/// The seek that this user asks for.
///
/// # Errors
/// [`Why::NoBots`], [`Why::NeedsAccount`], [`Why::Suspended`], [`Why::Paused`]; [`Why::Internal`].
pub(crate) async fn entry(app: &App, user: &User, wish: Wish) -> Result<Entry, Refused> {
    let Wish { secret, controls, stake, range, busy } = wish;
    let days = controls.iter().all(|control| !control.is_live());
    let (seek, player) = seeker(app, user, stake).await?;
    let until = days.then_some(seek.since + KEPT_FOR);
    Ok(Entry { seek: Seek { controls, range, ..seek }, secret, player, until, busy })
}

/// What is known of this user, who wants to play for that: a seek without wishes, and who it is.
///
/// # Errors
/// As [`entry`].
pub(crate) async fn seeker(app: &App, user: &User, stake: Stake) -> Result<(Seek, Player), Refused> {
    let now = app.clock.now();
    if user.kind == UserKind::Bot {
        return Err(Why::NoBots.into());
    }
    may(user, Deed::Seek, now)?;
    if stake == Stake::Ranked {
        may(user, Deed::Ranked, now)?;
    }
    is_paused(app, user, now).await?;
    known(app, user, stake, now).await.map_err(Refused::from)
}

/// The same of somebody who has been let in before, from what the store knows of them now.
pub(super) async fn known(
    app: &App,
    user: &User,
    stake: Stake,
    now: Timestamp,
) -> Result<(Seek, Player), Why> {
    let store = &app.store;
    let played = store.standing(user.id).await.map_err(|error| of_store(&error))?;
    let company = store.company(user.id).await.map_err(|error| of_store(&error))?;
    let blocked = store.kept_apart(user.id).await.map_err(|error| of_store(&error))?;
    let seek = Seek {
        id: SeekId(draw_id()?.0),
        player: user.id,
        rating: rating(user, &played),
        controls: Vec::new(),
        stake,
        range: RatingRange::ANY,
        since: now,
        balance: company.balance,
        recent: company.recent,
        blocked,
    };
    let shown = (played.games > 0).then_some(played.standing.main);
    Ok((seek, crate::wire::user(user, shown)))
}

/// Live times or days, each once, and some of them.
fn controls(times: &[Time]) -> Result<Vec<TimeControl>, Why> {
    let controls: Vec<TimeControl> = times.iter().map(|time| control(*time)).collect::<Result<_, _>>()?;
    let live = controls.iter().filter(|control| control.is_live()).count();
    let distinct: HashSet<&TimeControl> = controls.iter().collect();
    let in_order = (1..=SEEK_TIMES_MAX).contains(&controls.len())
        && (live == 0 || live == controls.len())
        && distinct.len() == controls.len();
    if in_order { Ok(controls) } else { Err(Why::Malformed) }
}

/// A time that strangers play by: there is an end to it.
pub(crate) fn control(time: Time) -> Result<TimeControl, Why> {
    match crate::wire::control(time)? {
        TimeControl::Untimed => Err(Why::Malformed),
        control => Ok(control),
    }
}

async fn is_paused(app: &App, user: &User, now: Timestamp) -> Result<(), Refused> {
    let outcomes = app.store.conduct(user.id, now - REMEMBERED).await.map_err(|error| of_store(&error))?;
    match pause(&outcomes, now) {
        None => Ok(()),
        Some(until) => {
            let left = u32::try_from((until - now).0).unwrap_or(u32::MAX);
            Err(Refused { why: Why::Paused, retry_ms: Some(left) })
        }
    }
}

/// An account has a rating from the start; a guest has none.
fn rating(user: &User, played: &Played) -> Option<Rating> {
    (user.kind == UserKind::Account).then_some(played.standing.main)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_of_one_kind_and_each_named_once() {
        let five = Time::Increment { base: 300_000, increment: 3_000 };
        let (one, days) = (Time::Increment { base: 60_000, increment: 0 }, Time::Days { days: 3 });
        assert_eq!(controls(&[five, one]).unwrap().len(), 2);
        assert_eq!(controls(&[days]).unwrap(), [TimeControl::Days(3)]);
        for wrong in [&[][..], &[five, days], &[five, five], &[Time::Untimed], &[Time::Days { days: 15 }]] {
            assert_eq!(controls(wrong).unwrap_err(), Why::Malformed, "{wrong:?}");
        }
        let many = |n: i64| -> Vec<Time> {
            (1..=n).map(|minutes| Time::Increment { base: minutes * 60_000, increment: 0 }).collect()
        };
        assert!(controls(&many(8)).is_ok() && controls(&many(9)).is_err());
    }
}
