//! Who people are to this site: somebody without a name until the first thing they do here, then a guest with a
//! made-up name, then perhaps an account. Reading a page makes nobody.

pub(crate) mod account;
mod apart;
pub(crate) mod bots;
mod cookie;
mod device;
mod endings;
mod filter;
mod find;
mod leading;
mod may;
mod me;
pub(crate) mod moment;
pub(crate) mod names;
pub(crate) mod passkeys;
pub(crate) mod passwords;
mod somebody;

pub(crate) use apart::{KeptOut, may_meet};
pub(crate) use cookie::{cleared, holding};
pub(crate) use device::device;
pub(crate) use endings::{Endings, Lease};
pub(crate) use filter::{GamesQuery, cursor, encoded};
pub(crate) use find::find;
pub(crate) use leading::{LEADER_GAMES, LEADERS};
pub(crate) use may::{Deed, is_suspended, may, may_rank};
pub(crate) use me::{Known, Me, Shown};
pub(crate) use somebody::{Introduced, draw_id, draw_token, failed, introduce, somebody};
