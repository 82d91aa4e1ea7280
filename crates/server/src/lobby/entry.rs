//! A seek, with all that the lobby knows of it.

use play::seek::{RatingRange, Seek};
use play::{PlayerId, TimeControl, Timestamp};
use protocol::{OpenSeek, OwnSeek, Player, Range, Time};
use serde::{Deserialize, Serialize};
use store::SecretHash;

use crate::games::{stake, time};

/// Somebody who looks for a game.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub seek: Seek,
    /// Opens the seat.
    pub secret: SecretHash,
    /// Who it is, as the others see it.
    pub player: Player,
    /// When a seek for days ends by itself; none for one by the clock, which ends with its connection.
    pub until: Option<Timestamp>,
    /// Whether they play something else meanwhile, and are asked before a game begins.
    pub busy: bool,
}

impl Entry {
    pub fn user(&self) -> PlayerId {
        self.seek.player
    }

    /// Whether it stands without a connection.
    pub fn is_kept(&self) -> bool {
        self.until.is_some()
    }

    /// Whether this is the same wish, of the same player.
    pub fn wants_the_same(&self, other: &Entry) -> bool {
        let wish =
            |Seek { player, controls, stake, range, .. }: &Seek| (*player, controls.clone(), *stake, *range);
        wish(&self.seek) == wish(&other.seek)
    }

    pub fn open(&self) -> OpenSeek {
        OpenSeek {
            seek: self.seek.id.0,
            player: self.player.clone(),
            times: self.times(),
            stake: stake(self.seek.stake),
            range: range_of_wire(self.seek.range),
            busy: self.busy,
            since: self.seek.since.0,
        }
    }

    /// `asked`: until when the offer stands that it is in.
    pub fn own(&self, asked: Option<Timestamp>) -> OwnSeek {
        OwnSeek {
            seek: self.seek.id.0,
            times: self.times(),
            stake: stake(self.seek.stake),
            range: range_of_wire(self.seek.range),
            busy: self.busy,
            asked: asked.map(|until| until.0),
            since: self.seek.since.0,
            until: self.until.map(|until| until.0),
        }
    }

    fn times(&self) -> Vec<Time> {
        self.seek.controls.iter().map(|control| time(*control)).collect()
    }
}

/// What the store keeps of a seek's wishes.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Kept {
    pub controls: Vec<TimeControl>,
    pub stake: play::Stake,
    pub range: RatingRange,
}

fn range_of_wire(range: RatingRange) -> Option<Range> {
    (range != RatingRange::ANY).then_some(Range { from: range.from, to: range.to })
}
