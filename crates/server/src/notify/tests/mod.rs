//! Telling, against small servers on this machine.

mod mail;
mod post_office;
mod push;
mod push_service;
mod remind;
