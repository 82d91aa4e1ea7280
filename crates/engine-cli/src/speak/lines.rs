//! Lines of bounded length.

use std::io::{self, BufRead, Read};

use uai::LINE_BYTES_MAX;

/// The lines of an input. One that is too long comes cut: still too long to be read as a message, but no
/// longer than that.
pub struct Lines<R>(R);

impl<R: BufRead> Lines<R> {
    pub fn new(input: R) -> Lines<R> {
        Lines(input)
    }

    /// Passes over the rest of a line that is too long.
    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.0.fill_buf()?;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.0.consume(used);
            if end.is_some() || used == 0 {
                return Ok(());
            }
        }
    }

    fn read(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let most = LINE_BYTES_MAX as u64 + 1;
        self.0.by_ref().take(most).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(None);
        }
        if line.len() as u64 == most && line.last() != Some(&b'\n') {
            self.skip_line()?;
        }
        Ok(Some(String::from_utf8_lossy(&line).into_owned()))
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<String>;

    fn next(&mut self) -> Option<io::Result<String>> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_too_long_costs_nothing_but_itself() {
        let long = "x".repeat(LINE_BYTES_MAX * 3);
        let text = format!("first\n{long}\nlast");
        let lines: Vec<String> = Lines::new(text.as_bytes()).map(Result::unwrap).collect();
        assert_eq!((lines.len(), lines[0].trim(), lines[2].trim()), (3, "first", "last"));
        assert!(matches!(lines[1].parse::<uai::Command>(), Err(uai::ParseError::TooLong { .. })));
    }
}
