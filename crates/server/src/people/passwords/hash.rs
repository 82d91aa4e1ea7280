use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::Password;

/// Passwords worked on at once, each in about 20 MiB and some tens of milliseconds of one processor.
const AT_ONCE: usize = 2;
/// Requests that may be worked on or wait for their turn, a second or two; more are asked to come back.
const WAITING_MAX: usize = 50;
/// What a password is compared with where there is none to compare: it costs the same and fits nothing that
/// anybody can type.
const NONE: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c3BvcmVzLWluLWEtZGlzaA$nU0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Keeps and compares passwords, few at a time.
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

/// Too many passwords are being worked on: come back in [`RETRY_MS`](Crowded::RETRY_MS).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crowded;

impl Crowded {
    pub(crate) const RETRY_MS: u32 = 3_000;
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords { turns: Arc::new(Semaphore::new(AT_ONCE)), places: Arc::new(Semaphore::new(WAITING_MAX)) }
    }

    /// What is kept of a password, in PHC form. Never the same twice: there is chance in it.
    ///
    /// # Errors
    /// [`Crowded`].
    pub(crate) async fn hash(&self, password: Password) -> Result<String, Crowded> {
        let hash = move || {
            Argon2::default().hash_password(password.bytes()).map(|hash: PasswordHash| hash.to_string())
        };
        self.work(hash).await?.map_err(|error| {
            tracing::error!(%error, "a password can't be hashed");
            Crowded
        })
    }

    /// Whether this is the password that was kept. Without one it is not, and that takes as long to find out.
    ///
    /// # Errors
    /// [`Crowded`].
    pub(crate) async fn fits(&self, password: Password, kept: Option<String>) -> Result<bool, Crowded> {
        let known = kept.is_some();
        let kept = kept.unwrap_or_else(|| NONE.to_owned());
        let fits = self
            .work(move || Argon2::default().verify_password(password.bytes(), kept.as_str()).is_ok())
            .await?;
        Ok(known && fits)
    }

    /// Has it done on a thread of its own when its turn has come.
    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Crowded> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Crowded)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Crowded)?;
        // The work goes on where its caller gives up, and keeps its turn till then.
        let done = tokio::task::spawn_blocking(move || {
            let _held: (OwnedSemaphorePermit, OwnedSemaphorePermit) = (place, turn);
            work()
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "work on a password has ended early");
            Crowded
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Password {
        Password::typed(text).unwrap()
    }

    #[tokio::test]
    async fn only_the_password_fits() {
        let passwords = Passwords::new();
        let kept = passwords.hash(typed("correct horse")).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, passwords.hash(typed("correct horse")).await.unwrap());
        assert!(passwords.fits(typed("correct horse"), Some(kept.clone())).await.unwrap());
        assert!(!passwords.fits(typed("Correct horse"), Some(kept)).await.unwrap());
        assert!(!passwords.fits(typed("correct horse"), Some("nonsense".into())).await.unwrap());
    }

    #[tokio::test]
    async fn no_password_costs_as_much_as_a_wrong_one() {
        let decoy = PasswordHash::new(NONE).unwrap();
        let kept = Argon2::default().hash_password(b"any").unwrap();
        let kept: PasswordHash = kept;
        assert_eq!(
            (&decoy.algorithm, &decoy.version, &decoy.params),
            (&kept.algorithm, &kept.version, &kept.params)
        );
        assert_eq!(decoy.hash.map(|hash| hash.len()), kept.hash.map(|hash| hash.len()));
        assert!(!Passwords::new().fits(typed("any password"), None).await.unwrap());
    }

    #[tokio::test]
    async fn a_crowd_is_sent_away_and_may_come_back() {
        let passwords = Passwords::new();
        let (turns, places) = (Arc::clone(&passwords.turns), Arc::clone(&passwords.places));
        let _others = turns.acquire_many(AT_ONCE as u32).await.unwrap();
        let last = places.acquire_many(WAITING_MAX as u32).await.unwrap();
        assert_eq!(passwords.fits(typed("any password"), None).await, Err(Crowded));
        drop((last, _others));
        assert_eq!(passwords.fits(typed("any password"), None).await, Ok(false));
    }
}
