//! Why a message was refused. Each has one text in the catalogues (`refusal-…`), one HTTP status and
//! one log level; the last two are the server's.

use serde::{Deserialize, Serialize};

macro_rules! whys {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        /// The reason of a refusal.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        pub enum Why { $($(#[$doc])* #[serde(rename = $key)] $name,)* }

        impl Why {
            pub const ALL: &'static [Why] = &[$(Why::$name,)*];

            /// The reason's name on the wire; its text in the catalogues is `refusal-` + this.
            pub fn key(self) -> &'static str {
                match self { $(Why::$name => $key,)* }
            }
        }
    };
}

whys! {
    /// Not JSON, not UTF-8, an unknown kind or field, a move that is no move.
    Malformed = "malformed",
    /// The message or body is too long.
    TooLong = "too-long",
    /// More messages than one connection may send.
    TooMany = "too-many",
    /// The connection follows another game, or none.
    NotOpen = "not-open",
    UnknownGame = "unknown-game",
    /// The secret belongs to no seat of this game.
    WrongSeat = "wrong-seat",
    /// No cookie or token that anybody is known by; or a token that is no (longer) valid.
    NotSignedIn = "not-signed-in",
    /// There is nobody of that name.
    UnknownUser = "unknown-user",
    /// Nobody plays against oneself.
    Yourself = "yourself",
    /// Programs play by challenges and against the computer, for no rating.
    NoBots = "no-bots",
    /// One of the two wants nothing to do with the other.
    KeptApart = "kept-apart",
    /// A player has blocked whoever wants to look on.
    MayNotWatch = "may-not-watch",
    /// One challenge at a time to the same user.
    AlreadyChallenged = "already-challenged",
    /// As many challenges as may stand from one user, or to one, do.
    TooManyChallenges = "too-many-challenges",
    /// Guests and bots say only what everybody may say.
    PresetsOnly = "presets-only",
    /// A line without a character that can be seen.
    NothingSaid = "nothing-said",
    /// The other room of this game.
    WrongRoom = "wrong-room",
    /// Only a player may do that.
    NotAPlayer = "not-a-player",
    /// The board has changed since the version the move was made on.
    Stale = "stale",
    /// The move names a version that does not exist yet.
    Ahead = "ahead",
    NotYourTurn = "not-your-turn",
    Illegal = "illegal",
    /// The same id was used before for another move.
    IdReused = "id-reused",
    /// The game is over.
    Over = "over",
    /// The game is not over yet.
    NotOver = "not-over",
    /// The other seat is still open.
    NoOpponent = "no-opponent",
    /// The seat is taken.
    SeatTaken = "seat-taken",
    /// The invitation has expired.
    Expired = "expired",
    /// Both have moved: too late to abort.
    TooLateToAbort = "too-late-to-abort",
    /// There is no such offer to answer.
    NoOffer = "no-offer",
    /// One draw offer in ten plies.
    TooSoon = "too-soon",
    /// The computer agrees to no draws.
    NotWithComputer = "not-with-computer",
    /// There is no move to take back.
    NothingToTakeBack = "nothing-to-take-back",
    /// No move is taken back in a game for a rating.
    NotInRanked = "not-in-ranked",
    /// Nobody can be rated for it: against the computer, without clocks, or on both sides oneself.
    CannotBeRanked = "cannot-be-ranked",
    /// Time is given between people only, while their clocks run.
    CannotGiveTime = "cannot-give-time",
    /// The opponent has been given as much time as there may be.
    EnoughTime = "enough-time",
    /// The opponent is not away, or not for long enough.
    NotAway = "not-away",
    /// The user is suspended: may finish games, and neither look for new ones nor write.
    Suspended = "suspended",
    /// Ranked games are for accounts.
    NeedsAccount = "needs-account",
    /// The engine says nothing about a position of a game that the asker is playing.
    YourOwnGame = "your-own-game",
    /// The seek is gone: somebody else was faster, or its maker has left.
    SeekGone = "seek-gone",
    /// Whoever seeks wants another opponent, or another game.
    NotForYou = "not-for-you",
    /// Whoever seeks plays something else meanwhile: whoever looks for the same is offered to them.
    Busy = "busy",
    /// A range of ratings whose lower end is above its upper one.
    WrongRange = "wrong-range",
    /// A user has so many seeks for games over days, and no more.
    TooManySeeks = "too-many-seeks",
    /// Too many games were called off or left: a while without new ones.
    Paused = "paused",
    /// The page comes from somewhere else.
    WrongOrigin = "wrong-origin",
    /// The server has no room for more just now.
    Full = "full",
    /// The server failed; nothing was done.
    Internal = "internal",
    /// No such page or address.
    NotFound = "not-found",
    /// The address exists, but not for this method.
    WrongMethod = "wrong-method",
}
