//! What keeps others waiting for nothing, and the pause from the lobby that it earns.
//!
//! One game called off is nobody's fault. So the share counts, over the last games from pairings; the pause is short at
//! first, grows while it happens again, and all is forgotten in days.

use ataxx::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::game::{End, EndReason};
use crate::time::{Millis, Timestamp};

/// What somebody did to a game that they were paired for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// They played, however it ended.
    Fair,
    /// They called it off.
    Aborted,
    /// Their first move did not come.
    NotStarted,
    /// They went away and left the other waiting.
    Left,
}

impl Deed {
    pub const ALL: [Deed; 4] = [Deed::Fair, Deed::Aborted, Deed::NotStarted, Deed::Left];

    /// Its name in the store.
    pub fn name(self) -> &'static str {
        match self {
            Deed::Fair => "fair",
            Deed::Aborted => "aborted",
            Deed::NotStarted => "not-started",
            Deed::Left => "left",
        }
    }

    /// How heavy it weighs, in tenths.
    fn weight(self) -> u32 {
        match self {
            Deed::Fair => 0,
            Deed::Aborted | Deed::NotStarted => 7,
            Deed::Left => 10,
        }
    }
}

/// A game that is over, and what one of its players did to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub at: Timestamp,
    pub deed: Deed,
}

/// So long ago, and it is forgotten.
pub const REMEMBERED: Millis = Millis::days(7);
/// So many games count, the last ones.
pub const GAMES: usize = 30;
/// The first pause,
pub const FIRST_PAUSE: Millis = Millis::minutes(10);
/// and the longest.
pub const LONGEST_PAUSE: Millis = Millis::days(3);
/// A pause that long ago makes the next one no longer.
const FORGIVEN: Millis = Millis::hours(72);

/// What a game's end was to each of its players. `moves` are the clones and jumps of each side that stand.
pub fn deeds(end: End, moves: BySide<u32>) -> BySide<Deed> {
    let one = |side: Side, deed| {
        let mut deeds = BySide { red: Deed::Fair, blue: Deed::Fair };
        deeds[side] = deed;
        deeds
    };
    match (end.reason, end.by) {
        (EndReason::Aborted, Some(by)) => one(by, Deed::Aborted),
        (EndReason::Abandoned, Some(claimed)) => one(claimed.other(), Deed::Left),
        (EndReason::NotStarted, _) => {
            let late = if moves.red == 0 { Side::Red } else { Side::Blue };
            one(late, Deed::NotStarted)
        }
        _ => BySide { red: Deed::Fair, blue: Deed::Fair },
    }
}

/// When the pause is over that these games have earned; none if there is no pause at `now`. `outcomes` are the oldest
/// first.
pub fn pause(outcomes: &[Outcome], now: Timestamp) -> Option<Timestamp> {
    let mut pauses: Vec<Pause> = Vec::new();
    let mut counted: Vec<Deed> = Vec::new();
    for outcome in outcomes.iter().filter(|outcome| now - outcome.at < REMEMBERED) {
        counted.push(outcome.deed);
        let recent = &counted[counted.len().saturating_sub(GAMES)..];
        if outcome.deed != Deed::Fair && is_too_much(recent, pauses.len()) {
            pauses.push(next(pauses.last(), outcome.at));
            // It is paid for with the pause.
            counted.clear();
        }
    }
    pauses.last().map(|pause| pause.from + pause.length).filter(|until| now < *until)
}

#[derive(Clone, Copy)]
struct Pause {
    from: Timestamp,
    length: Millis,
}

/// Less is borne of those who have had pauses before.
fn is_too_much(recent: &[Deed], pauses: usize) -> bool {
    let least = [40, 30, 20][pauses.min(2)];
    let share = if pauses < 3 { 4 } else { 3 };
    let score: u32 = recent.iter().map(|deed| deed.weight()).sum();
    // Both in tenths: the share is of the games that count.
    score >= least && score >= share * recent.len() as u32
}

/// Longer than the one before, the sooner after it the longer.
fn next(before: Option<&Pause>, at: Timestamp) -> Pause {
    let hours = before.map(|before| (at - before.from).0 / Millis::hours(1).0);
    let length = match (before, hours) {
        (Some(before), Some(hours)) if hours < FORGIVEN.0 / Millis::hours(1).0 => {
            let longer = Millis(before.length.0 * (132 - hours) / 60);
            longer.clamp(FIRST_PAUSE, LONGEST_PAUSE)
        }
        _ => FIRST_PAUSE,
    };
    Pause { from: at, length }
}
