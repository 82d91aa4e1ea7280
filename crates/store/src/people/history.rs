use async_trait::async_trait;
use ataxx::{BySide, Side};
use play::rating::{Rating, Speed};
use play::{GameId, PlayerId, Timestamp};

use super::{GameResult, UserKind};
use crate::StoreError;

/// A user as others are shown it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    pub id: PlayerId,
    pub kind: UserKind,
    pub name: String,
    /// Nobody is this user any more.
    pub closed: bool,
}

/// What the end of a game was to one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    Won,
    Drawn,
    Lost,
    /// The game counts for nobody.
    Void,
}

impl Score {
    pub const ALL: [Score; 4] = [Score::Won, Score::Drawn, Score::Lost, Score::Void];

    /// Its name in the store and in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Score::Won => "won",
            Score::Drawn => "drawn",
            Score::Lost => "lost",
            Score::Void => "void",
        }
    }
}

/// Whom a game was played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    Anybody,
    User(PlayerId),
    /// A computer, or a person without a name.
    Nobody,
}

/// How much time a game gave, as it is sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    At(Speed),
    Untimed,
}

/// Which games of a user are wanted; `None` stands for whichever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub score: Option<Score>,
    pub side: Option<Side>,
    pub pace: Option<Pace>,
    pub rated: Option<bool>,
    pub against: Against,
}

impl Wanted {
    pub const ALL: Wanted =
        Wanted { score: None, side: None, pace: None, rated: None, against: Against::Anybody };
}

/// Where a page of a user's games ends: the next begins after this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub at: Timestamp,
    pub game: GameId,
    pub side: Side,
}

/// A game that a user has played.
#[derive(Clone, Debug, PartialEq)]
pub struct PastGame {
    pub game: GameId,
    /// The user's own.
    pub side: Side,
    pub score: Score,
    /// None is a computer, or a person without a name.
    pub opponent: Option<Named>,
    pub result: GameResult,
    /// The user's main rating before and after, if the game was rated.
    pub change: Option<(f64, f64)>,
}

impl PastGame {
    pub fn place(&self) -> Place {
        Place { at: self.result.at, game: self.game, side: self.side }
    }
}

/// Games counted by what they were to a user. Those that count for nobody are not in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl Tally {
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub(crate) fn add(&mut self, score: Score, games: u32) {
        match score {
            Score::Won => self.won += games,
            Score::Drawn => self.drawn += games,
            Score::Lost => self.lost += games,
            Score::Void => {}
        }
    }
}

/// What a user's main rating came to be with a game, or with a refund for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    pub game: GameId,
    pub at: Timestamp,
    pub value: f64,
    pub deviation: f64,
    /// Points lost in that game were given back.
    pub refund: bool,
}

/// A user among the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Leader {
    pub user: Named,
    pub rating: Rating,
    /// Rated games.
    pub games: u32,
}

/// What there is to say of games that are over, and of those who played them.
#[async_trait]
pub trait History {
    /// The user's games that are over, the one that ended last first, at most `limit`.
    async fn past_games(
        &self,
        user: PlayerId,
        wanted: Wanted,
        after: Option<Place>,
        limit: u32,
    ) -> Result<Vec<PastGame>, StoreError>;

    /// The user's games that are over, by the side that the user had.
    async fn tallies(&self, user: PlayerId, against: Against) -> Result<BySide<Tally>, StoreError>;

    /// The users this one has played most often, and with what success.
    async fn opponents(&self, user: PlayerId, limit: u32) -> Result<Vec<(Named, Tally)>, StoreError>;

    /// The last `limit` changes of the user's main rating, the oldest first.
    async fn rating_history(&self, user: PlayerId, limit: u32) -> Result<Vec<RatingPoint>, StoreError>;

    /// The accounts of the highest main ratings, the best first: open, not suspended, with at least `games`
    /// rated games and a rating that is not provisional `now`.
    async fn leaders(&self, now: Timestamp, games: u32, limit: u32) -> Result<Vec<Leader>, StoreError>;

    /// How many open accounts with a rating that is not provisional `now` there are in each span of `width`
    /// points, by where it begins; empty spans are left out.
    async fn distribution(&self, now: Timestamp, width: u32) -> Result<Vec<(u32, u32)>, StoreError>;
}
