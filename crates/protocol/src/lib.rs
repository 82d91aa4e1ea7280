#![doc = include_str!("../README.md")]

mod account;
mod analysis;
mod challenge;
mod chat;
mod correspondence;
mod from_client;
mod from_server;
mod http;
mod limit;
mod lobby;
mod now;
mod people;
mod players;
mod state;
mod why;

pub use account::{AccountProblem, NewPasskey, PasskeyAnswer, PasskeyQuestion, Register, SignIn, SignedIn};
pub use analysis::{Analysis, Analyze};
pub use challenge::{Challenge, Challenges, GameStart, NewChallenge};
pub use chat::{CHAT_CHARS_MAX, ChatRoom, Line, Preset, Saying};
pub use correspondence::{
    AddPush, Ahead, Mine, Plan, PlanBranch, PushKeys, RemovePush, SetNotices, SetVacation, Vacation,
};
pub use from_client::{Command, Do, FromClient, ParseError, Say};
pub use from_server::{FromServer, Happened, Snapshot, Update};
pub use http::{CreateGame, Created, JoinGame, Joined, Opponent, Problem, SideChoice};
pub use limit::{ID_MAX, LOBBY_SEATS_MAX, MESSAGE_BYTES_MAX, SECRET_CHARS, SEEK_TIMES_MAX, SEEKS_KEPT_MAX};
pub use lobby::{AcceptSeek, Lobby, MakeSeek, OpenSeek, OwnSeek, Paired, Range, Seeks};
pub use now::{InPlay, Live, Now, Tv};
pub use people::{PastGame, PastGames, Results, SpeedRating, TopPlayer, TopPlayers, UserPage};
pub use players::{Player, PlayerKind, Players, Stake};
pub use state::{Away, Clock, Ended, Legal, Offers, PlyText, Resting, Seat, Seats, State, Time, Verdict};
pub use why::Why;
