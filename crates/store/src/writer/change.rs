//! Writes that are no append.

use core::pin::Pin;

use super::Reply;
use crate::{StoreError, sql};

/// A write on its way.
pub(crate) type Making<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// A write for the next flush, and who waits for it.
pub(super) struct Change(Box<dyn for<'c> FnOnce(&'c mut sql::Connection) -> Tried<'c> + Send + Sync>);

type Tried<'c> = Pin<Box<dyn Future<Output = Made> + Send + 'c>>;

/// A write that was tried. Its caller is told once it is known what became of the flush.
pub(super) struct Made {
    kept: bool,
    tell: Box<dyn FnOnce(Result<(), StoreError>) + Send>,
}

impl Change {
    pub fn new<T: Send + 'static>(
        make: impl for<'c> FnOnce(&'c mut sql::Connection) -> Making<'c, T> + Send + Sync + 'static,
        reply: Reply<T>,
    ) -> Change {
        Change(Box::new(move |connection| {
            Box::pin(async move {
                let made = make(connection).await;
                let kept = made.is_ok();
                let tell = Box::new(move |flushed: Result<(), StoreError>| {
                    // A caller who has gone away learns it when it reads again.
                    let _gone = reply.send(flushed.and(made));
                });
                Made { kept, tell }
            })
        }))
    }

    /// Makes the change, or leaves everything as it was.
    pub async fn make(self, connection: &mut sql::Connection) -> Result<Made, StoreError> {
        sqlx::query("SAVEPOINT change").execute(&mut *connection).await?;
        let made = (self.0)(connection).await;
        if !made.kept {
            sqlx::query("ROLLBACK TO change").execute(&mut *connection).await?;
        }
        sqlx::query("RELEASE change").execute(connection).await?;
        Ok(made)
    }
}

impl Made {
    pub fn tell(self, flushed: Result<(), StoreError>) {
        (self.tell)(flushed);
    }
}
