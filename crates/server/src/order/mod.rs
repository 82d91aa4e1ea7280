//! Fair play: reports, what administrators do, and what is noticed by itself for them to look at.

mod act;
mod administrator;
mod analysis;
mod report;
mod signals;
pub(crate) mod study;

pub(crate) use act::{ActFlaw, WORDS_CHARS_MAX, act, words};
pub(crate) use administrator::{Administrator, is_administrator};
pub(crate) use analysis::allowed;
pub(crate) use report::{Form, ReportFlaw, TEXT_CHARS_MAX, reported, send};
pub(crate) use signals::{note_looking_away, note_thinking};
