use askama::Template;

use super::form::{FieldView, Flaw, general};
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;

/// Where a guest, or somebody new, becomes an account.
pub(crate) struct RegisterPage<'a> {
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
    /// The fewest and most characters of a name, and the fewest of a password.
    pub limits: (usize, usize, usize),
}

impl RegisterPage<'_> {
    /// Its path below its language.
    pub const PATH: &'static str = "register";

    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        let (least, most, password_least) = self.limits;
        let name = FieldView::name(lang, self.name)
            .hint(lang.text_with("account-name-hint", &[("least", least.into()), ("most", most.into())]))
            .with(self.flaw);
        let password = FieldView::password("new-password", lang.text("account-password"), "new-password")
            .hint(lang.text_with("account-password-hint", &[("least", password_least.into())]))
            .with(self.flaw);
        let guest = self.reader.who.guest();
        Html {
            frame: self.reader.frame_at(Self::PATH.to_owned()),
            flaw: general(self.flaw, &[&name, &password]),
            fields: [name, password],
            guest: guest.map(|name| lang.text_with("account-register-guest", &[("name", name.into())])),
            next: self.next.to_owned(),
            passkeys: self.passkeys,
            keep: lang.text(if self.letters {
                "account-register-keep-mail"
            } else {
                "account-register-keep"
            }),
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "register.html")]
struct Html<'a> {
    frame: Frame<'a>,
    flaw: Option<String>,
    fields: [FieldView; 2],
    /// What is said to somebody who has played as a guest.
    guest: Option<String>,
    next: String,
    passkeys: bool,
    /// What becomes of a lost password.
    keep: String,
}
