//! Everything CI runs, in order: the cheap steps first, so that most faults show within a minute.

mod counts;
mod rust;
mod tools;
mod web;

use std::path::Path;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::{fuzz, tidy};
use counts::Counts;
use tools::Tool;
#[cfg(feature = "measure")]
pub use tools::chromium;

/// One step; its function says how many tests it ran, if that is what it does.
struct Step {
    name: &'static str,
    about: &'static str,
    needs: &'static [Tool],
    run: fn(&Path) -> Result<Counts, Failure>,
}

const STEPS: &[Step] = &[
    Step { name: "fmt", about: "cargo fmt --check", needs: &[], run: rust::fmt },
    Step {
        name: "tidy",
        about: "cargo xtask tidy",
        needs: &[tools::GIT],
        run: |root| uncounted(tidy::run(root, &[])),
    },
    Step { name: "clippy", about: "no warning in any target", needs: &[tools::CC], run: rust::clippy },
    Step { name: "no-std", about: "the engine without the standard library", needs: &[], run: rust::no_std },
    Step { name: "doc", about: "no broken link in the documentation", needs: &[tools::CC], run: rust::doc },
    Step {
        name: "test",
        about: "the tests of all crates",
        needs: &[tools::CC, tools::POSTGRES],
        run: rust::test,
    },
    Step {
        name: "doctest",
        about: "the examples in the documentation",
        needs: &[tools::CC],
        run: rust::doctest,
    },
    Step { name: "web-install", about: "npm ci in web/", needs: web::NODE, run: web::install },
    Step { name: "web-types", about: "the types of the browser code", needs: web::NODE, run: web::types },
    Step { name: "web-test", about: "the browser code without a browser", needs: web::NODE, run: web::test },
    Step { name: "browser", about: "the site in a browser", needs: web::BROWSER, run: web::browser },
    Step {
        name: "fuzz",
        about: "each fuzz target for some seconds",
        needs: &[tools::CC, tools::CXX],
        run: |root| uncounted(fuzz::run(root, &[])),
    },
];

/// A step that was run, for the summary.
struct Done {
    name: &'static str,
    took: Duration,
    counts: Counts,
}

pub fn run(root: &Path, arguments: &[String]) -> Result<(), Failure> {
    let steps = chosen(arguments)?;
    // Before the first step rather than in the middle of the last: nobody likes to wait for bad news.
    for step in &steps {
        step.needs.iter().try_for_each(|tool| tools::require(root, tool))?;
    }
    let begin = Instant::now();
    let mut done = Vec::new();
    for step in &steps {
        println!("\n== {}: {}", step.name, step.about);
        let begin = Instant::now();
        let result = (step.run)(root);
        let took = begin.elapsed();
        match result {
            Ok(counts) => done.push(Done { name: step.name, took, counts }),
            Err(failure) => {
                print_summary(&done);
                println!("  FAILED {} after {:.1} s", step.name, took.as_secs_f32());
                let rest: Vec<&str> = steps[done.len() + 1..].iter().map(|step| step.name).collect();
                println!("  not run: {}", if rest.is_empty() { "-".to_owned() } else { rest.join(", ") });
                return Err(failure);
            }
        }
    }
    print_summary(&done);
    println!(
        "check: ok. {} in {:.0} s",
        Counts::sum(done.iter().map(|d| d.counts)),
        begin.elapsed().as_secs_f32()
    );
    Ok(())
}

fn chosen(arguments: &[String]) -> Result<Vec<&'static Step>, Failure> {
    let mut names = Vec::new();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match (argument.as_str(), rest.next()) {
            ("--only", Some(name)) => names.push(name.as_str()),
            _ => return Err(usage(argument)),
        }
    }
    if let Some(unknown) = names.iter().find(|name| !STEPS.iter().any(|step| step.name == **name)) {
        return Err(usage(unknown));
    }
    Ok(STEPS.iter().filter(|step| names.is_empty() || names.contains(&step.name)).collect())
}

fn usage(what: &str) -> Failure {
    let steps: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
    Failure::Usage(format!(
        "{what:?}? The flags are --only STEP, once or more; the steps are {}",
        steps.join(", ")
    ))
}

fn uncounted(result: Result<(), Failure>) -> Result<Counts, Failure> {
    result.map(|()| Counts::default())
}

fn print_summary(done: &[Done]) {
    println!();
    for Done { name, took, counts } in done {
        let tests = if *counts == Counts::default() { String::new() } else { format!("  {counts}") };
        println!("  ok {name:<12} {:>6.1} s{tests}", took.as_secs_f32());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(arguments: &[&str]) -> Result<Vec<&'static str>, Failure> {
        let arguments: Vec<String> = arguments.iter().map(|a| (*a).to_owned()).collect();
        Ok(chosen(&arguments)?.iter().map(|step| step.name).collect())
    }

    #[test]
    fn all_steps_or_those_that_are_named() {
        assert_eq!(names(&[]).unwrap().len(), STEPS.len());
        assert_eq!(names(&["--only", "test", "--only", "fmt"]).unwrap(), ["fmt", "test"]);
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for arguments in [&["--only"][..], &["--only", "nothing"], &["tidy"], &["--fast", "test"]] {
            assert!(matches!(names(arguments), Err(Failure::Usage(_))), "{arguments:?}");
        }
    }
}
