//! What one game changes.

use ataxx::{BySide, Side};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Rating, glicko2};

use super::Speed;
use super::glicko::Rating;
use super::limits::{CHANGE_MAX, DEVIATION_NEW_SPEED, GLICKO};
use crate::time::Timestamp;

/// All that is thought of one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The rating that pairing, the leaderboard and every opponent's rating go by.
    pub main: Rating,
    /// For display: one for each speed that the player has a rated game in.
    speeds: [Option<Rating>; Speed::ALL.len()],
}

impl Standing {
    /// Of somebody who has not played yet.
    pub const START: Standing = Standing::new(Rating::START);

    /// Of somebody with this main rating and none at a single speed.
    pub const fn new(main: Rating) -> Standing {
        Standing { main, speeds: [None; Speed::ALL.len()] }
    }

    /// The rating at one speed, if a game was rated there.
    pub fn at(&self, speed: Speed) -> Option<Rating> {
        self.speeds[speed as usize]
    }

    /// The same standing with this rating at one speed, as a store puts it together.
    #[must_use]
    pub fn with(mut self, speed: Speed, rating: Rating) -> Standing {
        self.speeds[speed as usize] = Some(rating);
        self
    }

    /// What a game at `speed` is rated from: before the first, the main rating stands in, less sure.
    fn from(&self, speed: Speed) -> Rating {
        let stand_in = || self.main.as_unsure_as(self.main.deviation().max(DEVIATION_NEW_SPEED));
        self.at(speed).unwrap_or_else(stand_in)
    }
}

/// A rating before and after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    pub before: Rating,
    pub after: Rating,
}

impl Change {
    /// Points won, or lost if negative, as they are shown: the difference of the rounded ratings.
    pub fn points(self) -> i32 {
        (self.after.value().round() - self.before.value().round()) as i32
    }
}

/// What a game changed for one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    pub main: Change,
    pub speed: Change,
    /// All together, to be kept.
    pub standing: Standing,
}

/// Rates a game that ended `now`, for both players from what was thought of them before it. `winner` is
/// none in a draw. Whether the game counts at all is [`super::counts()`]'s to say.
///
/// A player's rating at a speed moves by the opponent's *main* rating: it is the best known of the two, and
/// all ratings of a small site stay on one scale.
pub fn rate(now: Timestamp, speed: Speed, before: &BySide<Standing>, winner: Option<Side>) -> BySide<Rated> {
    let one = |side: Side| {
        let outcome = match winner {
            None => Outcomes::DRAW,
            Some(won) if won == side => Outcomes::WIN,
            Some(_) => Outcomes::LOSS,
        };
        let (own, other) = (before[side], before[side.other()].main);
        let main = change(now, own.main, other, outcome);
        let speed_change = change(now, own.from(speed), other, outcome);
        let standing = Standing { main: main.after, ..own }.with(speed, speed_change.after);
        Rated { main, speed: speed_change, standing }
    };
    BySide { red: one(Side::Red), blue: one(Side::Blue) }
}

fn change(now: Timestamp, before: Rating, opponent: Rating, outcome: Outcomes) -> Change {
    let (after, _) = glicko2(&before.for_library(now), &opponent.for_library(now), &outcome, &GLICKO);
    Change { before, after: bounded(now, before, &after) }
}

/// What the library found, within our limits. Numbers that are none can't come out of a [`Rating`]'s; should
/// they ever, nothing changes.
fn bounded(now: Timestamp, before: Rating, after: &Glicko2Rating) -> Rating {
    let value = after.rating.clamp(before.value() - CHANGE_MAX, before.value() + CHANGE_MAX);
    let rating = Rating::new(value, after.deviation, after.volatility, Some(now));
    debug_assert!(rating.is_ok(), "{before:?} became {after:?}");
    rating.unwrap_or(before)
}
