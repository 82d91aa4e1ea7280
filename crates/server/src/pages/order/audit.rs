use askama::Template;
use store::Noted;

use super::words::EntryView;
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;

/// All that administrators have done, page by page.
pub(crate) struct AuditPage<'a> {
    pub reader: Reader<'a>,
    /// The newest first.
    pub entries: &'a [Noted],
    /// Where the next page begins, if there is one.
    pub older: Option<u64>,
}

impl AuditPage<'_> {
    /// Its path below its language.
    pub const PATH: &'static str = "order/audit";

    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        Html {
            frame: self.reader.frame_at(Self::PATH.to_owned()),
            entries: self.entries.iter().map(|noted| EntryView::new(noted, lang)).collect(),
            older: self.older.map(|before| format!("/{lang}/{}?before={before}", Self::PATH)),
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "order/audit.html")]
struct Html<'a> {
    frame: Frame<'a>,
    entries: Vec<EntryView>,
    older: Option<String>,
}
