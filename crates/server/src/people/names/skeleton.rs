use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::Name;

/// What a name looks like: two names with the same skeleton are taken for one another, so only one of them may
/// exist. Case, `-`, `_`, spaces, and the script a letter is from make no difference, nor do `0` and `O`, `1`,
/// `l` and `I`.
pub(crate) fn skeleton(name: &Name) -> String {
    looks(name.as_str(), Case::Lower)
}

/// The same of a name that is kept: it has passed the check when it was chosen.
pub(crate) fn skeleton_of(kept: &str) -> String {
    looks(kept, Case::Lower)
}

/// The case in which letters of other scripts are compared with ours first: Cyrillic `а` is alike in both, `н` only
/// as `Н`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    Lower,
    Upper,
}

/// The text as [`skeleton`] sees it.
pub(super) fn looks(text: &str, first: Case) -> String {
    text.nfd().filter(|c| !matches!(c, '-' | '_' | ' ')).flat_map(|c| letter(c, first)).collect()
}

/// The same without accents, dots and strokes over and under letters.
pub(super) fn looks_bare(text: &str, first: Case) -> String {
    let bare: String = text.nfd().filter(|c| !is_combining_mark(*c)).collect();
    looks(&bare, first)
}

fn letter(c: char, first: Case) -> Vec<char> {
    let lower = prototype(&c.to_lowercase().to_string());
    let upper = prototype(&c.to_uppercase().to_string());
    let pair = if first == Case::Lower { [&lower, &upper] } else { [&upper, &lower] };
    let alike = pair.into_iter().find(|text| text.is_ascii()).unwrap_or(&lower);
    alike.chars().map(|c| if c == 'i' { 'l' } else { c }).collect()
}

/// Unicode's own table of what looks alike, without case.
fn prototype(text: &str) -> String {
    unicode_security::skeleton(text).flat_map(char::to_lowercase).collect()
}
