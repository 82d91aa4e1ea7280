//! One letter, ready to be handed over.

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};

/// Says that a program wrote it, so that no program answers.
const AUTOMATIC: HeaderName = HeaderName::new_from_ascii_str("Auto-Submitted");

/// Plain text for one person.
pub(super) struct Letter {
    /// Different for each letter, the same for each attempt.
    id: String,
    to: lettre::Address,
    subject: String,
    text: String,
}

impl Letter {
    pub fn new(to: lettre::Address, subject: &str, text: &str) -> Letter {
        let mut number = [0; 16];
        if let Err(error) = getrandom::fill(&mut number) {
            // Two letters with the same name would be shown as one; they still arrive.
            tracing::error!(%error, "no random name for a letter");
        }
        let id = number.iter().map(|byte| format!("{byte:02x}")).collect();
        Letter { id, to, subject: subject.to_owned(), text: text.to_owned() }
    }

    /// As the mail server gets it.
    pub fn message(&self, from: &Mailbox) -> Result<Message, lettre::error::Error> {
        Message::builder()
            .from(from.clone())
            .to(Mailbox::new(None, self.to.clone()))
            // A subject is one line.
            .subject(self.subject.replace(['\r', '\n'], " "))
            .message_id(Some(format!("<{}@{}>", self.id, from.email.domain())))
            .raw_header(HeaderValue::new(AUTOMATIC, "auto-generated".to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(self.text.clone())
    }
}
