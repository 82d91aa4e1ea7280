#![doc = include_str!("../README.md")]

mod lang;
mod negotiate;
mod number;
mod text;

mod catalogue;
mod client;

pub use catalogue::keys;
pub use client::{ClientText, ClientTexts, client_texts};
pub use lang::{Direction, Lang};
pub use text::{Arg, text};
