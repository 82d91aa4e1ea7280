use askama::Template;
use store::Report;

use super::words::{ReportView, act_flaw, record_address};
use crate::order::ActFlaw;
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;

/// The reports that nobody has looked at, by whom they are about.
pub(crate) struct QueuePage<'a> {
    pub reader: Reader<'a>,
    /// The oldest first.
    pub reports: &'a [Report],
    /// Whether there are more.
    pub more: bool,
    /// Whether one has just been settled.
    pub settled: bool,
    /// The report that could not be settled, with what was typed.
    pub flaw: Option<(u64, ActFlaw, &'a str)>,
}

impl QueuePage<'_> {
    /// Its path below its language.
    pub const PATH: &'static str = "order";

    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        Html {
            frame: self.reader.frame_at(Self::PATH.to_owned()),
            groups: self.groups(),
            more: self.more,
            done: self.settled.then(|| lang.text("order-done-settled")),
            flaw: self.flaw.map(|(number, flaw, typed)| (number, act_flaw(flaw, lang), typed.to_owned())),
        }
        .render()
    }

    /// In the order of the first report about each.
    fn groups(&self) -> Vec<Group> {
        let lang = self.reader.lang;
        let mut groups: Vec<Group> = Vec::new();
        for report in self.reports {
            let view = ReportView::new(report, lang);
            match groups.iter_mut().find(|group| group.about == report.said.about) {
                Some(group) => group.reports.push(view),
                None => groups.push(Group {
                    about: report.said.about,
                    name: lang.text_with("order-about", &[("name", (&report.about_name).into())]),
                    open: lang.text_with("order-open-record", &[("name", (&report.about_name).into())]),
                    address: record_address(&report.about_name, lang),
                    reports: vec![view],
                }),
            }
        }
        groups
    }
}

#[derive(Template)]
#[template(path = "order/queue.html")]
struct Html<'a> {
    frame: Frame<'a>,
    groups: Vec<Group>,
    more: bool,
    done: Option<String>,
    flaw: Option<(u64, String, String)>,
}

impl Html<'_> {
    fn flaw_of(&self, number: &u64) -> Option<&(u64, String, String)> {
        self.flaw.as_ref().filter(|(of, ..)| of == number)
    }
}

struct Group {
    about: play::PlayerId,
    name: String,
    open: String,
    address: String,
    reports: Vec<ReportView>,
}
