//! Programs that a step needs and cargo does not bring.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::Failure;
use crate::process;

/// A program and where it is, or what to do without it.
pub struct Tool {
    what: &'static str,
    find: fn() -> Option<PathBuf>,
    how: &'static str,
    /// The first number of its version, where it matters.
    version_min: Option<u32>,
}

pub const GIT: Tool =
    Tool { what: "git", find: || named(&["git"]), how: "On Debian: apt-get install git", version_min: None };

pub const CC: Tool = Tool {
    what: "A C compiler",
    find: || named(&["cc"]),
    how: "SQLite is built from source. On Debian: apt-get install build-essential",
    version_min: None,
};

pub const CXX: Tool = Tool {
    what: "A C++ compiler",
    find: || named(&["c++"]),
    how: "The fuzzer is built from source. On Debian: apt-get install build-essential",
    version_min: None,
};

pub const NODE: Tool = Tool {
    what: "Node.js 20 or later",
    find: || named(&["node"]),
    how: "The tests of the browser code run in it: see https://nodejs.org, or apt-get install nodejs npm",
    version_min: Some(20),
};

pub const NPM: Tool = Tool {
    what: "npm",
    find: || named(&["npm"]),
    how: "It comes with Node.js. On Debian: apt-get install npm",
    version_min: None,
};

pub const CHROMIUM: Tool = Tool {
    what: "Chromium",
    find: chromium,
    how: "The site is tested in it. On Debian: apt-get install chromium; elsewhere name it in CHROMIUM=/path",
    version_min: None,
};

/// The tests start it themselves, each run its own.
pub const POSTGRES: Tool = Tool {
    what: "PostgreSQL 15 or later",
    find: postgres,
    how: "The store is tested over it. On Debian: apt-get install postgresql; elsewhere name the folder of its programs \
          in ATAXX_TEST_POSTGRES=/path/to/bin",
    version_min: Some(15),
};

/// Fails when the tool is not there, or too old.
pub fn require(root: &Path, tool: &Tool) -> Result<(), Failure> {
    let missing = Failure::Missing { what: tool.what, how: tool.how };
    let Some(program) = (tool.find)() else { return Err(missing) };
    let Some(least) = tool.version_min else { return Ok(()) };
    let version = process::output(Command::new(program).current_dir(root).arg("--version"))?;
    if major(&version).is_some_and(|major| major >= least) { Ok(()) } else { Err(missing) }
}

/// Where the browser is: as `CHROMIUM` says, else by its usual names.
pub fn chromium() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Some(PathBuf::from(named)).filter(|path| path.is_file());
    }
    named(&["chromium", "chromium-browser", "google-chrome"])
}

/// Where `testkit::postgres` looks too: Debian keeps each version in a folder of its own, out of `PATH`.
fn postgres() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("ATAXX_TEST_POSTGRES") {
        return Some(PathBuf::from(named).join("initdb")).filter(|path| path.is_file());
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let versions = versions.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    let newest =
        versions.max().map(|newest| PathBuf::from(format!("/usr/lib/postgresql/{newest}/bin/initdb")));
    newest.filter(|path| path.is_file()).or_else(|| process::find("initdb"))
}

/// The first of these names that is in `PATH`.
fn named(names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| process::find(name))
}

/// Of `v20.20.2`, or `initdb (PostgreSQL) 15.18 (Debian 15.18-1)`, the 20, or the 15.
fn major(version: &str) -> Option<u32> {
    let number = |word: &str| word.trim_start_matches('v').split('.').next()?.parse().ok();
    version.split_whitespace().find_map(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_number_counts() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major("9.1"), Some(9));
        assert_eq!(major("initdb (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n"), Some(15));
        assert_eq!(major("unknown"), None);
    }

    #[test]
    fn what_is_missing_is_named() {
        let tool = Tool {
            what: "A tool",
            find: || named(&["no-such-program-anywhere"]),
            how: "Get it",
            version_min: None,
        };
        let failure = require(Path::new("."), &tool).unwrap_err();
        assert_eq!(failure.to_string(), "A tool is missing. Get it");
    }

    #[test]
    fn what_is_too_old_is_missing() {
        let tool = |version_min| Tool { what: "git", find: GIT.find, how: "", version_min };
        assert!(require(Path::new("."), &tool(None)).is_ok());
        assert!(require(Path::new("."), &tool(Some(1))).is_ok());
        assert!(require(Path::new("."), &tool(Some(1_000))).is_err());
    }
}
