//! What every request can reach.

use std::sync::Arc;

use store::Store;
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
