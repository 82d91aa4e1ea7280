//! What a log says, each fact read off the whole log anew. Nothing is kept from one event to the next,
//! so nothing can be forgotten or applied twice.

use std::rc::Rc;

use ataxx::Side;
use play::{CommandId, End, Event, GameId, Millis, Seat, Terms, TimeControl, Timestamp, What};

use crate::boards::{Board, Boards};

/// A log, and the referee for its boards.
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    pub log: &'a [Event],
    pub boards: &'a Boards,
}

/// One ply that has not been taken back.
#[derive(Clone)]
pub struct Ply {
    pub by: Side,
    pub text: String,
    pub id: Option<CommandId>,
}

impl<'a> Facts<'a> {
    /// The same game, `n` events long.
    pub fn first(self, n: usize) -> Facts<'a> {
        Facts { log: &self.log[..n], ..self }
    }

    pub fn terms(self) -> Terms {
        let What::Created { terms, .. } = self.log[0].what else { panic!("a log begins with a creation") };
        terms
    }

    pub fn control(self) -> TimeControl {
        self.terms().time
    }

    pub fn is_live(self) -> bool {
        matches!(self.control(), TimeControl::Increment { .. })
    }

    pub fn seat(self, side: Side) -> Seat {
        let What::Created { seats, .. } = self.log[0].what else { panic!("a log begins with a creation") };
        if self.any(|what| *what == What::Joined { side }) { Seat::Human } else { seats[side] }
    }

    pub fn open_seat(self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.seat(side) == Seat::Open)
    }

    pub fn with_computer(self) -> bool {
        Side::ALL.into_iter().any(|side| matches!(self.seat(side), Seat::Computer(_)))
    }

    pub fn version(self) -> u32 {
        self.log.len() as u32
    }

    pub fn updated(self) -> Timestamp {
        self.log[self.log.len() - 1].at
    }

    pub fn plies(self) -> Vec<Ply> {
        let mut plies = Vec::new();
        for event in self.log {
            match event.what {
                What::Moved { by, id, mv, .. } => plies.push(Ply { by, text: mv.to_string(), id: Some(id) }),
                What::Passed { by } => plies.push(Ply { by, text: "0000".to_owned(), id: None }),
                What::TookBack { plies: left, .. } => plies.truncate(left.into()),
                _ => {}
            }
        }
        plies
    }

    pub fn board(self) -> Rc<Board> {
        let texts: Vec<String> = self.plies().into_iter().map(|ply| ply.text).collect();
        self.boards.after(&texts)
    }

    /// The number of the event that last changed the board.
    pub fn board_version(self) -> u32 {
        self.last(changes_board).map_or(1, |at| at as u32 + 1)
    }

    pub fn end(self) -> Option<End> {
        self.log.iter().find_map(|event| match event.what {
            What::Ended { end } => Some(end),
            _ => None,
        })
    }

    pub fn turn(self) -> Option<Side> {
        let waits = self.end().is_none() && self.open_seat().is_none();
        waits.then(|| self.board().turn)
    }

    pub fn both_moved(self) -> bool {
        let plies = self.plies();
        Side::ALL.into_iter().all(|side| plies.iter().any(|ply| ply.by == side))
    }

    /// When the present waiting began, with all that was excused since. A turn does not begin while the
    /// players come back from an outage.
    pub fn turn_since(self) -> Timestamp {
        let begins = |what: &What| changes_board(what) || matches!(what, What::Joined { .. });
        let at = self.last(begins).unwrap_or(0);
        let began = self.first(at + 1).resumes().map_or(self.log[at].at, |free| free.max(self.log[at].at));
        self.log[at..].iter().fold(began, |since, event| match event.what {
            What::Excused { lost, .. } => since + lost,
            _ => since,
        })
    }

    /// When players were charged again after the last outage.
    pub fn resumes(self) -> Option<Timestamp> {
        self.outages().map(|(_, resumes)| resumes).max()
    }

    /// Until when outages have been dealt with: nothing happens during one, but its excuse after it.
    pub fn accounted_until(self) -> Timestamp {
        let happened = self.last(|what| !matches!(what, What::Excused { .. })).unwrap_or(0);
        self.outages().map(|(until, _)| until).fold(self.log[happened].at, Timestamp::max)
    }

    fn outages(self) -> impl Iterator<Item = (Timestamp, Timestamp)> {
        self.log.iter().filter_map(|event| match event.what {
            What::Excused { until, resumes, .. } => Some((until, resumes)),
            _ => None,
        })
    }

    pub fn draw_offer(self) -> Option<Side> {
        let at = self.last(|what| matches!(what, What::DrawOffered { .. }))?;
        let What::DrawOffered { by } = self.log[at].what else { return None };
        let lapsed = self.log[at..].iter().any(|event| match event.what {
            What::DrawDeclined { .. } | What::TookBack { .. } | What::Ended { .. } => true,
            What::Moved { by: mover, .. } => mover != by,
            _ => false,
        });
        (!lapsed).then_some(by)
    }

    pub fn takeback_offer(self) -> Option<Side> {
        let at = self.last(|what| matches!(what, What::TakebackOffered { .. }))?;
        let What::TakebackOffered { by } = self.log[at].what else { return None };
        let over = |what: &What| {
            changes_board(what) || matches!(what, What::TakebackDeclined { .. } | What::Ended { .. })
        };
        let lapsed = self.log[at..].iter().any(|event| over(&event.what));
        (!lapsed).then_some(by)
    }

    pub fn rematch_offer(self) -> Option<Side> {
        let matter = |what: &What| {
            matches!(
                what,
                What::RematchOffered { .. } | What::RematchDeclined { .. } | What::Rematched { .. }
            )
        };
        match self.log[self.last(matter)?].what {
            What::RematchOffered { by } => Some(by),
            _ => None,
        }
    }

    pub fn next(self) -> Option<GameId> {
        self.log.iter().find_map(|event| match event.what {
            What::Rematched { next } => Some(next),
            _ => None,
        })
    }

    /// Since when `side` has been without a connection, as the log has it.
    pub fn away_since(self, side: Side) -> Option<Timestamp> {
        let matter = |what: &What| {
            *what == What::Left { side }
                || *what == What::Returned { side }
                || matches!(what, What::Excused { .. })
        };
        let event = self.log[self.last(matter)?];
        (event.what == What::Left { side }).then_some(event.at)
    }

    /// Who is away on their turn, and from when on the other may claim.
    pub fn away(self) -> Option<(Side, Timestamp)> {
        let turn = self.turn()?;
        if !self.is_live() || !self.both_moved() || self.seat(turn.other()) != Seat::Human {
            return None;
        }
        Some((turn, self.away_since(turn)?.max(self.turn_since()) + self.patience()))
    }

    fn patience(self) -> Millis {
        let TimeControl::Increment { base, increment } = self.control() else { panic!("not a live game") };
        match base.0 + 40 * increment.0 {
            0..180_000 => Millis::seconds(30),
            180_000..600_000 => Millis::seconds(45),
            _ => Millis::seconds(90),
        }
    }

    pub fn any(self, is: impl Fn(&What) -> bool) -> bool {
        self.log.iter().any(|event| is(&event.what))
    }

    /// Where in the log the last such event is.
    pub fn last(self, is: impl Fn(&What) -> bool) -> Option<usize> {
        self.log.iter().rposition(|event| is(&event.what))
    }
}

pub fn changes_board(what: &What) -> bool {
    matches!(what, What::Moved { .. } | What::Passed { .. } | What::TookBack { .. })
}
