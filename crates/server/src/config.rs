//! Everything an operator can set: a flag and an environment variable each, one name.

use std::net::SocketAddr;

use crate::contact::Contact;
use crate::database::Database;
use crate::notify::{Sender, Smtp};

/// How the server runs.
#[derive(Clone, Debug, clap::Args)]
pub struct Config {
    /// Address and port to serve on.
    #[arg(long, env = "ATAXX_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,

    /// What holds all games: a SQLite file, which is made with its folder if missing; or a PostgreSQL database (15 or
    /// later), as `postgres://user:password@host/name`, which any number of servers may share.
    #[arg(long, env = "ATAXX_DATABASE", hide_env_values = true, default_value = "data/ataxx.db")]
    pub database: Database,

    /// What the site is called from outside, such as `https://ataxx.example`. Without it, the address
    /// that a request names.
    #[arg(long, env = "ATAXX_PUBLIC_URL")]
    pub public_url: Option<String>,

    /// Where players reach you: an e-mail address, or the `https://` address of a page. The help page shows it.
    #[arg(long, env = "ATAXX_CONTACT")]
    pub contact: Option<Contact>,

    /// The accounts that keep order here, by name, separated by commas. They see reports at `/en/order` and may
    /// suspend users and end games. Register the names first, and take a name out before its
    /// account is closed: whoever has such a name has these powers.
    #[arg(long, env = "ATAXX_ADMINISTRATORS", value_delimiter = ',')]
    pub administrators: Vec<String>,

    /// The mail server that takes this site's letters: `smtps://user:password@host`, or
    /// `smtp://user:password@host:587`. Without it (or without a sender) the site sends no mail and offers nothing
    /// that needs it. Letters that hold links need the public URL too.
    #[arg(long, env = "ATAXX_SMTP", hide_env_values = true)]
    pub smtp: Option<Smtp>,

    /// Whom the site's letters come from, such as `Ataxx <play@ataxx.example>`.
    #[arg(long, env = "ATAXX_MAIL_FROM")]
    pub mail_from: Option<Sender>,

    /// Believe the X-Forwarded-For and X-Forwarded-Proto headers: only behind a proxy that sets them.
    #[arg(long, env = "ATAXX_BEHIND_PROXY")]
    pub behind_proxy: bool,

    /// Connections served at once; more are turned away.
    #[arg(long, env = "ATAXX_CONNECTIONS_MAX", default_value_t = 50_000)]
    pub connections_max: usize,

    /// New games an address may begin in a minute.
    #[arg(long, env = "ATAXX_GAMES_PER_MINUTE", default_value = "60")]
    pub games_per_minute: std::num::NonZeroU32,

    /// New accounts an address may make in an hour.
    #[arg(long, env = "ATAXX_ACCOUNTS_PER_HOUR", default_value = "30")]
    pub accounts_per_hour: std::num::NonZeroU32,

    /// Threads that think for the computer opponents. Without it, one per processor but one.
    #[arg(long, env = "ATAXX_ENGINE_THREADS")]
    pub engine_threads: Option<usize>,

    /// For tests: pushes may go to this machine, without TLS.
    #[arg(long, env = "ATAXX_PUSH_LOOPBACK", hide = true)]
    pub push_loopback: bool,

    /// Keep the pages in browsers, to be read without a network. When false, browsers are told to let go of
    /// all that they kept.
    #[arg(long, env = "ATAXX_OFFLINE", default_value_t = true, action = clap::ArgAction::Set)]
    pub offline: bool,

    /// What to log: error, warn, info, debug, or a filter such as `info,server=debug`.
    #[arg(long, env = "ATAXX_LOG", default_value = "info")]
    pub log: String,

    /// Log one JSON object a line.
    #[arg(long, env = "ATAXX_LOG_JSON")]
    pub log_json: bool,
}

impl Config {
    pub(crate) fn engine_threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        self.engine_threads.unwrap_or(cores.saturating_sub(1)).max(1)
    }
}
