//! How far long work has come, on standard error.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar of so much work, some of it done before; no bar where standard error is no terminal. The template is
/// indicatif's.
pub fn bar(length: u64, done: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    let bar = ProgressBar::new(length).with_position(done).with_style(style);
    bar.enable_steady_tick(Duration::from_secs(1));
    bar.reset_eta();
    bar
}
