//! The engine over standard input and output, in the protocol UAI.

pub mod lines;
mod options;
mod output;
mod session;
mod stop;
mod thinker;
mod watch;

use std::io;

use output::Output;

/// Listens until `quit` or the end of input, then ends a running search, whose best move still is said.
///
/// # Errors
/// If standard input or output fails.
pub fn run() -> io::Result<()> {
    session::run(io::stdin().lock(), &Output::new(io::stdout()))
}
