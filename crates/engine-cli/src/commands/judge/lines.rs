//! Lines of a bounded length: nothing that comes in can fill the memory.

use std::fmt;
use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes. The longest game needs less: pieces are never lost,
/// so there are at most 47 clones, each after at most 99 other plies, at 8 bytes a ply.
pub const MAX_LINE: usize = 64 * 1024;

/// The lines of an input, without their ends; those that can't be used come as faults.
pub struct Lines<R> {
    input: R,
}

/// Why a line can't be used.
#[derive(Debug, PartialEq, Eq)]
pub enum LineFault {
    /// It is longer than [`MAX_LINE`].
    TooLong,
    /// It is not UTF-8.
    NotText,
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineFault::TooLong => write!(f, "the line is longer than {MAX_LINE} bytes"),
            LineFault::NotText => f.write_str("the line is not UTF-8"),
        }
    }
}

impl<R: BufRead> Lines<R> {
    pub fn new(input: R) -> Lines<R> {
        Lines { input }
    }

    fn read(&mut self) -> io::Result<Option<Result<String, LineFault>>> {
        let mut line = Vec::new();
        let limit = MAX_LINE as u64 + 1;
        if self.input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        } else if line.len() > MAX_LINE {
            self.skip_line()?;
            return Ok(Some(Err(LineFault::TooLong)));
        }
        Ok(Some(String::from_utf8(line).map_err(|_| LineFault::NotText)))
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.input.consume(used);
            if end.is_some() || used == 0 {
                return Ok(());
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Result<String, LineFault>>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(input: &str, expect: &[Result<&str, LineFault>]) {
        let lines: Vec<_> = Lines::new(input.as_bytes()).map(Result::unwrap).collect();
        let expect: Vec<_> = expect
            .iter()
            .map(|line| line.as_ref().map(|l| l.to_string()).map_err(|_| LineFault::TooLong))
            .collect();
        assert!(lines == expect, "{} lines", lines.len());
    }

    #[test]
    fn lines_end_with_or_without_a_newline() {
        check("", &[]);
        check("\n", &[Ok("")]);
        check("a\n\nb", &[Ok("a"), Ok(""), Ok("b")]);
    }

    #[test]
    fn a_long_line_is_skipped_to_its_end() {
        let longest = "a".repeat(MAX_LINE);
        check(&format!("{longest}\nb"), &[Ok(&longest), Ok("b")]);
        check(&longest, &[Ok(&longest)]);
        check(&format!("{longest}a\nb"), &[Err(LineFault::TooLong), Ok("b")]);
        check(&format!("{}\n", longest.repeat(3)), &[Err(LineFault::TooLong)]);
        check(&longest.repeat(3), &[Err(LineFault::TooLong)]);
    }

    #[test]
    fn bytes_that_are_no_text_are_a_fault_of_their_line() {
        let lines: Vec<_> = Lines::new(&b"\xff\nb"[..]).map(Result::unwrap).collect();
        assert_eq!(lines, [Err(LineFault::NotText), Ok("b".to_owned())]);
    }
}
