//! Whether two seeks can be paired, and how good a pair they are.

use super::seeker::Seek;
use super::widths::Widths;
use crate::id::PlayerId;
use crate::stake::Stake;
use crate::time::Timestamp;
use crate::time_control::TimeControl;

/// Two seeks that can be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    pub control: TimeControl,
    /// How good a pair they are: at least 1, more is better.
    pub worth: i64,
}

/// The time control that both would play, the one that they like best together; none if they can't be
/// paired whatever they wait. The same for both orders.
pub fn shared_control(a: &Seek, b: &Seek) -> Option<TimeControl> {
    let strangers = a.player != b.player && !a.blocked.contains(&b.player) && !b.blocked.contains(&a.player);
    let stakes =
        a.stake == b.stake && (a.stake == Stake::Casual || (a.rating.is_some() && b.rating.is_some()));
    let ranges = a.range.takes(b.shown_rating()) && b.range.takes(a.shown_rating());
    if !(strangers && stakes && ranges) {
        return None;
    }
    let (first, second) = if a.id <= b.id { (a, b) } else { (b, a) };
    let shared = first.controls.iter().enumerate().filter_map(|(place, control)| {
        let other = second.controls.iter().position(|other| other == control)?;
        Some((place + other, *control))
    });
    shared.min_by_key(|(places, _)| *places).map(|(_, control)| control)
}

/// How well two seeks fit `now`; none if they can't be paired, or are too far apart for the time they have
/// waited. The same for both orders.
///
/// Only the ratings decide whether two may meet, and nobody is too far from a guest, who has none; having met and colours say who else is better. Where there
/// is nobody else, the same two play again.
pub fn fit(a: &Seek, b: &Seek, now: Timestamp, widths: &Widths) -> Option<Fit> {
    let (waited_a, waited_b) = (a.waited(now), b.waited(now));
    let apart = (a.place() - b.place()).abs();
    let known = a.rating.is_some() && b.rating.is_some();
    if known && apart > widths.tolerance(waited_a.min(waited_b)) {
        return None;
    }
    let control = shared_control(a, b)?;
    let less = apart + met(a, b, widths) + same_colour(a, b, widths);
    let waiting = waited_a.min(widths.waiting_most) + waited_b.min(widths.waiting_most);
    let worth = i64::from(widths.most_less() - less) + i64::from(waiting) * i64::from(widths.waiting) + 1;
    Some(Fit { control, worth })
}

fn met(a: &Seek, b: &Seek, widths: &Widths) -> i32 {
    let since = |seek: &Seek, other: PlayerId| seek.recent.iter().position(|player| *player == other);
    let games = [since(a, b.player), since(b, a.player)].into_iter().flatten().min();
    games.map_or(0, |games| widths.met / i32::try_from(games + 1).unwrap_or(i32::MAX))
}

fn same_colour(a: &Seek, b: &Seek, widths: &Widths) -> i32 {
    if a.balance.signum() * b.balance.signum() != 1 {
        return 0;
    }
    let owed = a.balance.unsigned_abs().min(b.balance.unsigned_abs());
    widths.colour * widths.colour_games.min(i32::try_from(owed).unwrap_or(i32::MAX))
}
