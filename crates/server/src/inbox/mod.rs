//! What users hear of without following a game: challenges, and games of theirs that begin, wait and end.
//!
//! Whoever has something to tell publishes it on the bus, since the user may be connected to another server; here
//! it goes into the outboxes of those who listen. It is a hint: what stands can always be asked for again, and is
//! told anew to a listener who has missed something.

mod run;
mod standing;
mod stream;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bus::Bus;
use play::PlayerId;
use protocol::FromServer;

use crate::games::Outbox;
use crate::games::outbox::encode;

pub(crate) use run::run;
pub(crate) use stream::{Form, events};

/// The listeners of this server.
#[derive(Clone, Default)]
pub(crate) struct Inbox(Arc<Mutex<Listeners>>);

#[derive(Default)]
struct Listeners {
    of: HashMap<PlayerId, Vec<Listener>>,
    next: u64,
}

struct Listener {
    number: u64,
    wants: Wants,
    outbox: Outbox,
}

/// What a listener hears of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wants {
    /// A page, which shows challenges beside something else.
    Challenges,
    Everything,
}

/// A listener, until it is dropped.
pub(crate) struct Listening {
    inbox: Inbox,
    user: PlayerId,
    number: u64,
}

/// Listeners of one user, at most; the oldest gives way.
const LISTENERS_MAX: usize = 32;

impl Inbox {
    /// Puts what this user hears of into `outbox`.
    pub fn listen(&self, user: PlayerId, wants: Wants, outbox: Outbox) -> Listening {
        let mut listeners = self.lock();
        listeners.next += 1;
        let number = listeners.next;
        let of_user = listeners.of.entry(user).or_default();
        if of_user.len() >= LISTENERS_MAX {
            of_user.remove(0);
        }
        of_user.push(Listener { number, wants, outbox });
        drop(listeners);
        Listening { inbox: self.clone(), user, number }
    }

    fn deliver(&self, user: PlayerId, message: &FromServer) {
        let listeners = self.lock();
        let Some(of_user) = listeners.of.get(&user) else { return };
        let text = encode(message);
        for listener in of_user.iter().filter(|listener| listener.wants.includes(message)) {
            listener.outbox.push(text.clone());
        }
    }

    /// Some of what was told has been lost, nobody knows whose.
    fn missed(&self) {
        let listeners = self.lock();
        for listener in listeners.of.values().flatten().filter(|listener| listener.wants == Wants::Everything)
        {
            listener.outbox.fall_behind();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Listeners> {
        // Nothing under this lock can panic half-way through a change.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Wants {
    fn includes(self, message: &FromServer) -> bool {
        let is_challenge = matches!(
            message,
            FromServer::Challenge(_)
                | FromServer::ChallengeCancelled { .. }
                | FromServer::ChallengeDeclined { .. }
        );
        self == Wants::Everything || is_challenge
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let mut listeners = self.inbox.lock();
        let Some(of_user) = listeners.of.get_mut(&self.user) else { return };
        of_user.retain(|listener| listener.number != self.number);
        if of_user.is_empty() {
            listeners.of.remove(&self.user);
        }
    }
}

/// Tells a user something, wherever they are connected.
pub(crate) async fn tell(bus: &dyn Bus, user: PlayerId, message: &FromServer) {
    let payload = serde_json::to_vec(message).expect("a message is plain data");
    if let Err(error) = bus.publish(&run::subject(user), payload.into()).await {
        tracing::warn!(%error, "a user could not be told");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::outbox::outbox;

    const USER: PlayerId = PlayerId(7);

    #[test]
    fn each_hears_what_it_wants_until_it_leaves() {
        let inbox = Inbox::default();
        let (page, mut on_page) = outbox();
        let (stream, mut on_stream) = outbox();
        let listening = inbox.listen(USER, Wants::Challenges, page);
        let _streaming = inbox.listen(USER, Wants::Everything, stream);
        inbox.deliver(USER, &FromServer::YourTurn { game: "a".into() });
        inbox.deliver(PlayerId(8), &FromServer::ChallengeDeclined { id: "b".into() });
        inbox.deliver(USER, &FromServer::ChallengeDeclined { id: "c".into() });
        assert!(on_page.at_hand().unwrap().contains("\"c\""));
        assert!(on_page.at_hand().is_none());
        assert!(on_stream.at_hand().unwrap().contains("your-turn"));
        drop(listening);
        inbox.deliver(USER, &FromServer::ChallengeDeclined { id: "d".into() });
        assert!(on_page.at_hand().is_none());
        assert_eq!(inbox.lock().of[&USER].len(), 1);
    }

    #[test]
    fn nobody_takes_all_the_memory_with_streams() {
        let inbox = Inbox::default();
        let all: Vec<Listening> =
            (0..LISTENERS_MAX + 5).map(|_| inbox.listen(USER, Wants::Everything, outbox().0)).collect();
        assert_eq!(inbox.lock().of[&USER].len(), LISTENERS_MAX);
        drop(all);
        assert!(inbox.lock().of.is_empty());
    }
}
