//! Fair play: what users report, what administrators do about it, what is noticed by itself.

mod administration;
mod refund;
mod reports;
mod signals;

pub use administration::{Act, Administration, Deed, Done, FOR_EVER, Noted, Notice, NoticeOf, Refunded};
pub(crate) use refund::{Loss, give_back};
pub use reports::{NewReport, Report, ReportKind, Reports};
pub use signals::{EARLY_OF, EARLY_TURNS, EarlyLosses, Signal, SignalKind, Signals, Usual};
pub(crate) use signals::{USUAL_OF, is_early, usual};
