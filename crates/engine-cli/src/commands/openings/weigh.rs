//! Weighing openings, several at a time.

use std::thread;

use ataxx::Position;
use engine::network::Network;

use crate::openings::{Scales, Weighing};

/// Openings that are weighed before the even ones are told.
pub(super) const AT_ONCE: usize = 64;
/// First comes a glance, with so many times fewer nodes and a margin so many times wider: most openings are far from even.
const GLANCE_NODES: u64 = 16;
const GLANCE_MARGIN: u16 = 6;

pub(super) struct Weighers {
    /// One for each thread.
    scales: Vec<Scales>,
    weighing: Weighing,
}

impl Weighers {
    pub fn new(threads: usize, network: &'static Network, weighing: Weighing) -> Weighers {
        Weighers { scales: (0..threads).map(|_| Scales::new(network)).collect(), weighing }
    }

    /// Those that are even, in their order.
    pub fn even(&mut self, openings: &[Position]) -> Vec<Position> {
        let Weighing { nodes, uneven } = self.weighing;
        let glance =
            Weighing { nodes: nodes.div_ceil(GLANCE_NODES), uneven: uneven.saturating_mul(GLANCE_MARGIN) };
        let weighings = [glance, self.weighing];
        let part = openings.len().div_ceil(self.scales.len());
        thread::scope(|scope| {
            let weigh = |(part, scales): (&[Position], &mut Scales)| -> Vec<Position> {
                let mut is_even =
                    |opening| weighings.iter().all(|&weighing| scales.is_even(opening, weighing));
                part.iter().filter(|opening| is_even(opening)).copied().collect()
            };
            let parts = openings.chunks(part).zip(&mut self.scales);
            let threads: Vec<_> = parts.map(|part| scope.spawn(move || weigh(part))).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("no thread panics")).collect()
        })
    }
}
