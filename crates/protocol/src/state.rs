//! A game as it stands, in the words of the wire. Whole, never a difference: a client replaces what
//! it had.

use ataxx::Side;
use serde::{Deserialize, Serialize};

/// Everything about a game that can change with an event, except its list of plies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct State {
    /// Whose turn it is; nobody's while a seat is open or once the game is over.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub turn: Option<Side>,
    pub legal: Option<Legal>,
    pub seats: Seats,
    pub clock: Option<Clock>,
    pub offers: Offers,
    pub away: Option<Away>,
    /// How often the position on the board has occurred since the last clone; at 3 the game is drawn.
    pub occurrences: u8,
    /// Plies in a row without a clone; at 100 the game ends.
    pub no_clone_plies: u16,
    pub end: Option<Ended>,
    /// The rematch, once agreed.
    pub next: Option<String>,
    /// When waiting alone changes the game (flag, expiry …), by the server's clock in ms.
    pub deadline: Option<i64>,
    /// Who is on vacation, if anybody: in games over days their time does not fall before it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resting: Option<Resting>,
}

/// Until when (server's ms) each player is on vacation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Resting {
    pub red: Option<i64>,
    pub blue: Option<i64>,
}

/// Both seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seats {
    pub red: Seat,
    pub blue: Seat,
}

/// Who sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Seat {
    /// Nobody yet: the invitation is open.
    Open,
    Human,
    Computer {
        level: u8,
    },
}

/// What the side to move can play, so that no client needs the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Legal {
    /// All legal moves in UAI form with a space between: `g2` a clone, `a1c3` a jump.
    pub moves: String,
    /// For each landing square that converts anything, the squares converted: `c3:b2b3 d4:c4`.
    pub flips: String,
}

/// The time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Time {
    Untimed,
    /// Milliseconds on the clock at first, and added after each move.
    Increment {
        base: i64,
        increment: i64,
    },
    /// Days for each move.
    Days {
        days: u8,
    },
}

/// Both clocks at the server's time `at` (ms). If `running` names a side, its time falls from then on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Clock {
    /// Milliseconds left.
    pub red: i64,
    pub blue: i64,
    pub at: i64,
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub running: Option<Side>,
}

/// Who has a standing offer to the other side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offers {
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub draw: Option<Side>,
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub takeback: Option<Side>,
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub rematch: Option<Side>,
}

/// A player is away while it is their turn; from `claimable_at` (server's ms) the other may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Away {
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub side: Side,
    pub claimable_at: i64,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ended {
    pub verdict: Verdict,
    /// The winner, if somebody won.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub winner: Option<Side>,
    /// `full`, `eliminated`, `blocked`, `repetition`, `no-clone-limit`, `resigned`, `flag`, `agreed`,
    /// `aborted`, `abandoned`, `not-started`, `expired`, `administrator`.
    pub reason: String,
    /// The player whose act ended it: who resigned, called it off, accepted the draw or claimed; or who did not
    /// make their first move in time.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub by: Option<Side>,
    /// Why, in the administrator's own words, where one ended it. To be shown as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// What the game counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Won,
    Drawn,
    Void,
}

/// One ply of the list: the move in UAI form (`0000` a pass) and the board after it, as the first
/// field of a FEN.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlyText {
    #[serde(rename = "move")]
    pub mv: String,
    pub board: String,
}
