//! Fair play: reports, what administrators do, and what is noticed by itself for them to look at.

mod act;
mod administrator;
mod report;

pub(crate) use act::{ActFlaw, WORDS_CHARS_MAX, act, words};
pub(crate) use administrator::Administrator;
pub(crate) use report::{Form, ReportFlaw, TEXT_CHARS_MAX, reported, send};
