//! The fuzz targets of `fuzz/`, each for a while. How they are built is said there.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::failure::Failure;
use crate::process;

/// Seconds for each target unless told otherwise: enough to try the seeds and what is next to them.
const SECONDS: u32 = 10;

#[derive(PartialEq, Eq, Debug)]
struct Wanted<'a> {
    seconds: u32,
    /// All, if none is named.
    targets: Vec<&'a str>,
}

pub fn run(root: &Path, arguments: &[String]) -> Result<(), Failure> {
    let wanted = parse(arguments)?;
    let folder = root.join("fuzz");
    let all = targets(&folder)?;
    if let Some(unknown) = wanted.targets.iter().find(|name| !all.iter().any(|target| target == *name)) {
        return Err(Failure::Usage(format!("no target is called {unknown:?}; there are {}", all.join(", "))));
    }
    process::run(cargo(&folder).args(["build", "--release", "--locked"]))?;
    for target in
        all.iter().filter(|name| wanted.targets.is_empty() || wanted.targets.contains(&name.as_str()))
    {
        println!("-- fuzz {target}, {} s", wanted.seconds);
        fuzz(&folder, target, wanted.seconds)?;
    }
    Ok(())
}

fn fuzz(folder: &Path, target: &str, seconds: u32) -> Result<(), Failure> {
    let corpus = format!("corpus/{target}");
    for needed in [corpus.as_str(), "artifacts"] {
        let path = folder.join(needed);
        fs::create_dir_all(&path).map_err(|error| Failure::Read { path, error })?;
    }
    let mut run = cargo(folder);
    run.args(["run", "--quiet", "--release", "--locked", "--bin", target, "--"]);
    run.args(["-artifact_prefix=artifacts/", "-verbosity=0", "-print_final_stats=1"]);
    process::run(run.arg(format!("-max_total_time={seconds}")).args([corpus, format!("seeds/{target}")]))
}

/// Flags from the environment would take the place of the instrumentation, and nothing would be found.
fn cargo(folder: &Path) -> Command {
    let mut cargo = process::cargo(folder);
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS").env_remove("CARGO_BUILD_RUSTFLAGS");
    cargo
}

/// The names of the targets, sorted.
fn targets(folder: &Path) -> Result<Vec<String>, Failure> {
    let path = folder.join("targets");
    let unreadable = |error| Failure::Read { path: path.clone(), error };
    let mut names = Vec::new();
    for entry in fs::read_dir(&path).map_err(unreadable)? {
        let file = entry.map_err(unreadable)?.path();
        if file.extension().is_some_and(|extension| extension == "rs") {
            names.extend(file.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned));
        }
    }
    names.sort();
    Ok(names)
}

fn parse(arguments: &[String]) -> Result<Wanted<'_>, Failure> {
    let mut wanted = Wanted { seconds: SECONDS, targets: Vec::new() };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        if argument == "--seconds" {
            let seconds = rest.next().and_then(|text| text.parse().ok()).filter(|seconds| *seconds > 0);
            wanted.seconds = seconds.ok_or_else(|| Failure::Usage("--seconds wants a number".to_owned()))?;
        } else if argument.starts_with('-') {
            return Err(Failure::Usage(format!("{argument}? The flag is --seconds N")));
        } else {
            wanted.targets.push(argument);
        }
    }
    Ok(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments() {
        let words = |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
        assert_eq!(parse(&[]).unwrap(), Wanted { seconds: SECONDS, targets: vec![] });
        assert_eq!(parse(&words("--seconds 3 fen")).unwrap(), Wanted { seconds: 3, targets: vec!["fen"] });
        for wrong in ["--seconds", "--seconds x", "--seconds 0", "--minutes 3"] {
            assert!(matches!(parse(&words(wrong)), Err(Failure::Usage(_))), "{wrong}");
        }
    }

    #[test]
    fn every_target_has_seeds_and_a_place_in_the_manifest() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz");
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let names = targets(&folder).unwrap();
        assert!(!names.is_empty());
        for name in names {
            assert!(
                manifest.contains(&format!("path = \"targets/{name}.rs\"")),
                "{name} is not in fuzz/Cargo.toml"
            );
            assert!(folder.join("seeds").join(&name).is_dir(), "fuzz/seeds/{name} is missing");
        }
    }
}
