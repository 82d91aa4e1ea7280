use std::fmt;

/// How many tests were run, and how they ended.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
}

impl Counts {
    pub fn sum(counts: impl Iterator<Item = Counts>) -> Counts {
        counts.fold(Counts::default(), |sum, next| Counts {
            passed: sum.passed + next.passed,
            failed: sum.failed + next.failed,
            skipped: sum.skipped + next.skipped,
        })
    }

    /// Takes in what a test runner says in the end: cargo test, once for each binary; nextest; Node, a line for each
    /// number. Any other line changes nothing.
    pub fn hear(&mut self, line: &str) {
        let line = line.trim();
        let summary = line.strip_prefix("test result:").or_else(|| {
            let (_, counts) = line.strip_prefix("Summary [")?.split_once("run:")?;
            Some(counts)
        });
        let words = match (summary, line.strip_prefix("# ").or_else(|| line.strip_prefix("ℹ "))) {
            (Some(summary), _) => summary,
            (None, Some(from_node)) => from_node,
            (None, None) => return,
        };
        let words: Vec<&str> = words.split([' ', ',', ';']).filter(|word| !word.is_empty()).collect();
        // Rust's runners put the number first, Node's the word.
        let pairs = words.iter().zip(words.iter().skip(1));
        for (number, word) in pairs.map(|(a, b)| if summary.is_some() { (a, b) } else { (b, a) }) {
            let Ok(number) = number.parse::<u64>() else { continue };
            match *word {
                "passed" | "pass" => self.passed += number,
                "failed" | "fail" | "cancelled" => self.failed += number,
                "skipped" | "ignored" | "todo" => self.skipped += number,
                _ => {}
            }
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} tests passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(lines: &[&str], passed: u64, failed: u64, skipped: u64) {
        let mut counts = Counts::default();
        lines.iter().for_each(|line| counts.hear(line));
        assert_eq!(counts, Counts { passed, failed, skipped }, "{lines:?}");
    }

    #[test]
    fn every_runner() {
        check(
            &[
                "test result: ok. 19 passed; 0 failed; 2 ignored; 0 measured; 5 filtered out; finished in 0.4s",
                "test result: FAILED. 3 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s",
            ],
            22,
            1,
            2,
        );
        check(&["     Summary [   0.321s] 25 tests run: 24 passed (1 slow), 1 failed, 3 skipped"], 24, 1, 3);
        check(&["# tests 9", "# pass 7", "# fail 1", "# cancelled 0", "# skipped 1", "# todo 0"], 7, 1, 1);
        check(&["ℹ pass 7", "ℹ duration_ms 12.5"], 7, 0, 0);
    }

    #[test]
    fn other_lines_count_nothing() {
        check(&["3 passed", "# Subtest: 3 pass", "test a ... ok", "Summary", "", "# pass"], 0, 0, 0);
    }
}
