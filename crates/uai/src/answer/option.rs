//! What can be set.

use std::fmt;

use crate::text::{Name, Text};

/// What an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Check {
        /// What it is if nobody sets it.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// What it is if nobody sets it.
        default: i64,
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// What it is if nobody sets it.
        default: Name,
        /// All that can be chosen.
        choices: Vec<Name>,
    },
    /// No value: setting it does something.
    Button,
    /// Any text.
    String {
        /// What it is if nobody sets it.
        default: Text,
    },
}

impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionKind::Check { default } => write!(f, "check default {default}"),
            OptionKind::Spin { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            OptionKind::Combo { default, choices } => {
                write!(f, "combo default {default}")?;
                choices.iter().try_for_each(|choice| write!(f, " var {choice}"))
            }
            OptionKind::Button => f.write_str("button"),
            OptionKind::String { default } => write!(f, "string default {default}"),
        }
    }
}
