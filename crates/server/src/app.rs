//! What every request can reach.

use std::net::SocketAddr;
use std::sync::Arc;

use bus::LocalBus;
use store::{Store, StoreError};
use thiserror::Error;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::assets::Assets;
use crate::clock::Clock;
use crate::config::Config;
use crate::engines::Engines;
use crate::games::Games;
use crate::http::Limits;
use crate::inbox::Inbox;
use crate::lobby::Lobby;
use crate::notify::Notify;
use crate::people::Endings;
use crate::people::passwords::Passwords;
use crate::pictures::Pictures;
use crate::telemetry::Metrics;

/// The server's parts, shared by all requests.
pub struct App {
    pub(crate) config: Config,
    pub(crate) clock: Clock,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: Games,
    pub(crate) engines: Engines,
    pub(crate) inbox: Inbox,
    pub(crate) lobby: Lobby,
    pub(crate) notify: Notify,
    pub(crate) assets: Assets,
    pub(crate) pictures: Pictures,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub(crate) endings: Endings,
    pub(crate) metrics: Metrics,
    /// Cancelled when the server is asked to stop.
    pub(crate) stopping: CancellationToken,
    /// Every task that must end before the process does.
    pub(crate) tasks: TaskTracker,
}

/// Why the server can't start.
#[derive(Debug, Error)]
pub enum StartError {
    #[error("the database can't be used: {0}")]
    Store(#[from] StoreError),
    #[error("no mail can be sent: {0}")]
    Smtp(#[from] crate::notify::SmtpError),
    #[error("can't listen on {address}: {source}")]
    Listen { address: SocketAddr, source: std::io::Error },
    #[error("can't serve: {0}")]
    Io(#[from] std::io::Error),
}

impl App {
    /// Opens the database, notes how long nobody served from it, and starts what runs beside the
    /// requests. Stop it by `stopping`.
    ///
    /// # Errors
    /// [`StartError::Store`], the database is left as it is; [`StartError::Smtp`].
    pub async fn start(config: Config, stopping: CancellationToken) -> Result<Arc<App>, StartError> {
        let (clock, tasks) = (Clock, TaskTracker::new());
        let store: Arc<dyn Store> = config.database.open().await?;
        if let Some(outage) = store.record_outage(clock.now()).await? {
            tracing::info!(ms = outage.length().0, "was away; players get the time back");
        }
        let engines = Engines::start(config.engine_threads());
        let notify = Notify::start(&config, Arc::clone(&store), clock, &tasks, &stopping).await?;
        let games = Games::new(
            Arc::clone(&store),
            clock,
            engines.clone(),
            notify.clone(),
            Arc::new(LocalBus::default()),
            tasks.clone(),
            stopping.clone(),
        );
        let (lobby, requests) = crate::lobby::lobby();
        let app = Arc::new(App {
            limits: Limits::new(&config),
            passwords: Passwords::new(),
            endings: Endings::new(),
            metrics: Metrics::install(),
            assets: Assets::load(),
            pictures: Pictures::new(),
            config,
            clock,
            store,
            games,
            engines,
            inbox: Inbox::default(),
            lobby,
            notify,
            stopping,
            tasks,
        });
        app.tasks.spawn(crate::games::wake::run(Arc::clone(&app)));
        app.tasks.spawn(crate::games::heartbeat::run(Arc::clone(&app)));
        app.tasks.spawn(crate::games::news::run(Arc::clone(&app)));
        app.tasks.spawn(crate::inbox::run(Arc::clone(&app)));
        app.tasks.spawn(crate::order::study::run(Arc::clone(&app)));
        app.tasks.spawn(crate::lobby::run(Arc::clone(&app), requests));
        Ok(app)
    }
}
