//! Pictures of positions, and the icons: drawn as SVG from the site's own symbols and colours, turned into
//! PNG when first asked for, and kept a while.

mod board;
mod card;
mod icon;
mod named;
mod palette;
mod raster;
mod shelf;
mod sketch;
mod symbols;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use bytes::Bytes;
use protocol::Why;
use tokio::sync::Semaphore;

use shelf::Shelf;

pub(crate) use icon::Icon;
pub(crate) use named::Named;
pub(crate) use sketch::{Sketch, Tag};

/// Images drawn at once: each takes a core for some tens of milliseconds, and games need those.
const DRAWN_AT_ONCE: usize = 1;
/// Requests that wait for their image or have it drawn; more are told to come again.
const WAITING_MAX: usize = 32;
/// Images kept, and their bytes: a picture of a position has about 100 KB.
const KEPT_MAX: usize = 400;
const KEPT_BYTES_MAX: usize = 32 << 20;

/// Draws what is asked for, little at a time.
pub(crate) struct Pictures {
    shelf: Arc<Mutex<Shelf>>,
    waiting: Semaphore,
    pens: Arc<Semaphore>,
}

impl Pictures {
    pub fn new() -> Pictures {
        Pictures {
            shelf: Arc::new(Mutex::new(Shelf::new(KEPT_MAX, KEPT_BYTES_MAX))),
            waiting: Semaphore::new(WAITING_MAX),
            pens: Arc::new(Semaphore::new(DRAWN_AT_ONCE)),
        }
    }

    /// The image, if it has been drawn lately.
    pub fn kept(&self, tag: Tag) -> Option<Bytes> {
        look(&self.shelf, tag)
    }

    /// The image, drawn if need be.
    ///
    /// # Errors
    /// [`Why::Full`] when too many wait already, [`Why::Internal`] when it can't be drawn.
    pub async fn image(&self, sketch: Sketch) -> Result<Bytes, Why> {
        let _waiting = self.waiting.try_acquire().map_err(|_| Why::Full)?;
        let pen = Arc::clone(&self.pens).acquire_owned().await.map_err(|_| Why::Internal)?;
        if let Some(image) = self.kept(sketch.tag()) {
            return Ok(image);
        }
        let shelf = Arc::clone(&self.shelf);
        let drawn = tokio::task::spawn_blocking(move || {
            // Held until it is drawn, also when whoever asked has gone.
            let _pen = pen;
            let began = Instant::now();
            let image = sketch.draw()?;
            shelf.lock().unwrap_or_else(PoisonError::into_inner).put(sketch.tag(), image.clone());
            metrics::histogram!("ataxx_picture_seconds").record(began.elapsed().as_secs_f64());
            Ok::<Bytes, raster::RasterError>(image)
        });
        match drawn.await {
            Ok(Ok(image)) => Ok(image),
            Ok(Err(error)) => Err(failed(&error)),
            Err(error) => Err(failed(&error)),
        }
    }
}

fn look(shelf: &Mutex<Shelf>, tag: Tag) -> Option<Bytes> {
    // Nothing under this lock can panic half-way through a change.
    shelf.lock().unwrap_or_else(PoisonError::into_inner).get(tag)
}

fn failed(error: &impl std::fmt::Display) -> Why {
    tracing::error!(%error, "a picture could not be drawn");
    Why::Internal
}

#[cfg(test)]
mod tests;
