use askama::Template;
use i18n::Lang;
use store::{Passkey, SecretHash, Session, User};

use super::form::{FieldView, Flaw, general};
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;
use crate::people::moment::day;

/// An account's own page: devices, passkeys, password, data, the end.
pub(crate) struct AccountPage<'a> {
    pub reader: Reader<'a>,
    pub user: &'a User,
    pub sessions: &'a [Session],
    /// That of the browser that asks.
    pub session: SecretHash,
    pub keys: &'a [Passkey],
    /// Whether browsers take passkeys at this address.
    pub passkeys: bool,
    pub has_password: bool,
    /// Whether the site sends letters.
    pub letters: bool,
    /// Whether this account keeps order here.
    pub administrator: bool,
    /// The fewest characters of a password.
    pub password_least: usize,
    /// What has just been done.
    pub done: Option<Done>,
    /// The name of the field that was filled in, and what was typed there: shown again, unless it is a password.
    pub typed: Option<(&'static str, &'a str)>,
    pub flaw: Option<&'a Flaw>,
}

/// What the page says was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    Password,
    Passkey,
    Removed,
    Session,
    Sessions,
    Letter,
    NoEmail,
}

impl Done {
    const ALL: [Done; 7] = [
        Done::Password,
        Done::Passkey,
        Done::Removed,
        Done::Session,
        Done::Sessions,
        Done::Letter,
        Done::NoEmail,
    ];

    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Done::Password => "password",
            Done::Passkey => "passkey",
            Done::Removed => "removed",
            Done::Session => "session",
            Done::Sessions => "sessions",
            Done::Letter => "letter",
            Done::NoEmail => "no-email",
        }
    }

    pub fn named(name: &str) -> Option<Done> {
        Done::ALL.into_iter().find(|done| done.name() == name)
    }

    fn text(self, lang: Lang) -> String {
        match self {
            Done::Password => lang.text("account-done-password"),
            Done::Passkey => lang.text("account-done-passkey"),
            Done::Removed => lang.text("account-done-removed"),
            Done::Session => lang.text("account-done-session"),
            Done::Sessions => lang.text("account-done-sessions"),
            Done::Letter => lang.text("account-done-letter"),
            Done::NoEmail => lang.text("account-done-no-email"),
        }
    }
}

impl AccountPage<'_> {
    /// Its path below its language.
    pub const PATH: &'static str = "account";

    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        let current =
            FieldView::password("password", lang.text("account-password-current"), "current-password");
        let new = FieldView::password("new-password", lang.text("account-password-new"), "new-password")
            .hint(lang.text_with("account-password-hint", &[("least", self.password_least.into())]));
        let (current, new) = (current.with(self.flaw), new.with(self.flaw));
        let confirm = self.confirm().with(self.flaw);
        let address = FieldView {
            name: "email",
            kind: "email",
            label: lang.text("account-email-address"),
            autocomplete: "email",
            ..FieldView::name(lang, self.typed("email").or(self.user.email.as_deref()).unwrap_or_default())
        };
        let address = address.with(self.flaw);
        Html {
            frame: self.reader.frame_at(Self::PATH.to_owned()),
            name: self.user.name.clone(),
            since: lang.text_with("account-since", &[("day", (&day(self.user.created_at)).into())]),
            done: self.done.map(|done| done.text(lang)),
            flaw: general(self.flaw, &[&current, &new, &confirm, &address]),
            devices: self.sessions.iter().map(|session| self.device(session)).collect(),
            keys: self.keys.iter().map(|key| key_view(key, lang)).collect(),
            passkeys: self.passkeys,
            has_password: self.has_password,
            address: self.letters.then_some(address),
            email: self.user.email.clone(),
            administrator: self.administrator,
            current,
            new,
            confirm,
        }
        .render()
    }

    /// What is asked before the account is closed.
    fn confirm(&self) -> FieldView {
        let lang = self.reader.lang;
        let label =
            lang.text(if self.has_password { "account-password-current" } else { "account-close-name" });
        let kind = if self.has_password { "password" } else { "text" };
        let autocomplete = if self.has_password { "current-password" } else { "off" };
        let typed = self.typed("confirm").filter(|_| !self.has_password).unwrap_or_default().to_owned();
        FieldView { kind, value: typed, ..FieldView::password("confirm", label, autocomplete) }
    }

    fn typed(&self, field: &str) -> Option<&str> {
        self.typed.filter(|(typed, _)| *typed == field).map(|(_, text)| text)
    }

    fn device(&self, session: &Session) -> DeviceView {
        let lang = self.reader.lang;
        let unknown = || lang.text("account-device-unknown");
        let name = Some(session.device.clone()).filter(|name| !name.is_empty()).unwrap_or_else(unknown);
        DeviceView {
            used: lang.text_with("account-device-used", &[("day", (&day(session.used_at)).into())]),
            end: lang.text_with("account-device-end-named", &[("device", (&name).into())]),
            name,
            here: session.token == self.session,
            token: hex(&session.token.0),
        }
    }
}

#[derive(Template)]
#[template(path = "account.html")]
struct Html<'a> {
    frame: Frame<'a>,
    name: String,
    since: String,
    done: Option<String>,
    flaw: Option<String>,
    devices: Vec<DeviceView>,
    keys: Vec<KeyView>,
    passkeys: bool,
    has_password: bool,
    /// The address that is kept, and the field for one if the site sends letters.
    email: Option<String>,
    address: Option<FieldView>,
    administrator: bool,
    current: FieldView,
    new: FieldView,
    confirm: FieldView,
}

struct DeviceView {
    name: String,
    used: String,
    /// What the button that ends it is called.
    end: String,
    here: bool,
    /// What names the session in the form: the hash of its token, which opens nothing.
    token: String,
}

struct KeyView {
    id: String,
    label: String,
    made: String,
    /// What the button that removes it is called.
    remove: String,
}

fn key_view(key: &Passkey, lang: Lang) -> KeyView {
    let unknown = || lang.text("account-device-unknown");
    let label = Some(key.label.clone()).filter(|label| !label.is_empty()).unwrap_or_else(unknown);
    KeyView {
        id: hex(&key.id),
        made: lang.text_with("account-passkey-made", &[("day", (&day(key.created_at)).into())]),
        remove: lang.text_with("account-passkey-remove-named", &[("device", (&label).into())]),
        label,
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
