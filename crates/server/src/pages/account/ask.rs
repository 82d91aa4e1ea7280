use askama::Template;

use super::form::{FieldView, Flaw, general};
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;

/// A page that asks one thing.
pub(crate) struct AskPage<'a> {
    pub reader: Reader<'a>,
    pub ask: Ask,
    /// What the link of a letter has brought along.
    pub token: &'a str,
    /// What was typed, and why it was not accepted.
    pub typed: &'a str,
    pub flaw: Option<&'a Flaw>,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Whether an address is one's own.
    Confirm,
    /// For which account a password was lost.
    Recover,
    /// For another password, of at least so many characters.
    NewPassword(usize),
}

impl AskPage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        let field = self.field().map(|field| field.with(self.flaw));
        let (path, heading, lead, button) = match self.ask {
            Ask::Confirm => (
                "account/email",
                lang.text("account-email-confirm"),
                lang.text("account-email-confirm-lead"),
                lang.text("account-email-confirm-submit"),
            ),
            Ask::Recover => (
                "recover",
                lang.text("account-recover"),
                lang.text("account-recover-lead"),
                lang.text("account-recover-submit"),
            ),
            Ask::NewPassword(_) => (
                "recover",
                lang.text("account-recover-new"),
                lang.text("account-password-note"),
                lang.text("account-recover-new"),
            ),
        };
        let shown: Vec<&FieldView> = field.iter().collect();
        Html {
            frame: self.reader.frame_at(path.to_owned()),
            heading,
            lead,
            flaw: general(self.flaw, &shown),
            action: format!("/{lang}/{path}"),
            field,
            token: self.token.to_owned(),
            button,
        }
        .render()
    }

    fn field(&self) -> Option<FieldView> {
        let lang = self.reader.lang;
        match self.ask {
            Ask::Confirm => None,
            Ask::Recover => Some(FieldView::name(lang, self.typed)),
            Ask::NewPassword(least) => {
                let label = lang.text("account-password-new");
                let hint = lang.text_with("account-password-hint", &[("least", least.into())]);
                Some(FieldView::password("new-password", label, "new-password").hint(hint))
            }
        }
    }
}

#[derive(Template)]
#[template(path = "account_ask.html")]
struct Html<'a> {
    frame: Frame<'a>,
    heading: String,
    lead: String,
    flaw: Option<String>,
    action: String,
    field: Option<FieldView>,
    token: String,
    button: String,
}
