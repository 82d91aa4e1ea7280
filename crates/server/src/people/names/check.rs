use std::fmt;
use std::ops::RangeInclusive;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, MixedScript};

use super::{made_up, reserved};

/// How many characters an account's name has, after normalisation.
pub(crate) const NAME_CHARS: RangeInclusive<usize> = 2..=20;
/// More bytes than any name that fits [`NAME_CHARS`] has, however it is composed. Longer texts aren't looked at.
const BYTES_MAX: usize = 1_000;
/// Marks on one letter: Vietnamese and Hindi need two, a tower of them covers the neighbours' lines.
const MARKS_MAX: usize = 2;

/// What somebody is called: an account's name as [`check`] lets it pass, or one that [`made_up`] has given.
///
/// [`made_up`]: super::made_up()
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name(String);

/// Why a text can't be an account's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameFlaw {
    TooShort,
    TooLong,
    /// This character can't be in a name.
    Character(char),
    /// `-` and `_` stand alone and inside.
    Separator,
    /// Digits alone are no name.
    NoLetter,
    /// Letters of more than one script, such as Latin with a Cyrillic `а`.
    Mixed,
    /// It would be taken for somebody who speaks for the site, in whatever letters.
    Reserved,
    /// It is what a guest might be called.
    Guests,
}

/// The name that this text is: without spaces around it, in Unicode's normal form KC, so that one name has one
/// spelling.
///
/// # Errors
/// The first [`NameFlaw`] found.
pub(crate) fn check(text: &str) -> Result<Name, NameFlaw> {
    if text.len() > BYTES_MAX {
        return Err(NameFlaw::TooLong);
    }
    let name: String = text.trim().nfkc().collect();
    characters(&name)?;
    let length = name.chars().count();
    if length < *NAME_CHARS.start() {
        return Err(NameFlaw::TooShort);
    }
    if length > *NAME_CHARS.end() {
        return Err(NameFlaw::TooLong);
    }
    if !name.chars().any(char::is_alphabetic) {
        return Err(NameFlaw::NoLetter);
    }
    if !name.as_str().is_single_script() {
        return Err(NameFlaw::Mixed);
    }
    if reserved::holds(&name) {
        return Err(NameFlaw::Reserved);
    }
    if made_up::is_like(&name) {
        return Err(NameFlaw::Guests);
    }
    Ok(Name(name))
}

/// Each character is one that names are made of, and stands where it may.
fn characters(name: &str) -> Result<(), NameFlaw> {
    let mut marks = 0;
    let mut before = None;
    for c in name.chars() {
        let mark = is_combining_mark(c);
        marks = if mark { marks + 1 } else { 0 };
        if !is_allowed(c) || marks > MARKS_MAX || (mark && before.is_none_or(is_separator)) {
            return Err(NameFlaw::Character(c));
        }
        if is_separator(c) && before.is_none_or(is_separator) {
            return Err(NameFlaw::Separator);
        }
        before = Some(c);
    }
    if before.is_some_and(is_separator) { Err(NameFlaw::Separator) } else { Ok(()) }
}

fn is_allowed(c: char) -> bool {
    let letter = (c.is_alphabetic() || is_combining_mark(c)) && GeneralSecurityProfile::identifier_allowed(c);
    letter || c.is_ascii_digit() || is_separator(c)
}

fn is_separator(c: char) -> bool {
    matches!(c, '-' | '_')
}

impl Name {
    /// Only for names that the site makes itself.
    pub(super) fn given(name: String) -> Name {
        Name(name)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}
