//! The report for people.

use std::fmt;

use super::load::Phase;
use super::report::Report;
use super::tally::Waits;

const KB: f64 = 1024.0;

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let server = &self.server;
        let seated = server.setup_seconds;
        writeln!(f, "{} games, {} connections, seated in {seated:.1} s", server.games, server.connections)?;
        rates(self, f)?;
        memory(self, f)?;
        said(self, f)?;
        let line = &mut |name: &str, text: String| writeln!(f, "{name:<24} {text}");
        line("cost of a move", format!("{:.0} µs of the server's processor time", self.move_cost_us))?;
        let share = self.share_of_reference();
        line("share of the reference", format!("{share:.2} of the lower of echo and store (aim: 0.5)"))?;
        line("threads at full load", threads(&server.saturated))?;
        line("bound by", self.bound_by.clone())
    }
}

fn rates(report: &Report, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Report { server, echo, .. } = report;
    let columns = ["a second", "p50 ms", "p99 ms", "max ms", "server CPU", "our CPU", "all CPU"];
    let [rate, p50, p99, max, theirs, ours, all] = columns;
    writeln!(f, "{:<24} {rate:>9} {p50:>8} {p99:>8} {max:>8} {theirs:>11} {ours:>8} {all:>8}", "")?;
    row(f, &format!("moves, {:.0}/s wanted", server.target), &server.scheduled, server.scheduled.waits)?;
    row(f, "  the same, from send", &server.scheduled, server.scheduled.waits_from_send)?;
    row(f, "moves, all it can", &server.saturated, server.saturated.waits)?;
    row(f, &format!("echo of {} bytes", echo.bytes), &echo.scheduled, echo.scheduled.waits)?;
    row(f, "echo, all it can", &echo.saturated, echo.saturated.waits)?;
    writeln!(f, "{:<24} {:>9.0}", "store alone, all it can", report.store_appends_per_second)
}

fn row(f: &mut fmt::Formatter<'_>, name: &str, phase: &Phase, waits: Waits) -> fmt::Result {
    let Phase { per_second, server_cpu, generator_cpu, machine_cpu, .. } = phase;
    let Waits { p50, p99, max } = waits;
    write!(f, "{name:<24} {per_second:>9.0} {p50:>8.2} {p99:>8.2} {max:>8.1}")?;
    writeln!(f, " {server_cpu:>11.2} {generator_cpu:>8.2} {machine_cpu:>8.2}")
}

fn memory(report: &Report, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (ours, echo) = (report.bytes_per_connection / KB, report.echo_bytes_per_connection / KB);
    let [empty, _, played] = report.server.memory;
    let after = played.saturating_sub(empty) as f64 / report.server.connections as f64 / KB;
    let above = ours - echo;
    writeln!(
        f,
        "{:<24} {ours:.1} KB, echo {echo:.1} KB: {above:.1} KB above it (aim: 20); {after:.1} KB after the play",
        "memory a connection"
    )
}

fn said(report: &Report, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let server = &report.server;
    let counts = &server.counts;
    let (moves, acks, pings, rematches) = (counts.moves_sent, counts.acks, counts.pings, counts.rematches);
    writeln!(f, "{:<24} {moves} moves, {rematches} rematches, {acks} acks, {pings} pings", "said")?;
    let (unsent, lost, resyncs) = (server.scheduled.unsent, server.lost_connections, counts.resyncs);
    let (unanswered, refusals) = (counts.unanswered(), &counts.refusals);
    write!(f, "{:<24} {unsent} unsent, {unanswered} unanswered, {lost} connections lost", "amiss")?;
    writeln!(f, ", {resyncs} resyncs, refusals {refusals:?}")
}

fn threads(phase: &Phase) -> String {
    let busy = phase.server_threads.iter().filter(|(_, used)| *used >= 0.005);
    busy.map(|(name, used)| format!("{name} {used:.2}")).collect::<Vec<_>>().join(", ")
}
