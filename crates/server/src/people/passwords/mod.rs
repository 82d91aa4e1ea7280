//! Passwords: which are good enough, and how they are kept and compared.

mod check;
mod hash;

pub(crate) use check::{CHARS_MIN, Password, PasswordFlaw, check};
pub(crate) use hash::{Crowded, Passwords};
