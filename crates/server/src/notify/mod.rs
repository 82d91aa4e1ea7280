//! Telling people who are not here: letters by a mail server that the operator names, and pushes to browsers that
//! asked for them. What is told is a hint: losing it costs a reminder, never a game.

#![allow(dead_code, reason = "accounts and reminders use it next")]

mod address;
mod letter;
mod mailer;
mod queue;
mod smtp;

#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use self::letter::Letter;
use self::mailer::Mailer;
use self::queue::Queue;

pub use smtp::{Sender, SenderError, Smtp, SmtpError};

/// Letters that may wait.
const LETTERS_MAX: usize = 1_000;
/// Letters handed over at once: mail servers dislike more from one client.
const LETTERS_AT_ONCE: usize = 2;
/// What could not be delivered is tried again after each of these.
const PAUSES: [Duration; 3] = [Duration::from_secs(5), Duration::from_secs(60), Duration::from_secs(600)];

/// How people are told. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Notify {
    post: Option<Arc<Queue<Mailer>>>,
}

/// Why nobody will be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum Untold {
    #[error("this server sends no mail")]
    NoMail,
    #[error("that is no e-mail address")]
    Address,
    #[error("too much is waiting to be sent")]
    Full,
}

impl Notify {
    /// Sends by the mail server at `smtp` as `from`; no mail at all without one.
    ///
    /// # Errors
    /// [`SmtpError`].
    pub fn new(
        smtp: Option<&Smtp>,
        from: Option<&Sender>,
        tasks: &TaskTracker,
        stopping: &CancellationToken,
    ) -> Result<Notify, SmtpError> {
        let Some(smtp) = smtp else { return Ok(Notify { post: None }) };
        let mailer = Mailer::new(smtp, from.ok_or(SmtpError::Sender)?.clone())?;
        let (tasks, stopping) = (tasks.clone(), stopping.clone());
        let post = Queue::new(mailer, LETTERS_MAX, LETTERS_AT_ONCE, &PAUSES, tasks, stopping);
        Ok(Notify { post: Some(Arc::new(post)) })
    }

    /// Whether letters can be sent at all: what needs them is absent otherwise.
    pub fn has_mail(&self) -> bool {
        self.post.is_some()
    }

    /// Takes a letter of plain text to one address; it is sent soon, and tried again if the mail server can't take
    /// it just now.
    ///
    /// # Errors
    /// [`Untold`]; nothing will be sent.
    pub fn mail(&self, to: &str, subject: &str, text: &str) -> Result<(), Untold> {
        let post = self.post.as_ref().ok_or(Untold::NoMail)?;
        let to = address::read(to).ok_or(Untold::Address)?;
        post.put(Letter::new(to, subject, text)).map_err(|queue::Full| Untold::Full)
    }
}

/// The form in which an e-mail address is kept, if the text is one that letters can be sent to.
pub(crate) fn email(text: &str) -> Option<String> {
    address::read(text).map(|address| address.to_string())
}
