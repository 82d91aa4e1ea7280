use askama::Template;
use store::ReportKind;

use super::words::kind;
use crate::order::{Form, ReportFlaw, TEXT_CHARS_MAX};
use crate::pages::frame::Frame;
use crate::pages::profile_address;
use crate::pages::reader::Reader;
use crate::people::encoded;
use crate::problem::later;

/// The form by which somebody is reported, or the thanks for it.
pub(crate) struct ReportPage<'a> {
    pub reader: Reader<'a>,
    /// Whom it is about.
    pub name: &'a str,
    /// What was typed, and why it was not taken.
    pub form: &'a Form,
    pub flaw: Option<ReportFlaw>,
    pub thanks: bool,
}

impl ReportPage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        let named = |key| lang.text_with(key, &[("name", self.name.into())]);
        let path = format!("report/{}", encoded(self.name));
        let example = format!("{}/{lang}/game/AbCdEf1234", self.reader.origin);
        let chosen = |kind: ReportKind| kind.name() == self.form.kind;
        Html {
            frame: self.reader.frame_at(path.clone()),
            action: format!("/{lang}/{path}"),
            profile: profile_address(self.name, lang),
            title: named("order-report-title"),
            lead: named("order-report-lead"),
            block: named("order-report-block"),
            to_profile: named("order-report-profile"),
            kinds: ReportKind::ALL.map(|one| (one.name(), kind(one, lang), chosen(one))),
            game: &self.form.game,
            game_hint: lang.text_with("order-report-game-hint", &[("example", (&example).into())]),
            text: &self.form.text,
            text_hint: lang.text_with("order-report-text-hint", &[("most", TEXT_CHARS_MAX.into())]),
            flaws: self.flaws(),
            thanks: self.thanks,
        }
        .render()
    }

    fn flaws(&self) -> Flaws {
        let lang = self.reader.lang;
        let mut flaws = Flaws::default();
        match self.flaw {
            None => {}
            Some(ReportFlaw::Kind) => flaws.kind = Some(lang.text("order-flaw-kind")),
            Some(ReportFlaw::Empty) => flaws.text = Some(lang.text("order-flaw-text-empty")),
            Some(ReportFlaw::TooLong(count)) => {
                let numbers = [("most", TEXT_CHARS_MAX.into()), ("count", count.into())];
                flaws.text = Some(lang.text_with("order-flaw-text-long", &numbers));
            }
            Some(ReportFlaw::Game) => {
                flaws.game = Some(lang.text_with("order-flaw-game", &[("name", self.name.into())]));
            }
            Some(ReportFlaw::Yourself) => flaws.general = Some(lang.text("order-flaw-yourself")),
            Some(ReportFlaw::Enough) => flaws.general = Some(lang.text("order-flaw-later")),
            Some(ReportFlaw::Later(ms)) => flaws.general = Some(later(ms, lang)),
            Some(ReportFlaw::Failed(_)) => flaws.general = Some(lang.text("order-flaw-busy")),
        }
        flaws
    }
}

#[derive(Default)]
struct Flaws {
    general: Option<String>,
    kind: Option<String>,
    game: Option<String>,
    text: Option<String>,
}

#[derive(Template)]
#[template(path = "order/report.html")]
struct Html<'a> {
    frame: Frame<'a>,
    action: String,
    profile: String,
    title: String,
    lead: String,
    block: String,
    to_profile: String,
    /// Value, label, and whether it is chosen.
    kinds: [(&'static str, String, bool); ReportKind::ALL.len()],
    game: &'a str,
    game_hint: String,
    text: &'a str,
    text_hint: String,
    flaws: Flaws,
    thanks: bool,
}
