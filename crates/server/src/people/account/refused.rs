use axum::http::StatusCode;
use i18n::Lang;
use protocol::Why;
use store::StoreError;

use crate::people::names::{NAME_CHARS, NameFlaw};
use crate::people::passwords::{CHARS_MIN, Crowded, PasswordFlaw};
use crate::problem::later;

/// Why something with an account is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    Name(NameFlaw),
    /// Somebody has a name that looks the same.
    NameTaken,
    Password(PasswordFlaw),
    /// There is no such account, or this is not its password: nobody learns which.
    NoMatch,
    /// Not the password of the account that is signed in.
    WrongPassword,
    /// What was to be typed to confirm was not typed.
    Unconfirmed,
    /// No address that letters can be sent to.
    Email,
    /// The link of a letter was used already, or is too old.
    Letter,
    /// Too often: try again in so many ms.
    Later(u32),
    /// An account is signed in already.
    SignedIn,
    /// No account is signed in.
    SignedOut,
    /// The browser's passkey was not accepted, or its time was over.
    Passkey,
    /// The passkey belongs to an account already.
    PasskeyKnown,
    /// Without it nobody could sign in any more.
    LastProof,
    /// The account has as many bots as it may have.
    EnoughBots,
    /// Our failure, or the server is full.
    Failed(Why),
}

/// The field of a form that a refusal is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Name,
    /// The password that is there.
    Password,
    /// The password that shall be.
    NewPassword,
    Confirm,
    Email,
}

impl Field {
    /// Its name in forms and in the API.
    pub fn name(self) -> &'static str {
        match self {
            Field::Name => "name",
            Field::Password => "password",
            Field::NewPassword => "new-password",
            Field::Confirm => "confirm",
            Field::Email => "email",
        }
    }
}

impl Refused {
    /// The field it is about, where it is about one.
    pub fn field(&self) -> Option<Field> {
        match self {
            Refused::Name(_) | Refused::NameTaken => Some(Field::Name),
            Refused::Password(_) => Some(Field::NewPassword),
            Refused::WrongPassword => Some(Field::Password),
            Refused::Unconfirmed => Some(Field::Confirm),
            Refused::Email => Some(Field::Email),
            _ => None,
        }
    }

    /// A word for programs.
    pub fn key(&self) -> &'static str {
        match self {
            Refused::Name(flaw) => name_key(*flaw),
            Refused::NameTaken => "name-taken",
            Refused::Password(PasswordFlaw::TooShort) => "password-too-short",
            Refused::Password(PasswordFlaw::TooLong) => "password-too-long",
            Refused::Password(PasswordFlaw::Common) => "password-common",
            Refused::Password(PasswordFlaw::Name) => "password-is-name",
            Refused::NoMatch => "no-match",
            Refused::WrongPassword => "wrong-password",
            Refused::Unconfirmed => "unconfirmed",
            Refused::Email => "email",
            Refused::Letter => "letter",
            Refused::Later(_) => "too-many",
            Refused::SignedIn => "signed-in",
            Refused::SignedOut => "signed-out",
            Refused::Passkey => "passkey",
            Refused::PasskeyKnown => "passkey-known",
            Refused::LastProof => "last-proof",
            Refused::EnoughBots => "enough-bots",
            Refused::Failed(why) => why.key(),
        }
    }

    pub fn status(&self) -> StatusCode {
        match self {
            Refused::NameTaken
            | Refused::SignedIn
            | Refused::PasskeyKnown
            | Refused::EnoughBots
            | Refused::LastProof => StatusCode::CONFLICT,
            Refused::NoMatch | Refused::WrongPassword | Refused::Passkey | Refused::Letter => {
                StatusCode::FORBIDDEN
            }
            Refused::SignedOut => StatusCode::UNAUTHORIZED,
            Refused::Later(_) => StatusCode::TOO_MANY_REQUESTS,
            Refused::Failed(why) => crate::problem::status(*why),
            Refused::Name(_) | Refused::Password(_) | Refused::Unconfirmed | Refused::Email => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
        }
    }

    /// When it may be tried again, in ms, where that is known.
    pub fn retry_ms(&self) -> Option<u32> {
        match self {
            Refused::Later(ms) => Some(*ms),
            Refused::Failed(Why::Full) => Some(Crowded::RETRY_MS),
            _ => None,
        }
    }

    /// The reason, and what to do, in words.
    pub fn text(&self, lang: Lang) -> String {
        match self {
            Refused::Name(flaw) => name_text(*flaw, lang),
            Refused::NameTaken => lang.text("account-flaw-name-taken"),
            Refused::Password(PasswordFlaw::TooShort) => {
                lang.text_with("account-flaw-password-too-short", &[("least", (CHARS_MIN as i64).into())])
            }
            Refused::Password(PasswordFlaw::TooLong) => lang.text("account-flaw-password-too-long"),
            Refused::Password(PasswordFlaw::Common) => lang.text("account-flaw-password-common"),
            Refused::Password(PasswordFlaw::Name) => lang.text("account-flaw-password-is-name"),
            Refused::NoMatch => lang.text("account-flaw-no-match"),
            Refused::WrongPassword => lang.text("account-flaw-wrong-password"),
            Refused::Unconfirmed => lang.text("account-flaw-unconfirmed"),
            Refused::Email => lang.text("account-flaw-email"),
            Refused::Letter => lang.text("account-flaw-letter"),
            Refused::Later(ms) => later(*ms, lang),
            Refused::SignedIn => lang.text("account-flaw-signed-in"),
            Refused::SignedOut => lang.text("account-flaw-signed-out"),
            Refused::Passkey => lang.text("account-flaw-passkey"),
            Refused::PasskeyKnown => lang.text("account-flaw-passkey-known"),
            Refused::LastProof => lang.text("account-flaw-last-proof"),
            Refused::EnoughBots => {
                let most = i64::from(crate::people::bots::BOTS_MAX);
                lang.text_with("bots-limit", &[("count", most.into())])
            }
            Refused::Failed(why) => lang.text(&format!("refusal-{}", why.key())),
        }
    }
}

