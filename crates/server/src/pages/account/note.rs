use askama::Template;

use crate::pages::frame::Frame;
use crate::pages::reader::Reader;

/// What is said after something was done that leads nowhere in particular.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// The account is closed.
    Closed,
    /// The address is confirmed.
    Confirmed,
    /// A letter is on its way, if there is anybody to write to.
    Sent,
}

impl Reader<'_> {
    /// A page that says it.
    pub fn account_note(&self, note: Note) -> Result<String, askama::Error> {
        let lang = self.lang;
        let (path, heading, text) = match note {
            Note::Closed => {
                ("account/closed", lang.text("account-closed-title"), lang.text("account-closed-text"))
            }
            Note::Confirmed => {
                ("account/email", lang.text("account-confirmed-title"), lang.text("account-confirmed-text"))
            }
            Note::Sent => ("recover", lang.text("account-sent-title"), lang.text("account-sent-text")),
        };
        Html { frame: self.frame_at(path.to_owned()), heading, text }.render()
    }
}

#[derive(Template)]
#[template(path = "account_note.html")]
struct Html<'a> {
    frame: Frame<'a>,
    heading: String,
    text: String,
}
