use std::collections::HashMap;
use std::sync::{Arc, RwLock, RwLockReadGuard, RwLockWriteGuard, Weak};

use async_trait::async_trait;
use bytes::Bytes;

use crate::subject::{check_pattern, check_subject, patterns_of};
use crate::subscription::{Mailbox, Message, Subscription};
use crate::{Bus, BusError, PAYLOAD_MAX};

/// A bus within one process. Its clones are one bus.
#[derive(Clone, Default)]
pub struct LocalBus {
    subscribers: Arc<Subscribers>,
}

#[derive(Default)]
struct Subscribers(RwLock<Table>);

#[derive(Default)]
struct Table {
    /// By pattern, so that a message looks only at those who hear it, however many games there are.
    mailboxes: HashMap<String, Vec<(u64, Mailbox)>>,
    next_id: u64,
}

/// Takes a subscriber off the bus when dropped.
struct Leave {
    subscribers: Weak<Subscribers>,
    pattern: String,
    id: u64,
}

#[async_trait]
impl Bus for LocalBus {
    async fn publish(&self, subject: &str, payload: Bytes) -> Result<(), BusError> {
        check_subject(subject)?;
        if payload.len() > PAYLOAD_MAX {
            return Err(BusError::TooLong(payload.len()));
        }
        let message = Message { subject: subject.into(), payload };
        let table = self.subscribers.read();
        for (_, mailbox) in patterns_of(subject).filter_map(|pattern| table.mailboxes.get(&pattern)).flatten()
        {
            mailbox.put(message.clone());
        }
        Ok(())
    }

    async fn subscribe(&self, pattern: &str) -> Result<Subscription, BusError> {
        check_pattern(pattern)?;
        let mut table = self.subscribers.write();
        let id = table.next_id;
        table.next_id += 1;
        let subscribers = Arc::downgrade(&self.subscribers);
        let leave = Leave { subscribers, pattern: pattern.to_owned(), id };
        let (mailbox, subscription) = Subscription::new(leave);
        table.mailboxes.entry(pattern.to_owned()).or_default().push((id, mailbox));
        Ok(subscription)
    }
}

impl Subscribers {
    fn read(&self) -> RwLockReadGuard<'_, Table> {
        self.0.read().expect("nothing done to the table panics")
    }

    fn write(&self) -> RwLockWriteGuard<'_, Table> {
        self.0.write().expect("nothing done to the table panics")
    }
}

impl Drop for Leave {
    fn drop(&mut self) {
        let Some(subscribers) = self.subscribers.upgrade() else { return };
        let mut table = subscribers.write();
        let Some(mailboxes) = table.mailboxes.get_mut(&self.pattern) else { return };
        mailboxes.retain(|(id, _)| *id != self.id);
        if mailboxes.is_empty() {
            table.mailboxes.remove(&self.pattern);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games come and go for as long as the server runs.
    #[tokio::test]
    async fn who_leaves_leaves_nothing_behind() {
        let bus = LocalBus::default();
        let one = bus.subscribe("game.a").await.unwrap();
        let two = bus.subscribe("game.a").await.unwrap();
        drop(one);
        assert_eq!(bus.subscribers.read().mailboxes["game.a"].len(), 1);
        drop(two);
        assert!(bus.subscribers.read().mailboxes.is_empty());
    }
}
