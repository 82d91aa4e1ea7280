#![doc = include_str!("../README.md")]
// This crate is where time and chance come in; below it they are arguments.
#![allow(clippy::disallowed_methods)]

mod api;
mod app;
mod assets;
mod bot;
mod challenges;
mod clock;
mod config;
mod connection;
mod contact;
mod correspondence;
mod database;
mod diagram;
mod engines;
mod games;
mod http;
mod inbox;
mod lessons;
mod lobby;
mod notify;
mod order;
mod pages;
mod people;
mod pictures;
mod problem;
mod router;
mod secret;
mod serve;
mod steer;
mod telemetry;
mod visit;
mod wire;

pub use app::{App, StartError};
pub use bot::{BotError, BotOptions, run as run_bot};
pub use clock::Clock;
pub use config::Config;
pub use contact::{Contact, ContactError};
pub use database::Database;
pub use notify::{Sender, SenderError, Smtp, SmtpError};
pub use router::router;
pub use serve::{listen, serve};
pub use steer::steer;
pub use telemetry::{log, raise_file_limit};
