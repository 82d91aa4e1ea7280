//! Which games change a rating.

use ataxx::BySide;
use thiserror::Error;

use super::Speed;
use crate::game::{End, Verdict};
use crate::stake::Stake;
use crate::time_control::TimeControl;

/// Rated games of the same two players in a day; more of them change nothing. Two friends who want a long
/// evening have enough, and points can't be handed over by the hundred.
pub const RATED_GAMES_A_DAY: u32 = 10;

/// Moves that each side must have made, passes not counted.
const MOVES_MIN: u32 = 2;

/// Who a player is, as far as ratings care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    Account,
    Guest,
    Computer,
}

/// What must be known of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished {
    pub stake: Stake,
    pub time: TimeControl,
    pub players: BySide<Player>,
    pub end: End,
    /// Clones and jumps of each side that stood on the board at the end.
    pub moves: BySide<u32>,
    /// Rated games that these two have ended before it on the same day (UTC).
    pub rated_today: u32,
}

/// Why a game changes no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unrated {
    #[error("the game was casual")]
    Casual,
    #[error("a computer played")]
    Computer,
    #[error("a guest played")]
    Guest,
    /// Not found here, where nobody has a name: whoever knows the players says so.
    #[error("somebody played both sides")]
    Oneself,
    #[error("a game without clocks is not rated")]
    Untimed,
    #[error("the game counts for nobody")]
    Void,
    #[error("a side made fewer than {MOVES_MIN} moves")]
    TooFewMoves,
    #[error("these two have had {RATED_GAMES_A_DAY} rated games today")]
    EnoughToday,
}

/// Whether a game changes ratings, and at which speed.
///
/// # Errors
/// Why it does not; the first reason of several.
pub fn counts(game: &Finished) -> Result<Speed, Unrated> {
    let has = |who: Player| game.players.red == who || game.players.blue == who;
    if game.stake == Stake::Casual {
        return Err(Unrated::Casual);
    }
    if has(Player::Computer) {
        return Err(Unrated::Computer);
    }
    if has(Player::Guest) {
        return Err(Unrated::Guest);
    }
    let speed = Speed::of(game.time).ok_or(Unrated::Untimed)?;
    if game.end.verdict == Verdict::Void {
        return Err(Unrated::Void);
    }
    if game.moves.red.min(game.moves.blue) < MOVES_MIN {
        return Err(Unrated::TooFewMoves);
    }
    if game.rated_today >= RATED_GAMES_A_DAY {
        return Err(Unrated::EnoughToday);
    }
    Ok(speed)
}

#[cfg(test)]
mod tests {
    use ataxx::Side;

    use super::*;
    use crate::game::EndReason;

    fn game() -> Finished {
        Finished {
            stake: Stake::Ranked,
            time: TimeControl::Days(1),
            players: BySide { red: Player::Account, blue: Player::Account },
            end: End::won(Side::Red, EndReason::Resigned),
            moves: BySide { red: 2, blue: 2 },
            rated_today: RATED_GAMES_A_DAY - 1,
        }
    }

    #[test]
    fn a_ranked_game_of_two_accounts_counts() {
        assert_eq!(counts(&game()), Ok(Speed::Correspondence));
    }

    #[test]
    fn each_reason_against_a_game_is_told() {
        let why = |spoil: fn(&mut Finished)| {
            let mut spoilt = game();
            spoil(&mut spoilt);
            counts(&spoilt)
        };
        assert_eq!(why(|game| game.stake = Stake::Casual), Err(Unrated::Casual));
        assert_eq!(why(|game| game.players.blue = Player::Computer), Err(Unrated::Computer));
        assert_eq!(why(|game| game.players.red = Player::Guest), Err(Unrated::Guest));
        assert_eq!(why(|game| game.time = TimeControl::Untimed), Err(Unrated::Untimed));
        assert_eq!(why(|game| game.end = End::void(EndReason::Aborted)), Err(Unrated::Void));
        assert_eq!(why(|game| game.moves.red = 1), Err(Unrated::TooFewMoves));
        assert_eq!(why(|game| game.moves.blue = 1), Err(Unrated::TooFewMoves));
        assert_eq!(why(|game| game.rated_today += 1), Err(Unrated::EnoughToday));
    }
}
