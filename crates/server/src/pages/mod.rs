//! The pages that people read: functions from data to HTML. The texts are in `locales`, the markup in
//! `templates`, what moves on them in `web`. No page reads a request or a store.

mod about;
mod account;
mod board;
mod challenge;
mod contents;
mod data;
mod diagram;
mod error;
mod frame;
mod game;
mod games;
mod guide;
mod help;
mod home;
mod lesson;
mod map;
mod mine;
mod now;
mod offline;
mod order;
mod people;
mod players;
mod preferences;
mod ranges;
mod rating;
mod reader;
mod rules;
mod structured;
mod tv;
mod who;
mod words;

pub(crate) use account::{AccountPage, Ask, AskPage, BotsPage, Done, Flaw, Note, RegisterPage, SignInPage};
pub(crate) use challenge::{ChallengePage, OnlyCasual, Preset};
pub(crate) use error::ErrorPage;
pub(crate) use game::GamePage;
pub(crate) use games::GamesPage;
pub(crate) use home::HomePage;
pub(crate) use map::Place;
pub(crate) use mine::{Mine, MinePage, MyGameView, Notices, VacationView};
pub(crate) use offline::OfflinePage;
pub(crate) use order::{
    AuditPage, EndGamePage, InGame, NoticesPage, QueuePage, RecordPage, ReportPage, Which, record_address,
};
pub(crate) use people::{LeadersPage, PastGamesPage, ProfilePage, Relation};
pub(crate) use reader::Reader;
pub(crate) use tv::TvPage;
pub(crate) use who::Who;
pub(crate) use words::profile_address;
