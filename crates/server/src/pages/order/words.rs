//! Words that these pages have in common.

use ataxx::Side;
use i18n::Lang;
use play::{Timestamp, Verdict};
use store::{Deed, FOR_EVER, Noted, Report, ReportKind};

use crate::order::{ActFlaw, WORDS_CHARS_MAX};
use crate::people::encoded;
use crate::people::moment::day;

pub(super) fn kind(kind: ReportKind, lang: Lang) -> String {
    match kind {
        ReportKind::Engine => lang.text("order-report-kind-engine"),
        ReportKind::Insult => lang.text("order-report-kind-insult"),
        ReportKind::Leaving => lang.text("order-report-kind-leaving"),
        ReportKind::Ratings => lang.text("order-report-kind-ratings"),
        ReportKind::Name => lang.text("order-report-kind-name"),
        ReportKind::Other => lang.text("order-report-kind-other"),
    }
}

/// A report as it stands in lists.
pub(super) struct ReportView {
    pub number: u64,
    pub line: String,
    pub text: String,
    pub game: Option<String>,
    pub settled: bool,
}

impl ReportView {
    pub fn new(report: &Report, lang: Lang) -> ReportView {
        let said = &report.said;
        let line = lang.text_with(
            "order-report-by",
            &[
                ("kind", (&kind(said.kind, lang)).into()),
                ("name", (&report.reporter_name).into()),
                ("day", (&day(said.at)).into()),
            ],
        );
        ReportView {
            number: report.number,
            line,
            text: said.text.clone(),
            game: said.game.map(|game| format!("/{lang}/game/{game}")),
            settled: report.settled_at.is_some(),
        }
    }
}

/// An entry of the audit log.
pub(super) struct EntryView {
    pub number: u64,
    pub head: String,
    pub deed: String,
    pub words: String,
    /// The record of whom it concerns, or the game.
    pub address: Option<String>,
}

impl EntryView {
    pub fn new(noted: &Noted, lang: Lang) -> EntryView {
        let head = lang.text_with(
            "order-audit-entry",
            &[
                ("number", (noted.number as i64).into()),
                ("day", (&day(noted.act.at)).into()),
                ("name", (&noted.administrator_name).into()),
            ],
        );
        let address = match noted.act.deed {
            Deed::Rule { game, .. } | Deed::Hide { game, .. } => Some(format!("/{lang}/game/{game}")),
            _ => noted.about.as_ref().map(|(_, name)| record_address(name, lang)),
        };
        EntryView {
            number: noted.number,
            head,
            deed: deed(noted, lang),
            words: noted.act.words.clone(),
            address,
        }
    }
}

fn deed(noted: &Noted, lang: Lang) -> String {
    let name = noted.about.as_ref().map_or("", |(_, name)| name.as_str());
    let named = |key| lang.text_with(key, &[("name", name.into())]);
    match noted.act.deed {
        Deed::Suspend { until, .. } if until >= FOR_EVER => named("order-deed-suspend-for-ever"),
        Deed::Suspend { until, .. } => {
            lang.text_with("order-deed-suspend", &[("name", name.into()), ("day", (&day(until)).into())])
        }
        Deed::Lift { .. } => named("order-deed-lift"),
        Deed::Ban { .. } => named("order-deed-ban"),
        Deed::Rule { verdict: Verdict::Won(Side::Red), .. } => lang.text("order-deed-rule-red"),
        Deed::Rule { verdict: Verdict::Won(Side::Blue), .. } => lang.text("order-deed-rule-blue"),
        Deed::Rule { verdict: Verdict::Drawn, .. } => lang.text("order-deed-rule-draw"),
        Deed::Rule { verdict: Verdict::Void, .. } => lang.text("order-deed-rule-void"),
        Deed::Hide { .. } => lang.text("order-deed-hide"),
        Deed::Settle { report } => {
            lang.text_with("order-deed-settle", &[("number", (report as i64).into()), ("name", name.into())])
        }
    }
}

/// Where administrators see all about a user.
pub(crate) fn record_address(name: &str, lang: Lang) -> String {
    format!("/{lang}/order/user/{}", encoded(name))
}

/// Until when a suspension runs that runs now.
pub(super) enum Held {
    Until(String),
    ForEver,
}

pub(super) fn held(until: Option<Timestamp>, now: Timestamp) -> Option<Held> {
    let until = until.filter(|until| *until > now)?;
    Some(if until >= FOR_EVER { Held::ForEver } else { Held::Until(day(until)) })
}

/// Why an act was not done.
pub(super) fn act_flaw(flaw: ActFlaw, lang: Lang) -> String {
    match flaw {
        ActFlaw::NoReason => lang.text("order-flaw-reason-empty"),
        ActFlaw::TooLong(count) => lang.text_with(
            "order-flaw-reason-long",
            &[("most", WORDS_CHARS_MAX.into()), ("count", count.into())],
        ),
        ActFlaw::Choice => lang.text("order-flaw-choice"),
        ActFlaw::Nothing | ActFlaw::Failed(_) => lang.text("order-flaw-busy"),
    }
}
