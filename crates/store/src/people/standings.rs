use async_trait::async_trait;
use ataxx::BySide;
use play::rating::{Rating, Speed, Standing};
use play::{EndReason, GameId, PlayerId, Stake, TimeControl, Timestamp, Verdict};

use super::UserKind;
use crate::StoreError;

/// A user at a game's board.
#[derive(Clone, Debug, PartialEq)]
pub struct Seated {
    pub user: PlayerId,
    pub kind: UserKind,
    pub name: String,
    /// The main rating of now; none without a rated game.
    pub rating: Option<Rating>,
    /// What this game did to the main rating: points before and after.
    pub change: Option<(f64, f64)>,
}

/// A user's standing, with the number of rated games behind it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Played {
    pub standing: Standing,
    /// In all.
    pub games: u32,
    /// At each speed, in the order of [`Speed::ALL`].
    pub at: [u32; Speed::ALL.len()],
}

impl Played {
    pub const NOTHING: Played = Played { standing: Standing::START, games: 0, at: [0; Speed::ALL.len()] };
}

/// How a game that is over ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameResult {
    pub at: Timestamp,
    pub verdict: Verdict,
    pub reason: EndReason,
    pub stake: Stake,
    pub time: TimeControl,
    pub plies: u32,
    /// Computers, by strength.
    pub levels: BySide<Option<u8>>,
    /// Pieces on the board.
    pub pieces: BySide<u32>,
    /// Whether it changed ratings.
    pub rated: bool,
}

/// Who sits where, and what is thought of their play.
#[async_trait]
pub trait Standings {
    /// The users at a game's board. A computer is none, and neither is a person who has no name.
    async fn seated(&self, game: GameId) -> Result<BySide<Option<Seated>>, StoreError>;

    async fn standing(&self, user: PlayerId) -> Result<Played, StoreError>;

    /// The user's games that can still be played, at most `limit`.
    async fn games_in_play(&self, user: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError>;
}
