//! What a crowd of watchers costs the players: the same games on the same server, before the crowd came and with it.

use std::fmt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::games::GameLoad;
use super::load::{Phase, by_schedule};
use super::net::Net;
use super::run::start_server;
use super::tally::Waits;
use super::usage::allow_files;
use super::watchers::WatchedLoad;
use super::{BenchError, setup};

/// Played before anything is measured.
const WARM_UP: Duration = Duration::from_secs(3);
/// Files besides the connections.
const OTHER_FILES: u64 = 256;

/// What is asked for.
#[derive(Clone, Debug)]
pub struct WatchPlan {
    /// The server's binary.
    pub server: PathBuf,
    /// Where the database is made; on the disk that counts.
    pub folder: PathBuf,
    pub watchers: usize,
    /// Games at once; the first is the one that is watched, and gets as many of the moves as its players may make.
    pub games: usize,
    pub moves_per_second: f64,
    /// Of each of the two phases.
    pub length: Duration,
}

/// One phase: with the crowd or without.
#[derive(Clone, Debug, Serialize)]
pub struct WatchPhase {
    pub all: Phase,
    /// Milliseconds from when a move was sent in the watched game until the opponent had it.
    pub watched: Waits,
    pub watched_moves: u64,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct WatchReport {
    pub watchers: usize,
    pub games: usize,
    pub alone: WatchPhase,
    pub crowded: WatchPhase,
    /// Updates that watchers were told in a second.
    pub told_per_second: f64,
    /// Milliseconds that a watcher heard of a move later than the first of them.
    pub behind: Waits,
    pub lost_connections: usize,
}

impl WatchPlan {
    /// Starts the server, plays alone, lets the crowd come, plays on, stops the server.
    ///
    /// # Errors
    /// Whatever keeps the load from being what was asked for; a slow server is no error.
    pub fn measure(&self) -> Result<WatchReport, BenchError> {
        allow_files((2 * self.games + self.watchers) as u64 + OTHER_FILES)?;
        let server = start_server(&self.server, &self.folder.join("watched"))?;
        let mut net = Net::new()?;
        let mut players = GameLoad::new(1, Instant::now());
        setup::seat(&mut net, &mut players, server.address, self.games)?;
        let mut load = WatchedLoad::new(players, 2 * self.games, Instant::now());
        by_schedule(&mut net, &mut load, server.pid(), self.moves_per_second, WARM_UP)?;
        let alone = self.phase(&mut net, &mut load, server.pid())?;
        setup::watch(&mut net, &mut load, server.address, self.watchers)?;
        by_schedule(&mut net, &mut load, server.pid(), self.moves_per_second, WARM_UP)?;
        let (heard, _) = (load.heard, load.behind());
        let crowded = self.phase(&mut net, &mut load, server.pid())?;
        let told_per_second = (load.heard - heard) as f64 / crowded.all.seconds;
        let behind = load.behind();
        let lost_connections = net.lines.lost;
        server.stop()?;
        let (watchers, games) = (self.watchers, self.games);
        Ok(WatchReport { watchers, games, alone, crowded, told_per_second, behind, lost_connections })
    }

    fn phase(&self, net: &mut Net, load: &mut WatchedLoad, server: u32) -> Result<WatchPhase, BenchError> {
        load.players.first();
        let all = by_schedule(net, load, server, self.moves_per_second, self.length)?;
        let (watched_moves, watched) = load.players.first();
        Ok(WatchPhase { all, watched, watched_moves })
    }
}

impl WatchReport {
    /// How many times longer the players of the watched game wait with the crowd, at the 99th percentile.
    pub fn ratio(&self) -> f64 {
        self.crowded.watched.p99 / self.alone.watched.p99
    }

    /// The same for the players of all games.
    pub fn ratio_of_all(&self) -> f64 {
        self.crowded.all.waits_from_send.p99 / self.alone.all.waits_from_send.p99
    }
}

impl fmt::Display for WatchReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WatchReport { watchers, games, alone, crowded, .. } = self;
        writeln!(f, "{games} games, one of them with {watchers} watchers")?;
        writeln!(
            f,
            "{:<34} {:>7} {:>8} {:>8} {:>8} {:>11}",
            "", "moves", "p50 ms", "p99 ms", "max ms", "server CPU"
        )?;
        let mut row = |name: &str, moves: u64, waits: Waits, cpu: f64| {
            let Waits { p50, p99, max } = waits;
            writeln!(f, "{name:<34} {moves:>7} {p50:>8.2} {p99:>8.2} {max:>8.1} {cpu:>11.2}")
        };
        row("the game, nobody watches", alone.watched_moves, alone.watched, alone.all.server_cpu)?;
        row("the game, watched", crowded.watched_moves, crowded.watched, crowded.all.server_cpu)?;
        row("all games, nobody watches", alone.all.arrived, alone.all.waits_from_send, alone.all.server_cpu)?;
        row(
            "all games, one watched",
            crowded.all.arrived,
            crowded.all.waits_from_send,
            crowded.all.server_cpu,
        )?;
        let (behind, told) = (self.behind, self.told_per_second);
        writeln!(
            f,
            "watchers are told {told:.0} updates a second; the last hears it {:.1} ms after the first",
            behind.max
        )?;
        writeln!(
            f,
            "  (p50 {:.1}, p99 {:.1}); {} connections lost",
            behind.p50, behind.p99, self.lost_connections
        )?;
        let (ratio, all) = (self.ratio(), self.ratio_of_all());
        writeln!(
            f,
            "p99 with watchers against without   {ratio:.2} in the game, {all:.2} in all (aim: 1.5 at most)"
        )
    }
}
