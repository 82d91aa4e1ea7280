//! What surrounds every request, and the small answers that are nobody else's.

mod asked;
pub(crate) mod asset;
mod headers;
pub(crate) mod health;
mod in_time;
pub(crate) mod limits;
mod measure;
mod same_origin;
mod site;
mod wish;

pub(crate) use asked::Asked;
pub(crate) use headers::security_headers;
pub(crate) use in_time::in_time;
pub(crate) use limits::{Limits, Pays};
pub(crate) use measure::measure;
pub(crate) use same_origin::same_origin;
pub(crate) use site::origin_of;
pub(crate) use wish::Wish;
