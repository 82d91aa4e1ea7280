//! The table of `cargo xtask sim lobby`.

use play::Millis;
use play::seek::Widths;

use super::policy::{Policy, Wave};
use super::run::percentile;
use super::{arrivals, run};

/// Arrivals an hour, and hours of them: enough people for a p95 that holds.
const POPULATIONS: [(f64, f64); 3] = [(5.0, 2_000.0), (50.0, 400.0), (5_000.0, 4.0)];

/// Prints what each way to pair gives each population; `all` also prints what was tried and not taken.
pub fn print(seed: u64, all: bool) {
    println!("seed {seed}; wait: seconds to a game or until one gives up; gap: rating points\n");
    println!(
        "{:<44}{:>8}{:>8}{:>10}{:>8}{:>8}",
        "arrivals an hour", "wait50", "wait95", "unpaired", "gap50", "gap95"
    );
    for (an_hour, hours) in POPULATIONS {
        let people = arrivals(seed, an_hour, hours);
        println!("{an_hour:.0} ({} people in {hours:.0} hours)", people.len());
        for (name, policy, wave) in ways(all) {
            let results = run(&people, policy, wave);
            println!(
                "  {name:<42}{:>8.1}{:>8.1}{:>9.1}%{:>8}{:>8}",
                percentile(&results.waits, 50) as f64 / 1e3,
                percentile(&results.waits, 95) as f64 / 1e3,
                100.0 * results.unpaired(),
                percentile(&results.gaps, 50),
                percentile(&results.gaps, 95),
            );
        }
    }
}

fn ways(all: bool) -> Vec<(String, Policy, Wave)> {
    let site = Widths::SITE;
    let seconds = |n| Wave::Every(Millis::seconds(n));
    let mut ways = vec![("pair, at arrival".to_owned(), Policy::Matching(site), Wave::Arrival)];
    for n in [1, 2, 5, 10] {
        ways.push((format!("pair, waves of {n} s"), Policy::Matching(site), seconds(n)));
    }
    for n in [1, 5] {
        ways.push((format!("first come, same widths, waves of {n} s"), Policy::FirstCome(site), seconds(n)));
    }
    ways.push(("first come, same widths, at arrival".to_owned(), Policy::FirstCome(site), Wave::Arrival));
    for most in [100, 200, 300, 500] {
        ways.push((
            format!("first come within {most}, at arrival"),
            Policy::FirstComeWithin(Some(most)),
            Wave::Arrival,
        ));
    }
    ways.push(("first come, anybody, at arrival".to_owned(), Policy::FirstComeWithin(None), Wave::Arrival));
    if all {
        for (at_once, each_second) in [(50, 5), (100, 5), (100, 10), (200, 0), (200, 5), (300, 10), (500, 1)]
        {
            let widths = Widths { at_once, each_second, ..site };
            ways.push((
                format!("pair {at_once} + {each_second}/s, at arrival"),
                Policy::Matching(widths),
                Wave::Arrival,
            ));
        }
        let widths = Widths { waiting: 10, ..site };
        ways.push((
            "pair, waiting counts 10/s, at arrival".to_owned(),
            Policy::Matching(widths),
            Wave::Arrival,
        ));
    }
    ways
}
