//! What whoever runs a bot can choose.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use super::limits::Limits;
use super::site::Address;

/// An engine and how it plays here.
#[derive(Clone, Debug, clap::Args)]
pub struct BotOptions {
    /// The engine's command line, as a shell takes it. It speaks UAI over standard input and output.
    #[arg(long, value_name = "CMD")]
    pub(super) engine: String,

    /// The bot's token, from the page of your account. Better in the environment, where no list of processes
    /// shows it.
    #[arg(long, env = "ATAXX_TOKEN", hide_env_values = true)]
    pub(super) token: String,

    /// The site to play on.
    #[arg(long, env = "ATAXX_SERVER", default_value = "http://127.0.0.1:8080")]
    pub(super) server: Address,

    /// Trust the certificate authorities in this PEM file too, or certificates that sign themselves: for a site of
    /// your own. Without it, those that browsers know.
    #[arg(long, value_name = "FILE")]
    pub(super) ca: Option<PathBuf>,

    /// Which challenges to accept: `casual`, all that the limits below allow, or `none`.
    #[arg(long, value_enum, default_value = "casual")]
    pub(super) accept: Accept,

    /// Games at once; further challenges are declined.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    pub(super) at_once: u16,

    /// Decline games that are expected to give a player less than so many seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    pub(super) shortest: u32,

    /// Decline games that are expected to give a player more than so many seconds, and games without a clock.
    #[arg(long, value_name = "SECONDS", default_value_t = 3_600)]
    pub(super) longest: u32,

    /// Challenge this opponent: `computer:LEVEL`, or the name of somebody.
    #[arg(long, value_name = "WHOM")]
    pub(super) challenge: Option<Opponent>,

    /// How many games to play against whom `--challenge` names; then it ends.
    #[arg(long, default_value_t = 1)]
    pub(super) games: u32,

    /// The clock of those games: `untimed`, or minutes and seconds a move as in `3+2`.
    #[arg(long, default_value = "3+2")]
    pub(super) time: Clock,

    /// Set an option of the engine before it plays, as `Hash=64`; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(super) set: Vec<Setting>,

    #[command(flatten)]
    pub(super) limits: Limits,
}

/// Which challenges are accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Accept {
    Casual,
    None,
}

/// Whom to challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Opponent {
    Computer(u8),
    User(String),
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(text: &str) -> Result<Opponent, String> {
        match text.strip_prefix("computer:") {
            Some(level) => {
                level.parse().map(Opponent::Computer).map_err(|_| "a level is a small number".into())
            }
            None => Ok(Opponent::User(text.to_owned())),
        }
    }
}

/// The time control of games that the bot begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clock(pub protocol::Time);

impl FromStr for Clock {
    type Err = String;

    fn from_str(text: &str) -> Result<Clock, String> {
        if text == "untimed" {
            return Ok(Clock(protocol::Time::Untimed));
        }
        let wrong = || "write minutes and seconds as in 3+2, or untimed".to_owned();
        let (minutes, seconds) = text.split_once('+').ok_or_else(wrong)?;
        let minutes: f64 = minutes.parse().map_err(|_| wrong())?;
        let seconds: u16 = seconds.parse().map_err(|_| wrong())?;
        let base = Duration::try_from_secs_f64(minutes * 60.0).map_err(|_| wrong())?;
        let base = i64::try_from(base.as_millis()).map_err(|_| wrong())?;
        Ok(Clock(protocol::Time::Increment { base, increment: i64::from(seconds) * 1_000 }))
    }
}

/// An option of the engine's, and what it shall be; nothing for a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Setting {
    pub name: uai::Name,
    pub value: Option<uai::Text>,
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Setting, String> {
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name, Some(uai::Text::new(value))),
            None => (text, None),
        };
        Ok(Setting { name: name.parse().map_err(|error: uai::NameError| error.to_string())?, value })
    }
}

#[cfg(test)]
mod tests {
    use protocol::Time;

    use super::*;

    #[test]
    fn clocks_are_read_as_people_write_them() {
        assert_eq!("3+2".parse(), Ok(Clock(Time::Increment { base: 180_000, increment: 2_000 })));
        assert_eq!("0.5+0".parse(), Ok(Clock(Time::Increment { base: 30_000, increment: 0 })));
        assert_eq!("untimed".parse(), Ok(Clock(Time::Untimed)));
        for wrong in ["", "3", "+", "-1+2", "a+b", "3+2s", "NaN+0", "1e99+0"] {
            assert!(wrong.parse::<Clock>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn opponents_and_settings() {
        assert_eq!("computer:3".parse(), Ok(Opponent::Computer(3)));
        assert!("computer:x".parse::<Opponent>().is_err());
        assert_eq!("Ann".parse(), Ok(Opponent::User("Ann".into())));
        let setting: Setting = "Hash=64".parse().unwrap();
        assert_eq!((setting.name.as_str(), setting.value), ("Hash", Some(uai::Text::new("64"))));
        assert_eq!("Clear Hash".parse::<Setting>().unwrap().value, None);
        assert!("=3".parse::<Setting>().is_err());
    }
}
