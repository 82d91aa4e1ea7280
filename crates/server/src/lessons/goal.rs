//! What an exercise asks for, and what to say to a move that does or doesn't do it.

use ataxx::{Move, Position, Side};

use super::answer::{Answer, Thinker};

/// What an exercise asks for. The reader is Red, always.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// Turn at least one piece.
    Turn,
    /// Clone.
    Clone,
    /// Turn as many pieces as one move can.
    TurnMost,
    /// Own as many pieces after the move as one can.
    OwnMost,
    /// Leave Blue without a move.
    LockOut,
    /// Win, however Blue answers.
    Win,
}

/// What to say to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Remark {
    Done,
    NothingTurned,
    Jumped,
    TurnedFewer {
        count: u32,
        best: u32,
    },
    OwnsFewer {
        count: u32,
        best: u32,
    },
    /// Blue still has so many moves.
    BlueCanMove {
        moves: usize,
    },
    /// This is how it ends.
    Loses {
        red: u32,
        blue: u32,
    },
}

/// A move, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Judged {
    pub remark: Remark,
    /// What follows by itself, to be shown; nothing where the reader should look at what they did.
    pub answer: Option<Answer>,
}

impl Goal {
    pub fn judge(self, position: &Position, mv: Move, thinker: &mut Thinker) -> Judged {
        let unless = |done: bool, remark| if done { Remark::Done } else { remark };
        let most = |measure: fn(&Position, Move) -> u32| {
            let best = position.legal_moves().iter().map(|&other| measure(position, other)).max();
            (measure(position, mv), best.unwrap_or_default())
        };
        let remark = match self {
            Goal::Turn => unless(turned(position, mv) > 0, Remark::NothingTurned),
            Goal::Clone => unless(mv.is_clone(), Remark::Jumped),
            Goal::TurnMost => {
                let (count, best) = most(turned);
                unless(count == best, Remark::TurnedFewer { count, best })
            }
            Goal::OwnMost => {
                let (count, best) = most(owned);
                unless(count == best, Remark::OwnsFewer { count, best })
            }
            Goal::LockOut => {
                let moves = blue_moves(position, mv);
                unless(moves == 0, Remark::BlueCanMove { moves })
            }
            Goal::Win => {
                let end = thinker.play_out(position, mv);
                let (red, blue) = (end.red, end.blue);
                return Judged { remark: unless(red > blue, Remark::Loses { red, blue }), answer: Some(end) };
            }
        };
        let goes_on = remark == Remark::Done && matches!(self, Goal::Clone | Goal::LockOut);
        Judged { remark, answer: goes_on.then(|| thinker.answer(position, mv)) }
    }
}

/// How many pieces `mv` converts.
pub(super) fn turned(position: &Position, mv: Move) -> u32 {
    mv.to().map_or(0, |to| position.conversions(position.turn(), to).len())
}

fn owned(position: &Position, mv: Move) -> u32 {
    played(position, mv).pieces(position.turn()).len()
}

fn blue_moves(position: &Position, mv: Move) -> usize {
    let after = played(position, mv);
    if after.has_move(Side::Blue) { after.legal_moves().len() } else { 0 }
}

fn played(position: &Position, mv: Move) -> Position {
    let mut after = *position;
    after.play(mv).expect("a lesson's move is legal");
    after
}
