//! Simulations in virtual time. They live in `testkit`; as for benches, the plain `cargo xtask` only knows the
//! names, and builds itself again to run one.

use std::path::Path;

use crate::failure::Failure;

/// What was asked for.
#[cfg_attr(not(feature = "measure"), allow(dead_code, reason = "only checked before the longer build"))]
struct Wish {
    seed: u64,
    /// Also the ways that were tried and not taken.
    all: bool,
}

pub fn run(root: &Path, arguments: &[String]) -> Result<(), Failure> {
    let wish = wish(arguments)?;
    simulate(root, arguments, &wish)
}

fn wish(arguments: &[String]) -> Result<Wish, Failure> {
    let usage = || Failure::Usage("sim lobby [--seed N] [--all]".to_owned());
    let mut words = arguments.iter();
    if words.next().map(String::as_str) != Some("lobby") {
        return Err(usage());
    }
    let mut wish = Wish { seed: 1, all: false };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--all" => wish.all = true,
            "--seed" => wish.seed = words.next().and_then(|seed| seed.parse().ok()).ok_or_else(usage)?,
            _ => return Err(usage()),
        }
    }
    Ok(wish)
}

#[cfg(not(feature = "measure"))]
fn simulate(root: &Path, arguments: &[String], _: &Wish) -> Result<(), Failure> {
    let mut again = crate::process::cargo(root);
    again.args(["run", "--release", "--package", "xtask", "--features", "measure", "--", "sim"]);
    crate::process::run(again.args(arguments))
}

#[cfg(feature = "measure")]
fn simulate(_: &Path, _: &[String], wish: &Wish) -> Result<(), Failure> {
    testkit::lobby::print(wish.seed, wish.all);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_there_is_can_be_simulated() {
        let wish = |text: &str| wish(&text.split_whitespace().map(ToOwned::to_owned).collect::<Vec<_>>());
        let both = wish("lobby --seed 7 --all").unwrap();
        assert_eq!((both.seed, both.all), (7, true));
        for wrong in ["", "crowd", "lobby --seed", "lobby --seed x", "lobby --fast"] {
            assert!(wish(wrong).is_err(), "{wrong}");
        }
    }
}
