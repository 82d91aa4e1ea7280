//! What somebody may do here.

use play::Timestamp;
use protocol::Why;
use store::{User, UserKind};

use super::Me;

/// What can be forbidden to a user. Whatever is not here, everybody may: reading, playing what has begun, a game
/// with the computer, reporting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Looking for an opponent, or taking one who looks.
    Seek,
    /// Sending a challenge, or accepting one.
    Challenge,
    /// Writing to others, by a preset too.
    Chat,
    /// Beginning a game for a rating, in whatever way.
    Ranked,
}

/// Whether this user may do that `now`. To be asked where something begins, and never of a game that has begun.
///
/// # Errors
/// [`Why::Suspended`]; [`Why::NeedsAccount`] of a guest who wants to play for a rating; [`Why::NoBots`] of a bot who
/// wants that, or an opponent who has not chosen to play a program.
pub(crate) fn may(user: &User, deed: Deed, now: Timestamp) -> Result<(), Why> {
    if is_suspended(user, now) {
        return Err(Why::Suspended);
    }
    match (deed, user.kind) {
        (Deed::Ranked, UserKind::Guest) => Err(Why::NeedsAccount),
        (Deed::Seek | Deed::Ranked, UserKind::Bot) => Err(Why::NoBots),
        (Deed::Seek | Deed::Challenge | Deed::Chat | Deed::Ranked, _) => Ok(()),
    }
}

/// Whoever asks, if they may begin a game for a rating.
///
/// # Errors
/// As [`may`]; a newcomer needs an account too.
pub(crate) fn may_rank(me: &Me, now: Timestamp) -> Result<&User, Why> {
    let user = me.user().ok_or(Why::NeedsAccount)?;
    may(user, Deed::Ranked, now)?;
    // Programs are never rated.
    if user.kind == UserKind::Account { Ok(user) } else { Err(Why::CannotBeRanked) }
}

/// Whether a suspension runs `now`.
pub(crate) fn is_suspended(user: &User, now: Timestamp) -> bool {
    user.suspended_until.is_some_and(|until| until > now)
}

#[cfg(test)]
mod tests {
    use play::PlayerId;

    use super::*;

    const ALL: [Deed; 4] = [Deed::Seek, Deed::Challenge, Deed::Chat, Deed::Ranked];

    fn user(kind: UserKind, suspended_until: Option<i64>) -> User {
        User {
            id: PlayerId(1),
            kind,
            name: "Ann".to_owned(),
            owner: None,
            email: None,
            lang: None,
            created_at: Timestamp(0),
            seen_at: Timestamp(0),
            suspended_until: suspended_until.map(Timestamp),
            closed_at: None,
        }
    }

    #[test]
    fn a_suspension_forbids_everything_until_it_is_over() {
        for kind in UserKind::ALL {
            let suspended = user(kind, Some(1_000));
            for deed in ALL {
                assert_eq!(may(&suspended, deed, Timestamp(999)), Err(Why::Suspended), "{kind:?} {deed:?}");
            }
            assert_eq!(may(&suspended, Deed::Chat, Timestamp(1_000)), Ok(()));
        }
    }

    #[test]
    fn guests_play_for_no_rating_and_bots_in_no_pool() {
        for deed in ALL {
            let expected = if deed == Deed::Ranked { Err(Why::NeedsAccount) } else { Ok(()) };
            assert_eq!(may(&user(UserKind::Guest, None), deed, Timestamp(5)), expected);
            assert_eq!(may(&user(UserKind::Account, None), deed, Timestamp(5)), Ok(()));
            let pool = matches!(deed, Deed::Seek | Deed::Ranked);
            let expected = if pool { Err(Why::NoBots) } else { Ok(()) };
            assert_eq!(may(&user(UserKind::Bot, None), deed, Timestamp(5)), expected);
        }
    }
}
