//! Prints how fast the rules library counts; `--release`, or it says nothing.

fn main() {
    println!("{}", testkit::bench_perft::perft_rates(5));
}
