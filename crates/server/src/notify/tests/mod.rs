//! Telling, against small servers on this machine.

mod mail;
mod post_office;
