use async_trait::async_trait;
use play::{GameId, PlayerId, Timestamp};

use crate::StoreError;

/// What somebody is reported for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReportKind {
    /// Moves that an engine has found.
    Engine,
    Insult,
    /// Stalling, or leaving games.
    Leaving,
    /// Games that were lost on purpose, or with oneself.
    Ratings,
    Name,
    Other,
}

impl ReportKind {
    pub const ALL: [ReportKind; 6] = [
        ReportKind::Engine,
        ReportKind::Insult,
        ReportKind::Leaving,
        ReportKind::Ratings,
        ReportKind::Name,
        ReportKind::Other,
    ];

    /// Its name in the store and in forms.
    pub fn name(self) -> &'static str {
        match self {
            ReportKind::Engine => "engine",
            ReportKind::Insult => "insult",
            ReportKind::Leaving => "leaving",
            ReportKind::Ratings => "ratings",
            ReportKind::Name => "name",
            ReportKind::Other => "other",
        }
    }

    pub fn named(name: &str) -> Option<ReportKind> {
        ReportKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What a user says about another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    pub reporter: PlayerId,
    pub about: PlayerId,
    pub game: Option<GameId>,
    pub kind: ReportKind,
    pub text: String,
    pub at: Timestamp,
}

/// A report as an administrator reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Counted from 1, in the order in which they came.
    pub number: u64,
    pub said: NewReport,
    /// As they are called now.
    pub reporter_name: String,
    pub about_name: String,
    /// Since when it needs nobody any more.
    pub settled_at: Option<Timestamp>,
}

/// What users say about one another.
#[async_trait]
pub trait Reports {
    /// False if the same user has said the same before, of the same game, and nobody has looked at that yet.
    async fn report(&self, report: NewReport) -> Result<bool, StoreError>;

    /// How many reports this user has made since then.
    async fn reports_since(&self, reporter: PlayerId, since: Timestamp) -> Result<u32, StoreError>;

    /// Those that nobody has looked at, the oldest first.
    async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, StoreError>;

    /// All about one user, the newest first.
    async fn reports_about(&self, user: PlayerId, limit: u32) -> Result<Vec<Report>, StoreError>;
}
