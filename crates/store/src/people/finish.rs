//! What the end of a game does to its players.

use ataxx::{BySide, Side};
use play::rating::{self, Finished, Player, Rated, Speed, Standing, Unrated};
use play::{End, Origin, PlayerId, Seat, Session, Stake, TimeControl, Timestamp, Verdict};

use super::{GameResult, Score, UserKind};

/// What there is to say of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finish {
    pub at: Timestamp,
    pub stake: Stake,
    pub time: TimeControl,
    pub origin: Origin,
    pub end: End,
    pub seats: BySide<Seat>,
    /// Clones and jumps of each side that stand on the board.
    pub moves: BySide<u32>,
    /// Moves and passes.
    pub plies: u32,
    /// Pieces on the board.
    pub pieces: BySide<u32>,
}

impl Finish {
    /// None of a game that is not over.
    pub fn of(session: &Session) -> Option<Finish> {
        let end = session.end()?;
        let moves = |side| session.plies().iter().filter(|ply| ply.by == side && ply.id.is_some()).count();
        let position = session.board().position();
        Some(Finish {
            at: session.updated(),
            stake: session.terms().stake,
            time: session.terms().time,
            origin: session.terms().origin,
            end,
            seats: BySide { red: session.seat(Side::Red), blue: session.seat(Side::Blue) },
            moves: BySide { red: moves(Side::Red) as u32, blue: moves(Side::Blue) as u32 },
            plies: session.plies().len() as u32,
            pieces: BySide { red: position.pieces(Side::Red).len(), blue: position.pieces(Side::Blue).len() },
        })
    }

    /// The computer at a side.
    pub(crate) fn level(&self, side: Side) -> Option<u8> {
        match self.seats[side] {
            Seat::Computer(level) => Some(level.0),
            Seat::Open | Seat::Human => None,
        }
    }

    /// Since when games count as of the same day.
    pub(crate) fn day(&self) -> Timestamp {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        Timestamp(self.at.0 - self.at.0.rem_euclid(DAY))
    }
}

impl GameResult {
    pub(crate) fn of(finish: &Finish, rated: bool) -> GameResult {
        GameResult {
            at: finish.at,
            verdict: finish.end.verdict,
            reason: finish.end.reason,
            stake: finish.stake,
            time: finish.time,
            plies: finish.plies,
            levels: BySide { red: finish.level(Side::Red), blue: finish.level(Side::Blue) },
            pieces: finish.pieces,
            rated,
        }
    }
}

/// A user at the board, as far as ratings care.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sitting {
    pub user: PlayerId,
    pub kind: UserKind,
    pub standing: Standing,
}

/// What the game does to the ratings of its players, or why nothing. The one place where a store rates.
pub(crate) fn rate(
    finish: &Finish,
    sitting: &BySide<Option<Sitting>>,
    rated_today: u32,
) -> Result<(Speed, BySide<Rated>), Unrated> {
    let user = |side: Side| sitting[side].map(|sitting| sitting.user);
    if user(Side::Red).is_some() && user(Side::Red) == user(Side::Blue) {
        return Err(Unrated::Oneself);
    }
    let player = |side: Side| match (finish.seats[side], sitting[side].map(|sitting| sitting.kind)) {
        (Seat::Computer(_), _) | (_, Some(UserKind::Bot)) => Player::Computer,
        (_, Some(UserKind::Account)) => Player::Account,
        (_, Some(UserKind::Guest) | None) => Player::Guest,
    };
    let speed = rating::counts(&Finished {
        stake: finish.stake,
        time: finish.time,
        players: BySide { red: player(Side::Red), blue: player(Side::Blue) },
        end: finish.end,
        moves: finish.moves,
        rated_today,
    })?;
    let standing = |side: Side| sitting[side].map_or(Standing::START, |sitting| sitting.standing);
    let before = BySide { red: standing(Side::Red), blue: standing(Side::Blue) };
    let winner = match finish.end.verdict {
        Verdict::Won(side) => Some(side),
        Verdict::Drawn | Verdict::Void => None,
    };
    Ok((speed, rating::rate(finish.at, speed, &before, winner)))
}

/// What the end is to one side.
pub(crate) fn score(end: End, side: Side) -> Score {
    match end.verdict {
        Verdict::Won(winner) if winner == side => Score::Won,
        Verdict::Won(_) => Score::Lost,
        Verdict::Drawn => Score::Drawn,
        Verdict::Void => Score::Void,
    }
}
