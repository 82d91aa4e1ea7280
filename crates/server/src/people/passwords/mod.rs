//! Passwords: which are good enough, and how they are kept and compared.

mod check;
mod hash;

pub(crate) use check::{Password, PasswordFlaw, check};
pub(crate) use hash::{Crowded, Passwords};
