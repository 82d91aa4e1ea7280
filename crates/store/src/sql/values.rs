//! What columns hold that is no plain text or number of the database's.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::StoreError;

pub(super) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("a value of ours holds nothing that JSON can't")
}

pub(super) fn parse_json<T: DeserializeOwned>(json: &str) -> Result<T, StoreError> {
    serde_json::from_str(json).map_err(|error| StoreError::corrupt(format!("{json} in a row: {error}")))
}

/// The name of a variant without fields, as serde writes it.
pub(super) fn plain<T: Serialize>(value: &T) -> String {
    json(value).trim_matches('"').to_owned()
}

pub(super) fn parse_plain<T: DeserializeOwned>(name: &str) -> Result<T, StoreError> {
    parse_json(&format!("\"{name}\""))
}

/// That one of all which has this name.
pub(super) fn named<T: Copy>(
    all: &[T],
    name_of: impl Fn(T) -> &'static str,
    name: &str,
) -> Result<T, StoreError> {
    let found = all.iter().copied().find(|one| name_of(*one) == name);
    found.ok_or_else(|| StoreError::corrupt(format!("no {} is named {name:?}", core::any::type_name::<T>())))
}

/// How many of something. What no `u32` holds becomes the highest.
pub(super) fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
