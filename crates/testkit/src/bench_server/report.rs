//! What was measured, and what follows from it.

use serde::Serialize;

use super::counts::Counts;
use super::load::Phase;
use crate::bench_store::AppendRate;

/// The server under one load.
#[derive(Clone, Debug, Serialize)]
pub struct GamesRun {
    pub games: usize,
    pub connections: usize,
    /// Moves a second that were to be made.
    pub target: f64,
    pub setup_seconds: f64,
    /// Bytes in RAM: without connections, with them, after the play.
    pub memory: [u64; 3],
    /// Connected, nobody moving.
    pub resting: Phase,
    pub resting_pings: u64,
    pub scheduled: Phase,
    pub pings: u64,
    pub saturated: Phase,
    pub counts: Counts,
    pub lost_connections: usize,
}

/// The echo under the same.
#[derive(Clone, Debug, Serialize)]
pub struct EchoRun {
    pub bytes: usize,
    /// Bytes in RAM: without connections, with them.
    pub memory: [u64; 2],
    pub scheduled: Phase,
    pub saturated: Phase,
}

/// Everything, for one number of games.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub cores: usize,
    pub server: GamesRun,
    pub echo: EchoRun,
    pub store_appends_per_second: f64,
    pub move_cost_us: f64,
    pub bytes_per_connection: f64,
    pub echo_bytes_per_connection: f64,
    pub bound_by: String,
}

impl GamesRun {
    /// Processor time of the server for one move, in µs: what it uses, less what the pings of all those who
    /// only wait cost it, as measured while nobody moved.
    pub fn move_cost_us(&self) -> f64 {
        let per_ping = self.resting.server_cpu * self.resting.seconds / self.resting_pings.max(1) as f64;
        let used = self.scheduled.server_cpu * self.scheduled.seconds - self.pings as f64 * per_ping;
        used / self.scheduled.arrived.max(1) as f64 * 1e6
    }

    /// Memory that each connection, with its half of a game, adds.
    pub fn bytes_per_connection(&self) -> f64 {
        self.memory[1].saturating_sub(self.memory[0]) as f64 / self.connections as f64
    }
}

impl EchoRun {
    fn bytes_per_connection(&self, connections: usize) -> f64 {
        self.memory[1].saturating_sub(self.memory[0]) as f64 / connections as f64
    }
}

impl Report {
    pub fn new(server: GamesRun, echo: EchoRun, store: AppendRate) -> Report {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Report {
            cores,
            move_cost_us: server.move_cost_us(),
            bytes_per_connection: server.bytes_per_connection(),
            echo_bytes_per_connection: echo.bytes_per_connection(server.connections),
            store_appends_per_second: store.appends_per_second,
            bound_by: bound(&server.saturated, cores),
            server,
            echo,
        }
    }

    /// The most moves a second, as a share of what the slower reference does.
    pub fn share_of_reference(&self) -> f64 {
        self.server.saturated.per_second / self.echo.saturated.per_second.min(self.store_appends_per_second)
    }
}

/// What is used up when as much as possible is asked for.
fn bound(full: &Phase, cores: usize) -> String {
    // A thread that is this busy does nothing else; processors that are this busy have no time left.
    const BUSY: f64 = 0.9;
    let (server, generator, all) = (full.server_cpu, full.generator_cpu, full.machine_cpu);
    let others = (all - server - generator).max(0.0);
    if all >= BUSY * cores as f64 {
        return format!(
            "the {cores} processors: server {server:.2}, load generator {generator:.2}, all else {others:.2}"
        );
    }
    if generator >= BUSY {
        return format!("the load generator, which is one thread ({generator:.2})");
    }
    let writer = full.server_threads.iter().find(|(name, used)| *used >= BUSY && !name.starts_with("tokio"));
    match writer {
        Some((name, used)) => format!("the server's thread {name} ({used:.2})"),
        None => format!(
            "waiting (for the disk, or players who may not speak faster): {all:.2} of {cores} processors used"
        ),
    }
}
