//! Handing letters over.

use std::time::Duration;

use lettre::transport::smtp::PoolConfig;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::queue::{Courier, Delivery};
use super::{Letter, Sender, Smtp, SmtpError};

/// Longest wait for one answer of the mail server.
const ANSWER_MAX: Duration = Duration::from_secs(15);

/// The way to one mail server.
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Sender,
}

impl Mailer {
    /// Connects with the first letter.
    ///
    /// # Errors
    /// [`SmtpError`] for a text that names no mail server.
    pub fn new(smtp: &Smtp, from: Sender) -> Result<Mailer, SmtpError> {
        let pool = PoolConfig::new().max_size(2).idle_timeout(Duration::from_secs(30));
        let transport = smtp.transport()?.timeout(Some(ANSWER_MAX)).pool_config(pool).build();
        Ok(Mailer { transport, from })
    }
}

impl Courier for Mailer {
    type Job = Letter;
    const WHAT: &'static str = "letter";

    async fn deliver(&self, letter: &Letter) -> Delivery {
        let message = match letter.message(&self.from.0) {
            Ok(message) => message,
            // Neither address nor text is repeated: logs are read by others.
            Err(error) => return Delivery::Refused(error.to_string()),
        };
        match self.transport.send(message).await {
            Ok(_) => Delivery::Done,
            Err(error) if error.is_permanent() => Delivery::Refused(kind(&error)),
            Err(error) => Delivery::Later(kind(&error)),
        }
    }
}

/// What went wrong, without what the server said: it may repeat the address.
fn kind(error: &lettre::transport::smtp::Error) -> String {
    match error.status() {
        Some(code) => format!("the mail server answered {code}"),
        None if error.is_timeout() => "the mail server did not answer in time".to_owned(),
        None if error.is_tls() => "no encrypted connection to the mail server".to_owned(),
        None => "the mail server could not be reached".to_owned(),
    }
}
