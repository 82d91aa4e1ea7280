//! Pages about fair play: the form of a report, what users are told, and what administrators see. None needs a script.

mod audit;
mod game;
mod notices;
mod queue;
mod report;
mod user;
mod words;

pub(crate) use audit::AuditPage;
pub(crate) use game::{EndGamePage, InGame};
pub(crate) use notices::NoticesPage;
pub(crate) use queue::QueuePage;
pub(crate) use report::ReportPage;
pub(crate) use user::{RecordPage, Which};
pub(crate) use words::record_address;