fn name_key(flaw: NameFlaw) -> &'static str {
    match flaw {
        NameFlaw::TooShort => "name-too-short",
        NameFlaw::TooLong => "name-too-long",
        NameFlaw::Character(_) => "name-character",
        NameFlaw::Separator => "name-separator",
        NameFlaw::NoLetter => "name-no-letter",
        NameFlaw::Mixed => "name-mixed",
        NameFlaw::Reserved => "name-reserved",
        NameFlaw::Guests => "name-of-guests",
    }
}

fn name_text(flaw: NameFlaw, lang: Lang) -> String {
    let chars = |key: &str, chars: &usize| lang.text_with(key, &[("chars", (*chars as i64).into())]);
    match flaw {
        NameFlaw::TooShort => chars("account-flaw-name-too-short", NAME_CHARS.start()),
        NameFlaw::TooLong => chars("account-flaw-name-too-long", NAME_CHARS.end()),
        NameFlaw::Character(' ') => lang.text("account-flaw-name-space"),
        NameFlaw::Character(c) if c.is_ascii_graphic() => {
            lang.text_with("account-flaw-name-character", &[("character", c.to_string().as_str().into())])
        }
        NameFlaw::Character(_) => lang.text("account-flaw-name-other-character"),
        NameFlaw::Separator => lang.text("account-flaw-name-separator"),
        NameFlaw::NoLetter => lang.text("account-flaw-name-no-letter"),
        NameFlaw::Mixed => lang.text("account-flaw-name-mixed"),
        NameFlaw::Reserved => lang.text("account-flaw-name-reserved"),
        NameFlaw::Guests => lang.text("account-flaw-name-of-guests"),
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        match error {
            StoreError::NameTaken => Refused::NameTaken,
            error => Refused::Failed(crate::people::failed(error)),
        }
    }
}

impl From<Crowded> for Refused {
    fn from(_: Crowded) -> Refused {
        Refused::Failed(Why::Full)
    }
}

impl From<Why> for Refused {
    fn from(why: Why) -> Refused {
        Refused::Failed(why)
    }
}

impl From<NameFlaw> for Refused {
    fn from(flaw: NameFlaw) -> Refused {
        Refused::Name(flaw)
    }
}

impl From<PasswordFlaw> for Refused {
    fn from(flaw: PasswordFlaw) -> Refused {
        Refused::Password(flaw)
    }
}
