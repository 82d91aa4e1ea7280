//! The bench is a signature: the same in registers of every width.

use engine::Evaluation;
use engine::bench::{SIGNATURE, run};
use engine::network::{Simd, current};

#[test]
fn the_bench_gives_the_number_written_down_in_every_width() {
    for simd in Simd::all() {
        let network = Box::leak(Box::new(current().computed_by(simd)));
        assert_eq!(
            run(Evaluation::Network(network)),
            SIGNATURE,
            "by {simd}: if the search was meant to change, so must the number in `src/bench.rs`"
        );
    }
}
