//! The same phases for whatever is loaded: games, or the echo they are compared with.

use std::time::{Duration, Instant};

use serde::Serialize;

use super::BenchError;
use super::net::{Lines, Listener, Net};
use super::pace::Pace;
use super::tally::{Sent, Tally, Waits};
use super::usage::{self, Used};

/// How long what is under way gets to arrive.
const DRAIN_MAX: Duration = Duration::from_secs(10);
/// The longest wait for messages, so that what is due by time is not late by more.
const TURN: Duration = Duration::from_millis(20);

/// What can be sent, one at a time.
pub trait Load: Listener {
    /// Sends one; false if just now nothing can be sent.
    fn send(&mut self, lines: &mut Lines, sent: Sent) -> bool;
    /// How many have been sent and not arrived.
    fn under_way(&self) -> usize;
    /// Whatever is due by time.
    fn beat(&mut self, lines: &mut Lines, now: Instant);
    fn tally(&mut self) -> &mut Tally;
}

/// What one phase came to.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Phase {
    pub seconds: f64,
    /// Sent, and arrived where they should, in this time.
    pub arrived: u64,
    pub per_second: f64,
    /// Should have been sent by the schedule and could not be.
    pub unsent: u64,
    /// Milliseconds from when each should have been sent.
    pub waits: Waits,
    /// Milliseconds from when each was sent.
    pub waits_from_send: Waits,
    /// Processor seconds a second: the server, by its threads, and this program.
    pub server_cpu: f64,
    pub server_threads: Vec<(String, f64)>,
    pub generator_cpu: f64,
    /// The same for everything that ran on this machine.
    pub machine_cpu: f64,
}

/// Sends `per_second` evenly for `length`, whatever the answers do.
pub fn by_schedule<L: Load>(
    net: &mut Net,
    load: &mut L,
    server: u32,
    per_second: f64,
    length: Duration,
) -> Result<Phase, BenchError> {
    let clock = Stopwatch::start(load, server)?;
    let mut pace = Pace::new(clock.begun, per_second);
    let end = clock.begun + length;
    loop {
        let now = Instant::now();
        if now >= end {
            break;
        }
        let mut stuck = false;
        while pace.next() <= now {
            if !load.send(&mut net.lines, Sent { scheduled: pace.next(), at: Instant::now() }) {
                stuck = true;
                break;
            }
            pace.advance();
        }
        load.beat(&mut net.lines, now);
        let next = if stuck { now + Duration::from_millis(1) } else { pace.next() };
        net.turn(next.min(end).min(now + TURN), load)?;
    }
    let mut unsent = 0;
    while pace.next() < end {
        pace.advance();
        unsent += 1;
    }
    clock.stop(net, load, unsent)
}

/// Keeps `window` under way for `length`: as fast as it goes.
pub fn saturated<L: Load>(
    net: &mut Net,
    load: &mut L,
    server: u32,
    window: usize,
    length: Duration,
) -> Result<Phase, BenchError> {
    let clock = Stopwatch::start(load, server)?;
    let end = clock.begun + length;
    loop {
        let now = Instant::now();
        if now >= end {
            break;
        }
        while load.under_way() < window && load.send(&mut net.lines, Sent { scheduled: now, at: now }) {}
        load.beat(&mut net.lines, now);
        net.turn(end.min(now + TURN), load)?;
    }
    clock.stop(net, load, 0)
}

/// Nothing but what is due by time, for `length`.
pub fn idle<L: Load>(
    net: &mut Net,
    load: &mut L,
    server: u32,
    length: Duration,
) -> Result<Phase, BenchError> {
    let clock = Stopwatch::start(load, server)?;
    let end = clock.begun + length;
    while Instant::now() < end {
        load.beat(&mut net.lines, Instant::now());
        net.turn(end.min(Instant::now() + TURN), load)?;
    }
    clock.stop(net, load, 0)
}

struct Stopwatch {
    begun: Instant,
    server: u32,
    server_used: Used,
    used: Used,
    machine_used: f64,
}

impl Stopwatch {
    fn start<L: Load>(load: &mut L, server: u32) -> Result<Stopwatch, BenchError> {
        *load.tally() = Tally::default();
        Ok(Stopwatch {
            server,
            server_used: Used::by(server)?,
            used: Used::by(std::process::id())?,
            machine_used: usage::machine()?,
            begun: Instant::now(),
        })
    }

    /// Notes what was used, then waits for what is still under way, so that its waits count too.
    fn stop<L: Load>(self, net: &mut Net, load: &mut L, unsent: u64) -> Result<Phase, BenchError> {
        let seconds = self.begun.elapsed().as_secs_f64();
        let server = Used::by(self.server)?.since(&self.server_used);
        let generator = Used::by(std::process::id())?.since(&self.used);
        let machine = usage::machine()? - self.machine_used;
        let arrived = load.tally().count();
        let late = Instant::now() + DRAIN_MAX;
        while load.under_way() > 0 && Instant::now() < late {
            load.beat(&mut net.lines, Instant::now());
            net.turn(Instant::now() + TURN, load)?;
        }
        let (waits, waits_from_send) = std::mem::take(load.tally()).waits();
        Ok(Phase {
            seconds,
            arrived,
            per_second: arrived as f64 / seconds,
            unsent,
            waits,
            waits_from_send,
            server_cpu: server.total() / seconds,
            server_threads: server.0.into_iter().map(|(name, used)| (name, used / seconds)).collect(),
            generator_cpu: generator.total() / seconds,
            machine_cpu: machine / seconds,
        })
    }
}
