//! How many games a server carries, at what latency and at what cost: the load generator. One thread, so that it
//! takes little from the server that it shares the machine with; what it takes is measured too.
#![expect(clippy::disallowed_methods, reason = "a benchmark takes the time")]

mod connect;
mod counts;
mod echo;
mod error;
mod frame;
mod games;
mod load;
mod net;
mod pace;
mod player;
mod print;
mod process;
mod ready;
mod report;
mod run;
mod setup;
mod tally;
mod timers;
mod usage;
mod watch;
mod watchers;
mod wire;

use std::time::Duration;

pub use error::BenchError;
pub use load::Phase;
pub use report::{EchoRun, GamesRun, Report};
pub use run::Plan;
pub use tally::Waits;
pub use watch::{WatchPhase, WatchPlan, WatchReport};

use crate::bench_store::append_rate;

/// Measures the server under the plan's load, then the two references on the same machine: a bare WebSocket
/// echo with as many connections, and the store's own append rate.
///
/// # Errors
/// Whatever keeps the load from being what was asked for; a slow server is no error.
pub fn measure(plan: &Plan) -> Result<Report, BenchError> {
    let server = plan.play()?;
    let bytes = server.counts.update_bytes.checked_div(server.counts.updates).unwrap_or_default();
    let echo = plan.echo((bytes as usize).max(1))?;
    let folder = plan.folder.join(format!("store-{}", plan.games));
    std::fs::create_dir_all(&folder).map_err(BenchError::io("making a folder"))?;
    let runtime = tokio::runtime::Runtime::new().map_err(BenchError::io("starting threads"))?;
    let seconds = (plan.length / 3).max(Duration::from_secs(1));
    let store = runtime.block_on(append_rate(&folder, plan.games, seconds))?;
    Ok(Report::new(server, echo, store))
}
