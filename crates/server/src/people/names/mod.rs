//! What people are called: which names an account may have, which are taken for the same, and the names that
//! guests are given.

mod check;
mod made_up;
mod reserved;
mod skeleton;

#[cfg(test)]
mod tests;

pub(crate) use check::{NAME_CHARS, Name, NameFlaw, check};
pub(crate) use made_up::made_up;
pub(crate) use skeleton::{skeleton, skeleton_of};
