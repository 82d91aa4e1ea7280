//! One server, one load, one result.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::echo::EchoLoad;
use super::games::GameLoad;
use super::load::{by_schedule, idle, saturated};
use super::net::Net;
use super::process::Server;
use super::report::{EchoRun, GamesRun};
use super::usage::{allow_files, resident};
use super::{BenchError, setup};

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server's binary, and the echo's.
    pub server: PathBuf,
    pub echo: PathBuf,
    /// Where databases are made; on the disk that counts.
    pub folder: PathBuf,
    /// Games at once; two connections each.
    pub games: usize,
    pub moves_per_second: f64,
    pub length: Duration,
}

/// Played before anything is measured.
const WARM_UP: Duration = Duration::from_secs(3);
/// How long connections that say no more than they must are measured.
const IDLE: Duration = Duration::from_secs(6);
/// Moves that the lively games see in a second, each.
const LIVELY: f64 = 4.0;
/// Under way at once when as much as possible is asked for.
const WINDOW: usize = 1_024;
/// Files besides the connections.
const OTHER_FILES: u64 = 256;

impl Plan {
    fn connections(&self) -> usize {
        2 * self.games
    }

    fn saturation(&self) -> Duration {
        self.length / 3
    }

    /// The first half of the moves goes to so many games, which are thus played to their ends.
    fn lively(&self) -> usize {
        ((self.moves_per_second / 2.0 / LIVELY) as usize).clamp(1, self.games.div_ceil(2))
    }

    /// Starts the server, plays, stops the server.
    ///
    /// # Errors
    /// Whatever keeps the load from being what was asked for.
    pub fn play(&self) -> Result<GamesRun, BenchError> {
        allow_files(self.connections() as u64 + OTHER_FILES)?;
        let folder = self.folder.join(format!("server-{}", self.games));
        let server = start_server(&self.server, &folder)?;
        let mut net = Net::new()?;
        let mut load = GameLoad::new(self.lively(), Instant::now());
        let pid = server.pid();

        let empty = resident(pid)?;
        let begun = Instant::now();
        setup::seat(&mut net, &mut load, server.address, self.games)?;
        let setup_seconds = begun.elapsed().as_secs_f64();
        let pings = load.counts.pings;
        let resting = idle(&mut net, &mut load, pid, IDLE)?;
        let resting_pings = load.counts.pings - pings;
        let connected = resident(pid)?;

        by_schedule(&mut net, &mut load, pid, self.moves_per_second, WARM_UP)?;
        let pings = load.counts.pings;
        let scheduled = by_schedule(&mut net, &mut load, pid, self.moves_per_second, self.length)?;
        let pings = load.counts.pings - pings;
        let fullest = saturated(&mut net, &mut load, pid, WINDOW.min(self.games), self.saturation())?;
        let played = resident(pid)?;
        let (counts, lost) = (load.counts.clone(), net.lines.lost);
        server.stop()?;
        Ok(GamesRun {
            games: self.games,
            connections: self.connections(),
            target: self.moves_per_second,
            setup_seconds,
            memory: [empty, connected, played],
            resting,
            resting_pings,
            scheduled,
            pings,
            saturated: fullest,
            counts,
            lost_connections: lost,
        })
    }

    /// The echo under as many connections, with texts of `bytes` at the same rate.
    ///
    /// # Errors
    /// As [`Plan::play`].
    pub fn echo(&self, bytes: usize) -> Result<EchoRun, BenchError> {
        allow_files(self.connections() as u64 + OTHER_FILES)?;
        let server = Server::start(&self.echo, &self.folder, &[])?;
        let mut net = Net::new()?;
        let mut load = EchoLoad::new(bytes);
        let pid = server.pid();
        let empty = resident(pid)?;
        setup::call(&mut net, &mut load, server.address, self.connections())?;
        by_schedule(&mut net, &mut load, pid, self.moves_per_second, WARM_UP)?;
        let connected = resident(pid)?;
        let scheduled = by_schedule(&mut net, &mut load, pid, self.moves_per_second, self.length / 2)?;
        let window = WINDOW.min(self.games);
        let fullest = saturated(&mut net, &mut load, pid, window, self.saturation())?;
        drop(net);
        server.stop()?;
        Ok(EchoRun { bytes, memory: [empty, connected], scheduled, saturated: fullest })
    }
}

pub(super) fn start_server(program: &Path, folder: &Path) -> Result<Server, BenchError> {
    std::fs::create_dir_all(folder).map_err(BenchError::io("making a folder"))?;
    let settings = [
        ("ATAXX_LISTEN", "127.0.0.1:0"),
        ("ATAXX_DATABASE", "ataxx.db"),
        ("ATAXX_GAMES_PER_MINUTE", "10000000"),
        ("ATAXX_CONNECTIONS_MAX", "1000000"),
        ("ATAXX_LOG", "warn"),
    ];
    Server::start(program, folder, &settings)
}
