//! The clocks by the book, and what time alone brings.

use ataxx::{BySide, Side};
use play::{End, EndReason, Millis, Origin, Seat, TimeControl, Timestamp, What};

use crate::facts::{Facts, changes_board};

/// Both sides' time left and lag quota in ms, as of the last event, and since when the turn is charged.
#[derive(Clone, Copy)]
pub struct Clocks {
    pub left: BySide<i64>,
    pub quota: BySide<i64>,
    pub since: Option<Timestamp>,
}

/// What a move takes from the mover's clock.
pub struct Cost {
    pub spent: i64,
    pub compensated: i64,
}

/// Network time that a move earns: two fifths of a hundredth of the seconds that a game is expected to
/// take, and 150 ms; a second at most.
fn gain(control: TimeControl) -> i64 {
    match control {
        TimeControl::Increment { base, increment } => {
            ((base.0 + 40 * increment.0) / 1_000 * 4 + 150).min(1_000)
        }
        _ => 0,
    }
}

pub fn quota_max(control: TimeControl) -> i64 {
    7 * gain(control)
}

fn initial(control: TimeControl) -> Option<i64> {
    match control {
        TimeControl::Untimed => None,
        TimeControl::Increment { base: Millis(0), increment } => Some(increment.0.max(3_000)),
        TimeControl::Increment { base, .. } => Some(base.0),
        TimeControl::Days(days) => Some(i64::from(days) * 86_400_000),
    }
}

impl Clocks {
    pub fn elapsed(&self, now: Timestamp) -> i64 {
        self.since.map_or(0, |since| (now.0 - since.0).max(0))
    }

    pub fn cost(&self, side: Side, now: Timestamp, lag: Millis) -> Cost {
        let elapsed = self.elapsed(now);
        let compensated = lag.0.max(0).min(self.quota[side]).min(elapsed);
        Cost { spent: elapsed - compensated, compensated }
    }

    fn flag(&self, side: Side) -> Option<Timestamp> {
        Some(self.since? + Millis(self.left[side] + self.quota[side].min(2_000)))
    }
}

impl Facts<'_> {
    /// None for an untimed game.
    pub fn clocks(self) -> Option<Clocks> {
        let control = self.control();
        let both = |n| BySide { red: n, blue: n };
        let mut clocks =
            Clocks { left: both(initial(control)?), quota: both(3 * gain(control)), since: None };
        clocks.since = self.first(1).charged_since();
        let mut turns: Vec<Clocks> = Vec::new();
        for n in 1..self.log.len() {
            let (before, event) = (self.first(n), self.log[n]);
            match event.what {
                What::Moved { by, spent, compensated, .. } => {
                    turns.push(clocks);
                    clocks.press(by, control, Cost { spent: spent.0, compensated: compensated.0 });
                }
                What::Passed { .. } => turns.push(clocks),
                What::TookBack { plies, .. } => {
                    clocks.left[before.board().turn] -= clocks.elapsed(event.at);
                    clocks.back_to(&turns[usize::from(plies)], control);
                    turns.truncate(plies.into());
                }
                What::Ended { .. } => {
                    if let Some(turn) = before.turn() {
                        clocks.left[turn] = (clocks.left[turn] - clocks.elapsed(event.at)).max(0);
                    }
                }
                What::TimeGiven { to, ms } => {
                    // Kept, whatever is taken back later.
                    clocks.left[to] += ms.0;
                    turns.iter_mut().for_each(|turn| turn.left[to] += ms.0);
                }
                _ => {}
            }
            let shifts =
                matches!(event.what, What::Joined { .. } | What::Excused { .. } | What::Ended { .. });
            if shifts || changes_board(&event.what) {
                clocks.since = self.first(n + 1).charged_since();
            }
        }
        Some(clocks)
    }

    /// Since when the side to move is charged: in live games once both have moved, over days always.
    fn charged_since(self) -> Option<Timestamp> {
        let runs = self.turn().is_some() && (!self.is_live() || self.both_moved());
        runs.then(|| self.turn_since())
    }

    /// When something happens by itself; and how the game ends then, unless the start is all that is due.
    pub fn due(self) -> Option<(Timestamp, Option<End>)> {
        if self.end().is_some() {
            return None;
        }
        let board = self.board();
        if board.end.is_some() || board.must_pass() {
            return Some((self.updated(), None));
        }
        let since = self.turn_since();
        let Some(turn) = self.turn() else {
            return Some((since + Millis::days(1), Some(End::void(EndReason::Expired))));
        };
        let won = |reason| Some(End::won(turn.other(), reason));
        if !self.both_moved() {
            return Some((since + self.first_move(), Some(End::void(EndReason::NotStarted).by(turn))));
        }
        match self.clocks().and_then(|clocks| clocks.flag(turn)) {
            Some(flag) => Some((flag, won(EndReason::Flag))),
            None => Some((since + Millis::days(14), won(EndReason::Abandoned))),
        }
    }

    fn first_move(self) -> Millis {
        let computer = Side::ALL.into_iter().any(|side| matches!(self.seat(side), Seat::Computer(_)));
        match self.control() {
            TimeControl::Days(days) => Millis::days(days.into()),
            _ if computer => Millis::days(1),
            TimeControl::Increment { .. } if self.terms().origin == Origin::Invitation => Millis::minutes(2),
            TimeControl::Increment { base, increment } => match base.0 + 40 * increment.0 {
                0..180_000 => Millis::seconds(20),
                180_000..600_000 => Millis::seconds(25),
                _ => Millis::seconds(35),
            },
            TimeControl::Untimed => Millis::days(7),
        }
    }
}

impl Clocks {
    fn press(&mut self, by: Side, control: TimeControl, cost: Cost) {
        match control {
            // The first moves are free, and earn nothing.
            _ if self.since.is_none() => {}
            TimeControl::Increment { increment, .. } => {
                self.left[by] += increment.0 - cost.spent;
                self.quota[by] = (self.quota[by] + gain(control) - cost.compensated).min(quota_max(control));
            }
            _ => self.left[by] = initial(control).expect("a timed game"),
        }
    }

    /// Nobody has more than when the turn began that is played again; over days it is whole again.
    fn back_to(&mut self, turn: &Clocks, control: TimeControl) {
        for side in Side::ALL {
            self.left[side] = match control {
                TimeControl::Days(_) => turn.left[side],
                _ => self.left[side].min(turn.left[side]).max(0),
            };
            self.quota[side] = self.quota[side].min(turn.quota[side]);
        }
    }
}
