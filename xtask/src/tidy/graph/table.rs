//! The table "crate | purpose | may depend on" of ARCHITECTURE.md.

use std::collections::BTreeSet;

use super::DOCUMENT;
use crate::failure::Failure;

pub struct Row {
    pub name: String,
    pub allowed: BTreeSet<String>,
    /// Where it stands in the document.
    pub line: usize,
}

/// The rows of the first table under "## Crates".
///
/// The last cell is `nothing`, `any`, `all above`, `all above but` some, or a list of crates, each in backticks.
pub fn parse(text: &str) -> Result<Vec<Row>, Failure> {
    let malformed =
        |why: String| Failure::Malformed { what: format!("the table of crates in {DOCUMENT}"), why };
    let lines = text.lines().enumerate().skip_while(|(_, line)| line.trim() != "## Crates").skip(1);
    let table =
        lines.skip_while(|(_, line)| !line.starts_with('|')).take_while(|(_, line)| line.starts_with('|'));
    let mut rows: Vec<(String, String, usize)> = Vec::new();
    for (index, line) in table.skip(2) {
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
        let [name, _purpose, allowed] = cells.as_slice() else {
            return Err(malformed(format!("line {} has {} cells, not 3", index + 1, cells.len())));
        };
        let Some(name) = backticked(name).next() else {
            return Err(malformed(format!("line {} names no crate in backticks", index + 1)));
        };
        rows.push((name.to_owned(), (*allowed).to_owned(), index + 1));
    }
    if rows.is_empty() {
        return Err(malformed("there is none under \"## Crates\"".to_owned()));
    }
    let names: Vec<String> = rows.iter().map(|(name, _, _)| name.clone()).collect();
    let rows = rows.into_iter().enumerate();
    Ok(rows
        .map(|(index, (name, cell, line))| Row { name, allowed: allowed(&cell, index, &names), line })
        .collect())
}

fn allowed(cell: &str, row: usize, names: &[String]) -> BTreeSet<String> {
    let listed: BTreeSet<String> = backticked(cell).map(str::to_owned).collect();
    if cell.starts_with("any") {
        names.iter().cloned().collect()
    } else if cell.starts_with("all above") {
        names[..row].iter().filter(|name| !listed.contains(*name)).cloned().collect()
    } else {
        listed
    }
}

fn backticked(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_the_last_cell() {
        let text = "# T\n| x | y |\n## Crates\n\nWords.\n\n| crate | purpose | may depend on |\n|---|---|---|\n\
            | `a` | A. | nothing |\n| `b` | B, not `c`. | `a` |\n| `c` | C. | all above but `a` |\n\
            | `d` | D. | all above |\n| `e` | E. | any (dev only) |\n\n| `f` | F. | `a` |\n";
        let rows = parse(text).unwrap();
        let found: Vec<(&str, Vec<&str>, usize)> = rows
            .iter()
            .map(|row| (row.name.as_str(), row.allowed.iter().map(String::as_str).collect(), row.line))
            .collect();
        assert_eq!(
            found,
            [
                ("a", vec![], 9),
                ("b", vec!["a"], 10),
                ("c", vec!["b"], 11),
                ("d", vec!["a", "b", "c"], 12),
                ("e", vec!["a", "b", "c", "d", "e"], 13),
            ]
        );
    }

    #[test]
    fn no_table_is_no_answer() {
        assert!(parse("").is_err());
        assert!(parse("## Crates\n").is_err());
        assert!(parse("## Crates\n| a | b | c |\n|---|---|---|\n| `a` | b |\n").is_err());
        assert!(parse("## Crates\n| a | b | c |\n|---|---|---|\n| a | b | nothing |\n").is_err());
    }
}
