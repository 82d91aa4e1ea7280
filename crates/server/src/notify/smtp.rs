//! Where letters are handed over, and whose they are: as the operator writes it.

use std::convert::Infallible;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::Uri;
use lettre::message::Mailbox;
use lettre::transport::smtp::AsyncSmtpTransportBuilder;
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use thiserror::Error;

/// A mail server: `smtps://user:password@host:465`, or `smtp://…:587` for one that begins in the clear and is then
/// made to encrypt. Only on this machine itself may it stay in the clear. The text is judged when the server starts,
/// not when arguments are read: what reads them repeats what it can't read, and this may hold a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Smtp(String);

/// Why a text names no mail server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SmtpError {
    #[error("a mail server is smtps://user:password@host or smtp://user:password@host:port")]
    Form,
    #[error("the mail server's address has nothing after the port")]
    Rest,
    #[error("letters need a sender beside the mail server")]
    Sender,
}

impl FromStr for Smtp {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Smtp, Infallible> {
        Ok(Smtp(text.to_owned()))
    }
}

impl Smtp {
    pub(super) fn transport(&self) -> Result<AsyncSmtpTransportBuilder, SmtpError> {
        let uri: Uri = self.0.parse().map_err(|_| SmtpError::Form)?;
        let host = uri.host().filter(|host| !host.is_empty()).ok_or(SmtpError::Form)?;
        let clear = match uri.scheme_str() {
            Some("smtps") => true,
            Some("smtp") => is_here(host),
            _ => return Err(SmtpError::Form),
        };
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(SmtpError::Rest);
        }
        let how = if clear { "" } else { "?tls=required" };
        let url = format!("{}{how}", self.0.trim_end_matches('/'));
        AsyncSmtpTransport::<Tokio1Executor>::from_url(&url).map_err(|_| SmtpError::Form)
    }
}

/// Whether the host is this machine.
fn is_here(host: &str) -> bool {
    let ip = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    host == "localhost" || ip.is_ok_and(|ip| ip.is_loopback())
}

/// Nothing of it: it may hold a password.
impl fmt::Debug for Smtp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Smtp")
    }
}

/// Whom letters come from: `play@ataxx.example`, or `Ataxx <play@ataxx.example>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sender(pub(super) Mailbox);

/// Why a text names no sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a sender is an e-mail address, or a name and then the address in <>")]
pub struct SenderError;

impl FromStr for Sender {
    type Err = SenderError;

    fn from_str(text: &str) -> Result<Sender, SenderError> {
        text.parse().map(Sender).map_err(|_| SenderError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flaw(text: &str) -> Option<SmtpError> {
        let Ok(smtp) = text.parse::<Smtp>();
        smtp.transport().err()
    }

    #[test]
    fn a_mail_server_has_a_scheme_and_a_host() {
        for text in
            ["smtps://ann:p%40ss@mail.example", "smtp://127.0.0.1:2525", "smtp://a:b@mail.example:587/"]
        {
            assert_eq!(flaw(text), None, "{text}");
        }
        for text in ["", "mail.example", "http://mail.example", "smtp://", "smtp:///x", "smtp://a:b@"] {
            assert_eq!(flaw(text), Some(SmtpError::Form), "{text}");
        }
        assert_eq!(flaw("smtp://mail.example?tls=no"), Some(SmtpError::Rest));
    }

    #[test]
    fn its_password_is_shown_to_nobody() {
        let Ok(smtp) = "smtps://ann:hunter2@mail.example".parse::<Smtp>();
        assert_eq!(format!("{smtp:?}"), "Smtp");
    }

    #[test]
    fn a_sender_may_have_a_name() {
        assert!("Ataxx <play@ataxx.example>".parse::<Sender>().is_ok());
        assert!("play@ataxx.example".parse::<Sender>().is_ok());
        assert_eq!("Ataxx".parse::<Sender>(), Err(SenderError));
    }
}
