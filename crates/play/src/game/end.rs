//! How a game can end.

use ataxx::{Outcome, Reason, Side};
use serde::{Deserialize, Serialize};

/// What a finished game counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Won(Side),
    Drawn,
    /// The game never really took place: it counts for nobody.
    Void,
}

/// Why a game is over. The first five are the rules of the board (`RULES`), the others happen
/// around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// A side has no piece left.
    Eliminated,
    /// No empty square is left.
    Full,
    /// Empty squares remain, but nobody can reach them.
    Blocked,
    /// The same position for the third time.
    Repetition,
    /// A hundred plies in a row without a clone.
    NoCloneLimit,
    Resigned,
    /// The player to move ran out of time.
    Flag,
    Agreed,
    /// Called off by a player before both had moved.
    Aborted,
    /// A player went away and did not come back.
    Abandoned,
    /// A first move did not come in time.
    NotStarted,
    /// Nobody accepted the invitation in time.
    Expired,
    /// Decided by an administrator.
    Administrator,
}

/// A game's end: what it counts as, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    pub verdict: Verdict,
    pub reason: EndReason,
    /// The player whose act ended it: who resigned, called it off, accepted the draw or claimed; or who did
    /// not make their first move in time. None where a move, or time alone, did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Side>,
}

impl End {
    pub fn won(side: Side, reason: EndReason) -> End {
        End { verdict: Verdict::Won(side), reason, by: None }
    }

    pub fn void(reason: EndReason) -> End {
        End { verdict: Verdict::Void, reason, by: None }
    }

    /// The same end, brought about by `side`.
    pub fn by(self, side: Side) -> End {
        End { by: Some(side), ..self }
    }
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> End {
        let reason = match outcome.reason {
            Reason::Eliminated => EndReason::Eliminated,
            Reason::Full => EndReason::Full,
            Reason::Blocked => EndReason::Blocked,
            Reason::Repetition => EndReason::Repetition,
            Reason::NoCloneLimit => EndReason::NoCloneLimit,
        };
        End { verdict: outcome.winner.map_or(Verdict::Drawn, Verdict::Won), reason, by: None }
    }
}
