//! Telling people who are not here: letters by a mail server that the operator names, and pushes to browsers that
//! asked for them. What is told is a hint: losing it costs a reminder, never a game.

mod address;
mod endpoint;
mod letter;
mod mailer;
mod push;
mod queue;
mod reach;
mod remind;
mod smtp;
mod vapid;

#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use play::Millis;
use store::{PushAddress, Store};
use thiserror::Error;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use self::letter::Letter;
use self::mailer::Mailer;
use self::push::{MESSAGE_MAX, Push, Pusher};
use self::queue::Queue;
use self::reach::Reach;
use self::vapid::Vapid;
use crate::app::StartError;
use crate::clock::Clock;
use crate::config::Config;
use crate::contact::Contact;

pub(crate) use remind::Reminder;
pub use smtp::{Sender, SenderError, Smtp, SmtpError};

/// Letters that may wait.
const LETTERS_MAX: usize = 1_000;
/// Letters handed over at once: mail servers dislike more from one client.
const LETTERS_AT_ONCE: usize = 2;
/// Pushes that may wait.
const PUSHES_MAX: usize = 5_000;
/// Pushes on their way at once.
const PUSHES_AT_ONCE: usize = 16;
/// What could not be delivered is tried again after each of these.
const PAUSES: [Duration; 3] = [Duration::from_secs(5), Duration::from_secs(60), Duration::from_secs(600)];
/// What the key that signs pushes is called in the store.
const VAPID: &str = "vapid";

/// How people are told. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Notify(Arc<Ways>);

struct Ways {
    post: Option<Queue<Mailer>>,
    pushes: Queue<Pusher>,
    vapid: Arc<Vapid>,
    reach: Reach,
    store: Arc<dyn Store>,
    /// What the site is called from outside, without a slash at the end.
    origin: Option<String>,
    tasks: TaskTracker,
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
    #[error("the message is too long")]
    TooLong,
}

impl Notify {
    /// Sends by the mail server that the configuration names, no mail at all without one; and pushes signed with the
    /// server's own key, which is made now unless there is one.
    ///
    /// # Errors
    /// [`StartError::Smtp`], [`StartError::Store`].
    pub async fn start(
        config: &Config,
        store: Arc<dyn Store>,
        clock: Clock,
        tasks: &TaskTracker,
        stopping: &CancellationToken,
    ) -> Result<Notify, StartError> {
        let vapid = Arc::new(vapid(&*store, contact(config)).await?);
        let reach = if config.push_loopback { Reach::Loopback } else { Reach::Public };
        let pusher = Pusher::new(Arc::clone(&vapid), reach, Arc::clone(&store), clock);
        let (t, s) = (tasks.clone(), stopping.clone());
        let pushes = Queue::new(pusher, PUSHES_MAX, PUSHES_AT_ONCE, &PAUSES, t, s);
        let post = post(config.smtp.as_ref(), config.mail_from.as_ref(), tasks, stopping)?;
        let origin = config.public_url.as_ref().map(|url| url.trim_end_matches('/').to_owned());
        let tasks = tasks.clone();
        Ok(Notify(Arc::new(Ways { post, pushes, vapid, reach, store, origin, tasks })))
    }

    /// Whether letters can be sent at all: what needs them is absent otherwise.
    pub fn has_mail(&self) -> bool {
        self.0.post.is_some()
    }

    /// Takes a letter of plain text to one address; it is sent soon, and tried again if the mail server can't take
    /// it just now.
    ///
    /// # Errors
    /// [`Untold`]; nothing will be sent.
    pub fn mail(&self, to: &str, subject: &str, text: &str) -> Result<(), Untold> {
        mail(self.0.post.as_ref(), to, subject, text)
    }

    /// The public key that browsers subscribe with.
    pub fn push_key(&self) -> String {
        self.0.vapid.public()
    }

    /// Whether this is an address that pushes can be sent to.
    pub fn takes(&self, address: &PushAddress) -> bool {
        endpoint::read(&address.endpoint, self.0.reach).is_ok()
            && push::keys_are_sound(&address.p256dh, &address.auth)
    }

    /// Takes a message to one browser. A later one on the same topic takes its place; the push service forgets it
    /// after `keep`.
    ///
    /// # Errors
    /// [`Untold`]; nothing will be sent.
    pub fn push(&self, to: PushAddress, message: Vec<u8>, topic: String, keep: Millis) -> Result<(), Untold> {
        if message.len() > MESSAGE_MAX {
            return Err(Untold::TooLong);
        }
        self.0.pushes.put(Push { to, message, topic, keep }).map_err(|queue::Full| Untold::Full)
    }
}

fn post(
    smtp: Option<&Smtp>,
    from: Option<&Sender>,
    tasks: &TaskTracker,
    stopping: &CancellationToken,
) -> Result<Option<Queue<Mailer>>, SmtpError> {
    let Some(smtp) = smtp else { return Ok(None) };
    let mailer = Mailer::new(smtp, from.ok_or(SmtpError::Sender)?.clone())?;
    let (tasks, stopping) = (tasks.clone(), stopping.clone());
    Ok(Some(Queue::new(mailer, LETTERS_MAX, LETTERS_AT_ONCE, &PAUSES, tasks, stopping)))
}

fn mail(post: Option<&Queue<Mailer>>, to: &str, subject: &str, text: &str) -> Result<(), Untold> {
    let post = post.ok_or(Untold::NoMail)?;
    let to = address::read(to).ok_or(Untold::Address)?;
    post.put(Letter::new(to, subject, text)).map_err(|queue::Full| Untold::Full)
}

/// The key pair of this server, made at its first start.
async fn vapid(store: &dyn Store, contact: Option<String>) -> Result<Vapid, StartError> {
    let mut fresh = [0; Vapid::SECRET_BYTES];
    getrandom::fill(&mut fresh).map_err(std::io::Error::other)?;
    let secret = store.server_key(VAPID, fresh.to_vec()).await?;
    Vapid::new(&secret, contact).ok_or_else(|| {
        let what = "the key that signs pushes is none".to_owned();
        StartError::Store(store::StoreError::Corrupt { what })
    })
}

/// Whom push services ask about our messages.
fn contact(config: &Config) -> Option<String> {
    match &config.contact {
        Some(Contact::Email(email)) => Some(format!("mailto:{email}")),
        Some(Contact::Page(page)) => Some(page.clone()),
        None => config.public_url.clone().filter(|url| url.starts_with("https://")),
    }
}

/// The form in which an e-mail address is kept, if the text is one that letters can be sent to.
pub(crate) fn email(text: &str) -> Option<String> {
    address::read(text).map(|address| address.to_string())
}
