//! Writes that are no append.

use core::pin::Pin;

use super::Reply;
use crate::StoreError;
use crate::database::Connection;

/// A write on its way.
pub(crate) type Making<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// A write for the next flush, and who waits for it.
pub(super) struct Change(Box<dyn Asked>);

trait Asked: Send + Sync {
    /// Makes it, and says whether it is to be kept. Made again if the flush has to be.
    fn make<'c>(&'c mut self, connection: &'c mut Connection) -> Making<'c, ()>;

    fn tell(self: Box<Self>, flushed: Result<(), StoreError>);
}

struct One<T, M> {
    make: M,
    /// What came of it when it was last tried.
    made: Option<Result<T, StoreError>>,
    reply: Reply<T>,
}

impl<T, M> Asked for One<T, M>
where
    T: Send + Sync + 'static,
    M: for<'c> FnOnce(&'c mut Connection) -> Making<'c, T> + Clone + Send + Sync + 'static,
{
    fn make<'c>(&'c mut self, connection: &'c mut Connection) -> Making<'c, ()> {
        Box::pin(async move {
            let made = self.make.clone()(connection).await;
            let kept = made.as_ref().map(|_| ()).map_err(Clone::clone);
            self.made = Some(made);
            kept
        })
    }

    fn tell(self: Box<Self>, flushed: Result<(), StoreError>) {
        let made = self.made.unwrap_or(Err(StoreError::Closed));
        // A caller who has gone away learns it when it reads again.
        let _gone = self.reply.send(flushed.and(made));
    }
}

impl Change {
    pub fn new<T: Send + Sync + 'static>(
        make: impl for<'c> FnOnce(&'c mut Connection) -> Making<'c, T> + Clone + Send + Sync + 'static,
        reply: Reply<T>,
    ) -> Change {
        Change(Box::new(One { make, made: None, reply }))
    }

    /// Makes the change, or leaves everything as it was.
    ///
    /// # Errors
    /// The whole flush has failed, and not this change alone.
    pub async fn make(&mut self, connection: &mut Connection) -> Result<(), StoreError> {
        connection.run("SAVEPOINT change").await?;
        match self.0.make(connection).await {
            Err(error) if error.is_collision() => return Err(error),
            Err(_) => connection.run("ROLLBACK TO change").await?,
            Ok(()) => {}
        }
        Ok(connection.run("RELEASE change").await?)
    }

    /// Its caller is told once it is known what became of the flush.
    pub fn tell(self, flushed: Result<(), StoreError>) {
        self.0.tell(flushed);
    }
}
