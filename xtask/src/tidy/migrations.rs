//! The steps by which the database came to be: numbered from 1 without gaps, and the same ones for every database.

use std::collections::{BTreeMap, BTreeSet};

use super::fault::Fault;
use crate::tree::Tree;

pub fn check(tree: &Tree) -> Vec<Fault> {
    let mut folders: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for file in
        tree.files.iter().filter(|file| file.extension() == "sql" && file.path.contains("/migrations/"))
    {
        let (folder, name) = file.path.rsplit_once('/').expect("the path holds a slash");
        folders.entry(folder).or_default().insert(name);
    }
    let mut faults: Vec<Fault> =
        folders.iter().flat_map(|(folder, names)| numbering(folder, names)).collect();
    faults.extend(pairing(&folders));
    faults
}

fn numbering(folder: &str, names: &BTreeSet<&str>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut next = 1;
    for name in names {
        let path = format!("{folder}/{name}");
        match number(name) {
            None => faults.push(Fault::of(&path, "a migration is called 0001_what_it_does.sql")),
            Some(found) if found == next => next += 1,
            Some(found) => {
                faults.push(Fault::of(&path, format!("number {found} where {next} should follow")));
                next = found + 1;
            }
        }
    }
    faults
}

/// `0012_name.sql` is 12.
fn number(name: &str) -> Option<u32> {
    let (digits, rest) = name.split_once('_')?;
    let named = rest.len() > ".sql".len();
    (named && digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_digit())).then(|| digits.parse().ok())?
}

/// Beside each other in one folder `migrations/` are the same steps in several dialects.
fn pairing(folders: &BTreeMap<&str, BTreeSet<&str>>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let parent = |folder: &str| folder.rsplit_once('/').map(|(parent, _)| parent.to_owned());
    for (folder, names) in folders {
        let siblings =
            folders.iter().filter(|(other, _)| *other != folder && parent(other) == parent(folder));
        for (other, others) in siblings {
            for name in names.difference(others) {
                faults.push(Fault::of(&format!("{folder}/{name}"), format!("has no twin in {other}/")));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_names(names: &[&str], expect: &[&str]) {
        let paths: Vec<String> = names.iter().map(|name| format!("crates/store/migrations/{name}")).collect();
        let files: Vec<(&str, &str)> = paths.iter().map(|path| (path.as_str(), "")).collect();
        let found: Vec<String> = check(&Tree::of(&files)).iter().map(Fault::to_string).collect();
        assert_eq!(found.len(), expect.len(), "{found:?}");
        for (found, expect) in found.iter().zip(expect) {
            assert!(found.contains(expect), "{found} lacks {expect}");
        }
    }

    #[test]
    fn in_order() {
        check_names(&["0001_a.sql", "0002_b.sql"], &[]);
        check_names(&["sqlite/0001_a.sql", "postgres/0001_a.sql"], &[]);
    }

    #[test]
    fn gaps_and_doubles() {
        check_names(&["0002_b.sql"], &["number 2 where 1"]);
        check_names(&["0001_a.sql", "0003_c.sql", "0004_d.sql"], &["number 3 where 2"]);
        check_names(&["0001_a.sql", "0001_b.sql"], &["number 1 where 2"]);
        check_names(&["1_a.sql", "a.sql", "0001_.sql"], &["0001_.sql: a migration", "1_a.sql", "/a.sql"]);
    }

    #[test]
    fn every_database_takes_the_same_steps() {
        let names = ["sqlite/0001_a.sql", "sqlite/0002_b.sql", "postgres/0001_a.sql"];
        check_names(&names, &["sqlite/0002_b.sql: has no twin in crates/store/migrations/postgres/"]);
    }
}
