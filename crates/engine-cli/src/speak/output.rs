//! Standard output, a line at a time.

use std::io::{self, Write};

use uai::Answer;

/// Writes one answer, whole, at once: whoever reads waits for it.
pub fn say(answer: &Answer) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{answer}")?;
    out.flush()
}
