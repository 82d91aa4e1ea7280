//! The query texts. Each is for SQLite and PostgreSQL alike: `$n` or a built placeholder, functions and types both have,
//! times as milliseconds, truth as 0 and 1. What differs between the two (opening, locking, backup) lives in `database`,
//! `sqlite` and `postgres`, not here.

mod accounts;
mod administration;
mod audit;
mod book;
mod bots;
mod challenges;
mod chat;
pub(crate) mod correspondence;
mod creator;
mod events;
mod finish;
mod history;
mod leaders;
mod life;
pub(crate) mod lobby;
mod locks;
#[cfg(test)]
mod plans;
mod players;
mod ratings;
mod reports;
mod results;
mod rows;
mod seats;
mod sessions;
mod signals;
mod social;
mod users;
mod values;
mod wake;
mod write;

use play::GameId;

use crate::StoreError;
pub(crate) use crate::database::{Connection, Pool};

pub(crate) use accounts::{
    add_passkey, begin_ceremony, end_ceremony, passkey, passkeys, remove_passkey, sat, used_passkey,
};
pub(crate) use administration::{carry_out, refunds};
pub(crate) use audit::{notices, record, record_of, ruling};
pub(crate) use book::read_book;
pub(crate) use bots::{add_bot, bots, set_token, token_user, used_token};
pub(crate) use challenges::{accept_challenge, add_challenge, challenge, challenges, end_challenge};
pub(crate) use chat::{lines, say};
pub(crate) use creator::created_with;
pub(crate) use events::events;
pub(crate) use finish::finish;
pub(crate) use history::{opponents, past_games, rating_history, tallies};
pub(crate) use leaders::{distribution, leaders};
pub(crate) use life::{outages, record_outage, sign_of_life};
pub(crate) use locks::lock_players;
pub(crate) use players::{games_in_play, seated, write_players};
pub(crate) use ratings::standing;
pub(crate) use reports::{open_reports, report, reports_about, reports_since};
pub(crate) use seats::seats;
pub(crate) use sessions::{begin_session, end_session, end_sessions, session, sessions, used_session};
pub(crate) use signals::{early_losses, signal, signals, to_study, usual};
pub(crate) use social::{
    between, block, blockers, blocking, follow, following, kept_apart, unblock, unfollow,
};
pub(crate) use users::{
    add_user, close_user, password, register, saw_user, set_email, set_password, user, user_named,
};
pub(crate) use wake::{check, due, live_games, next_wake};
pub(crate) use write::{Entry, write_creators, write_events, write_heads, write_seats};

fn parse_game(text: &str) -> Result<GameId, StoreError> {
    text.parse().map_err(|error| StoreError::corrupt(format!("game id {text:?}: {error}")))
}
