//! What waits to be told: bounded, tried again a few times, dropped when the server stops.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// Who carries one kind of news.
pub(super) trait Courier: Send + Sync + 'static {
    type Job: Send + Sync + 'static;
    /// What one piece is called in logs and figures.
    const WHAT: &'static str;

    /// One attempt; ends within a known time.
    fn deliver(&self, job: &Self::Job) -> impl Future<Output = Delivery> + Send;
}

/// How an attempt went. The text is for the operator and names nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Delivery {
    Done,
    /// Trying again may help.
    Later(String),
    /// Trying again will not help.
    Refused(String),
    /// Nobody is there any more.
    Gone,
}

/// No room for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Full;

/// Jobs on their way.
pub(super) struct Queue<C> {
    courier: Arc<C>,
    #[cfg(test)]
    size: usize,
    room: Arc<Semaphore>,
    places: Arc<Semaphore>,
    pauses: &'static [Duration],
    tasks: TaskTracker,
    stopping: CancellationToken,
}

impl<C: Courier> Queue<C> {
    /// At most `room` jobs wait or are tried again; at most `at_once` are being tried.
    pub fn new(
        courier: C,
        room: usize,
        at_once: usize,
        pauses: &'static [Duration],
        tasks: TaskTracker,
        stopping: CancellationToken,
    ) -> Queue<C> {
        Queue {
            courier: Arc::new(courier),
            #[cfg(test)]
            size: room,
            room: Arc::new(Semaphore::new(room)),
            places: Arc::new(Semaphore::new(at_once)),
            pauses,
            tasks,
            stopping,
        }
    }

    /// Jobs on their way now.
    #[cfg(test)]
    pub fn waiting(&self) -> usize {
        self.size - self.room.available_permits()
    }

    /// Takes a job, and sees to it.
    ///
    /// # Errors
    /// [`Full`].
    pub fn put(&self, job: C::Job) -> Result<(), Full> {
        let room = Arc::clone(&self.room).try_acquire_owned().map_err(|_| Full)?;
        let (courier, places) = (Arc::clone(&self.courier), Arc::clone(&self.places));
        let (pauses, stopping) = (self.pauses, self.stopping.clone());
        self.tasks.spawn(async move {
            let how = tokio::select! {
                () = stopping.cancelled() => "dropped",
                how = see_to(&*courier, &places, pauses, &job) => how,
            };
            metrics::counter!("ataxx_told_total", "what" => C::WHAT, "how" => how).increment(1);
            drop(room);
        });
        Ok(())
    }
}

async fn see_to<C: Courier>(
    courier: &C,
    places: &Semaphore,
    pauses: &[Duration],
    job: &C::Job,
) -> &'static str {
    let mut pauses = pauses.iter();
    loop {
        let place = places.acquire().await;
        let delivery = courier.deliver(job).await;
        drop(place);
        match (delivery, pauses.next()) {
            (Delivery::Done, _) => return "done",
            (Delivery::Gone, _) => return "gone",
            (Delivery::Later(_), Some(&pause)) => tokio::time::sleep(pause).await,
            (Delivery::Later(why) | Delivery::Refused(why), _) => {
                tracing::warn!(what = C::WHAT, why, "could not be delivered");
                return "failed";
            }
        }
    }
}
