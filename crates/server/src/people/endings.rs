//! Sessions and bots' tokens that end while something is still open by them.

use play::PlayerId;
use store::SecretHash;
use tokio::sync::broadcast;

use super::{Known, Me, Shown};

/// Endings that a busy connection may be behind with; one that is further behind is taken for ended.
const BEHIND_MAX: usize = 64;

/// Tells open connections of sessions and tokens that end.
pub(crate) struct Endings(broadcast::Sender<Ended>);

/// Which sessions, or tokens, end.
#[derive(Clone, Copy, Debug)]
enum Ended {
    One(SecretHash),
    /// The user's, all but one; a bot has one token and no session.
    All {
        user: PlayerId,
        but: Option<SecretHash>,
    },
}

/// A connection's own session or token, if it has one.
pub(crate) struct Lease {
    holder: Option<(PlayerId, SecretHash)>,
    endings: broadcast::Receiver<Ended>,
}

impl Endings {
    pub fn new() -> Endings {
        Endings(broadcast::channel(BEHIND_MAX).0)
    }

    pub fn one(&self, session: SecretHash) {
        self.tell(Ended::One(session));
    }

    pub fn all(&self, user: PlayerId, but: Option<SecretHash>) {
        self.tell(Ended::All { user, but });
    }

    /// For a connection that is opened now, by whoever opens it.
    pub fn lease(&self, me: &Me) -> Lease {
        let holder = me.0.as_ref().map(|Known { user, shown }| {
            let (Shown::Session(secret) | Shown::Token(secret)) = shown;
            (user.id, *secret)
        });
        Lease { holder, endings: self.0.subscribe() }
    }

    fn tell(&self, ended: Ended) {
        // Nobody may have anything open.
        let _listeners = self.0.send(ended);
    }
}

impl Lease {
    /// Waits until the session or token has ended; for ever, if there is none.
    pub async fn over(&mut self) {
        let Some((holder, session)) = self.holder else { return std::future::pending().await };
        loop {
            match self.endings.recv().await {
                Ok(Ended::One(ended)) if ended == session => return,
                Ok(Ended::All { user, but }) if user == holder && but != Some(session) => return,
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lease(endings: &Endings, user: u64, session: u8) -> Lease {
        let holder = Some((PlayerId(user), SecretHash([session; 32])));
        Lease { holder, endings: endings.0.subscribe() }
    }

    async fn is_over(lease: &mut Lease) -> bool {
        tokio::select! {
            biased;
            () = lease.over() => true,
            () = std::future::ready(()) => false,
        }
    }

    #[tokio::test]
    async fn a_lease_is_over_with_its_own_session() {
        let endings = Endings::new();
        let (mut desk, mut phone) = (lease(&endings, 1, 1), lease(&endings, 1, 2));
        let mut other = lease(&endings, 2, 3);
        let mut nobodys = Lease { holder: None, endings: endings.0.subscribe() };
        endings.one(SecretHash([2; 32]));
        assert!(is_over(&mut phone).await);
        assert!(!is_over(&mut desk).await);
        let mut phone = lease(&endings, 1, 4);
        endings.all(PlayerId(1), Some(SecretHash([1; 32])));
        assert!(is_over(&mut phone).await);
        assert!(!is_over(&mut desk).await && !is_over(&mut other).await && !is_over(&mut nobodys).await);
        endings.all(PlayerId(1), None);
        assert!(is_over(&mut desk).await);
    }
}
