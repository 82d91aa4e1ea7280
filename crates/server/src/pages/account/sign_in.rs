use askama::Template;

use super::form::{FieldView, Flaw, general};
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;

/// The way back to an account.
pub(crate) struct SignInPage<'a> {
    pub reader: Reader<'a>,
    /// Where to go afterwards.
    pub next: &'a str,
    /// What was typed, and why it was not accepted.
    pub name: &'a str,
    pub flaw: Option<&'a Flaw>,
    /// Whether browsers take passkeys at this address.
    pub passkeys: bool,
    /// Whether a lost password can be replaced by letter.
    pub letters: bool,
}

impl SignInPage<'_> {
    /// Its path below its language.
    pub const PATH: &'static str = "sign-in";

    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        let name = FieldView::name(lang, self.name).with(self.flaw);
        let password = FieldView::password("password", lang.text("account-password"), "current-password");
        let password = password.with(self.flaw);
        Html {
            frame: self.reader.frame_at(Self::PATH.to_owned()),
            flaw: general(self.flaw, &[&name, &password]),
            fields: [name, password],
            next: self.next.to_owned(),
            passkeys: self.passkeys,
            letters: self.letters,
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "sign_in.html")]
struct Html<'a> {
    frame: Frame<'a>,
    flaw: Option<String>,
    fields: [FieldView; 2],
    next: String,
    passkeys: bool,
    letters: bool,
}
