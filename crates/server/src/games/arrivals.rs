//! Those who come to look on. Thousands come at once when a watched game has a rematch, or the server comes back, and
//! each gets the whole game: they are let in a few at a time, so that no player waits behind them.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ataxx::Side;
use protocol::Why;
use tokio::sync::oneshot;

use super::message::ConnectionId;
use super::outbox::Outbox;
use super::seats::Keys;

/// How many are let in at once.
const AT_ONCE: usize = 4;
/// From then until the next are.
const PAUSE: Duration = Duration::from_millis(1);
/// The last of a big crowd come in so many pauses after the first, about: then more are let in at once.
const PAUSES: usize = 500;

/// Somebody who comes.
#[derive(Debug)]
pub(super) struct Arrival {
    pub connection: ConnectionId,
    pub keys: Keys,
    pub name: Option<Arc<str>>,
    pub outbox: Outbox,
    pub reply: oneshot::Sender<Result<Option<Side>, Why>>,
}

/// Who waits to be let in, in the order in which they came.
#[derive(Debug)]
pub(super) struct Arrivals {
    waiting: VecDeque<Arrival>,
    next: Instant,
}

impl Arrivals {
    pub fn new(now: Instant) -> Arrivals {
        Arrivals { waiting: VecDeque::new(), next: now }
    }

    pub fn come(&mut self, arrival: Arrival) {
        self.waiting.push_back(arrival);
    }

    /// This connection has changed its mind.
    pub fn go(&mut self, connection: ConnectionId) {
        self.waiting.retain(|arrival| arrival.connection != connection);
    }

    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// How long until somebody is let in; for ever, if nobody waits.
    pub fn wait(&self, now: Instant) -> Duration {
        if self.is_empty() { Duration::MAX } else { self.next.saturating_duration_since(now) }
    }

    /// Those whose turn it is. Who has gone meanwhile is passed over.
    pub fn let_in(&mut self, now: Instant) -> Vec<Arrival> {
        if !self.wait(now).is_zero() {
            return Vec::new();
        }
        self.next = now + PAUSE;
        let count = AT_ONCE.max(self.waiting.len() / PAUSES).min(self.waiting.len());
        let mut some: Vec<Arrival> = self.waiting.drain(..count).collect();
        some.retain(|arrival| !arrival.reply.is_closed());
        some
    }
}

#[cfg(test)]
mod tests {
    use super::super::outbox::outbox;
    use super::*;

    type Reply = oneshot::Receiver<Result<Option<Side>, Why>>;

    fn come(arrivals: &mut Arrivals, number: u64) -> Reply {
        let (reply, hears) = oneshot::channel();
        let (keys, name, outbox) = (Keys::default(), None, outbox().0);
        arrivals.come(Arrival { connection: ConnectionId(number), keys, name, outbox, reply });
        hears
    }

    fn numbers(arrivals: &mut Arrivals, now: Instant) -> Vec<u64> {
        arrivals.let_in(now).iter().map(|arrival| arrival.connection.0).collect()
    }

    #[test]
    fn a_few_are_let_in_at_a_time_in_the_order_in_which_they_came() {
        let start = Instant::now();
        let mut arrivals = Arrivals::new(start);
        assert_eq!((arrivals.wait(start), numbers(&mut arrivals, start)), (Duration::MAX, vec![]));
        let mut replies: Vec<Reply> = (0..10).map(|number| come(&mut arrivals, number)).collect();
        assert_eq!(numbers(&mut arrivals, start), [0, 1, 2, 3]);
        assert_eq!((arrivals.wait(start), numbers(&mut arrivals, start)), (PAUSE, vec![]));
        drop(replies.remove(5));
        arrivals.go(ConnectionId(6));
        assert_eq!(numbers(&mut arrivals, start + PAUSE), [4, 7, 8]);
        assert_eq!(numbers(&mut arrivals, start + 2 * PAUSE), [9]);
        assert!(arrivals.is_empty());
    }

    #[test]
    fn the_last_of_many_wait_no_longer_for_it() {
        let start = Instant::now();
        let mut arrivals = Arrivals::new(start);
        let _replies: Vec<Reply> =
            (0..10 * PAUSES as u64).map(|number| come(&mut arrivals, number)).collect();
        assert_eq!(numbers(&mut arrivals, start).len(), 10);
    }
}
