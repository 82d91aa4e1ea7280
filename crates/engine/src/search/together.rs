//! Several threads at one search.
//!
//! Each searches the same root by itself and for itself; what ties them together is the table. What one has found
//! spares the others the work, and where they are apart by chance, each finds what the others will need.
//
// CITE: Homan, "Lazy SMP", a discussion on the Computer Chess Club, 2013, of what ExChess and Cheng do; Østensen, "A
// Complete Chess Engine Parallelized Using Lazy SMP", 2016.

extern crate std;

use alloc::vec::Vec;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::panic::resume_unwind;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, ScopedJoinHandle, scope};

use super::{History, Job};
use crate::{Observer, Report, Score, Solver};

/// What the threads tell one another, apart from the table.
struct Shared {
    stop: AtomicBool,
    /// Positions that all have visited; behind by what they visit between two questions to their observers.
    nodes: AtomicU64,
    /// Positions that all together may visit.
    limit: u64,
    /// The deepest result of a helper.
    found: Mutex<Option<Report>>,
}

/// Does `job` on this thread, with a helper for each of `helpers`; all stop when this thread's search ends.
///
/// A helper that the system has no thread for is done without. Only this thread has a solver.
pub(crate) fn search(
    job: &Job,
    (history, solver): (&mut History, Option<&mut Solver>),
    helpers: &mut [History],
    observer: &mut dyn Observer,
) -> Report {
    let shared = &Shared {
        stop: AtomicBool::new(false),
        nodes: AtomicU64::new(0),
        limit: job.limits.nodes,
        found: Mutex::new(None),
    };
    scope(|scope| {
        let start = |history| Builder::new().spawn_scoped(scope, move || help(job, history, shared)).ok();
        let helping: Vec<_> = helpers.iter_mut().filter_map(start).collect();
        let own = lead(job, (history, solver), (shared, observer));
        let nodes = own.nodes;
        let report = shared.best(own);
        observer.finished(&report);
        Report { nodes: nodes + helping.into_iter().map(finish).sum::<u64>(), ..report }
    })
}

/// Returns how many positions it has visited.
fn help(job: &Job, history: &mut History, shared: &Shared) -> u64 {
    job.run(history, None, &mut Helper(Count { shared, told: 0 })).nodes
}

/// Whatever happens to this thread, the helpers stop when it has ended its search.
fn lead(
    job: &Job,
    (history, solver): (&mut History, Option<&mut Solver>),
    (shared, observer): (&Shared, &mut dyn Observer),
) -> Report {
    let _end = StopAtEnd(shared);
    job.run(history, solver, &mut Leader { count: Count { shared, told: 0 }, observer })
}

fn finish(helping: ScopedJoinHandle<'_, u64>) -> u64 {
    helping.join().unwrap_or_else(|panic| resume_unwind(panic))
}

impl Shared {
    fn found(&self) -> MutexGuard<'_, Option<Report>> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn offer(&self, report: &Report) {
        let mut found = self.found();
        if found.as_ref().is_none_or(|best| rank(report) > rank(best)) {
            *found = Some(report.clone());
        }
    }

    /// The leader's report, unless a helper has got deeper, or has found something better at the same depth.
    fn best(&self, own: Report) -> Report {
        let best = match self.found().take() {
            Some(found) if rank(&found) > rank(&own) => found,
            _ => own,
        };
        Report { nodes: self.nodes.load(Ordering::Relaxed), ..best }
    }
}

fn rank(report: &Report) -> (u8, Score) {
    (report.depth, report.score)
}

struct StopAtEnd<'a>(&'a Shared);

impl Drop for StopAtEnd<'_> {
    fn drop(&mut self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }
}

/// Adds up what one thread visits to what all do.
struct Count<'a> {
    shared: &'a Shared,
    told: u64,
}

impl Count<'_> {
    /// All positions visited so far, `own` of them by this thread.
    fn all(&mut self, own: u64) -> u64 {
        let new = own - self.told;
        self.told = own;
        self.shared.nodes.fetch_add(new, Ordering::Relaxed) + new
    }
}

/// Listens for the end, and offers what it has found.
struct Helper<'a>(Count<'a>);

impl Observer for Helper<'_> {
    fn iteration(&mut self, report: &Report) {
        if report.line == 1 {
            self.0.shared.offer(report);
        }
    }

    fn should_stop(&mut self, nodes: u64) -> bool {
        self.0.all(nodes) >= self.0.shared.limit || self.0.shared.stop.load(Ordering::Relaxed)
    }
}

/// Stands between the search and its observer: what all have visited counts.
struct Leader<'a> {
    count: Count<'a>,
    observer: &'a mut dyn Observer,
}

impl Observer for Leader<'_> {
    fn iteration(&mut self, report: &Report) {
        self.observer.iteration(&Report { nodes: self.count.all(report.nodes), ..report.clone() });
    }

    fn should_stop(&mut self, nodes: u64) -> bool {
        let all = self.count.all(nodes);
        all >= self.count.shared.limit || self.observer.should_stop(all)
    }
}
