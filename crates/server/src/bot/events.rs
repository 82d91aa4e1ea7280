//! What the bot hears of.

use protocol::{FromServer, Why};
use tokio::time::Instant;

use super::later::Later;
use super::site::{Failure, Site};
use super::stream::Stream;

/// The stream of a user's events, opened again whenever it is lost.
pub(super) struct Events {
    site: Site,
    stream: Option<Stream>,
    later: Later,
}

impl Events {
    /// # Errors
    /// If it can't be opened now.
    pub async fn open(site: Site) -> Result<Events, Failure> {
        let stream = Some(site.events().await?);
        Ok(Events { site, stream, later: Later::default() })
    }

    /// The next message; none when something may have been missed. Asking may be given up and done again: nothing
    /// is lost by that.
    ///
    /// # Errors
    /// If the token opens nothing any more.
    pub async fn next(&mut self) -> Result<Option<FromServer>, Failure> {
        loop {
            let lost = match &mut self.stream {
                Some(stream) => match stream.next().await {
                    Ok(message) => {
                        self.later.clear();
                        return Ok(Some(message));
                    }
                    Err(failure) => failure,
                },
                None => {
                    if let Some(at) = self.later.at() {
                        tokio::time::sleep_until(at).await;
                    }
                    match self.site.events().await {
                        Ok(stream) => {
                            self.stream = Some(stream);
                            return Ok(None);
                        }
                        Err(failure) => failure,
                    }
                }
            };
            self.lost(lost)?;
        }
    }

    fn lost(&mut self, failure: Failure) -> Result<(), Failure> {
        if matches!(&failure, Failure::Refused(problem) if problem.why == Why::NotSignedIn) {
            return Err(failure);
        }
        println!("{failure}; coming back");
        self.stream = None;
        self.later.put_off(Instant::now(), failure.retry());
        Ok(())
    }
}
