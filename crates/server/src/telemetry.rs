//! What the operator sees: logs and figures.

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use tracing_subscriber::EnvFilter;

use crate::config::Config;

/// Starts logging to standard error.
pub fn log(config: &Config) {
    let filter = EnvFilter::try_new(&config.log).unwrap_or_else(|error| {
        eprintln!("ATAXX_LOG is not a filter ({error}); logging at info");
        EnvFilter::new("info")
    });
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if config.log_json { builder.json().init() } else { builder.init() }
}

/// Lets the process hold as many sockets as the system allows.
pub fn raise_file_limit() {
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "can't raise the limit of open files");
    }
}

/// The figures behind `/metrics`.
#[derive(Clone)]
pub(crate) struct Metrics(PrometheusHandle);

impl Metrics {
    /// One recorder serves the whole process, however many servers a test runs in it.
    pub fn install() -> Metrics {
        static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
        let handle = RECORDER.get_or_init(|| {
            let recorder = PrometheusBuilder::new().build_recorder();
            let handle = recorder.handle();
            if metrics::set_global_recorder(recorder).is_err() {
                tracing::warn!("figures are recorded elsewhere; /metrics stays empty");
            }
            handle
        });
        Metrics(handle.clone())
    }

    /// Sums up what was measured since the last time: until then each measurement is kept.
    pub fn tidy(&self) {
        self.0.run_upkeep();
    }

    pub fn render(&self) -> String {
        self.tidy();
        self.0.render()
    }
}
