//! Time that tests make pass: what takes half a minute, or a week, is seen at once.

use std::io::BufRead;
use std::sync::Arc;

use play::Millis;

use crate::app::App;

/// Reads numbers from the standard input, one a line: milliseconds by which the clock goes forward at once. Each
/// is answered by a line with the new time. Ends with the input.
///
/// # Errors
/// If no thread can be started.
pub fn steer(app: &Arc<App>) -> std::io::Result<()> {
    let app = Arc::clone(app);
    // A thread of its own: nothing wakes one that waits for a line.
    std::thread::Builder::new().name("steer".to_owned()).spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            match line.trim().parse() {
                Ok(ms) => put_forward(&app, Millis(ms)),
                Err(error) => tracing::warn!(%error, line, "no number of milliseconds"),
            }
        }
    })?;
    Ok(())
}

fn put_forward(app: &App, span: Millis) {
    let now = app.clock.put_forward(span);
    // They sleep by a clock that has not been put forward.
    app.games.wake_all();
    println!("The clock reads {}", now.0);
}
