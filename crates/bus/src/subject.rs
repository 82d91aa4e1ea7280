//! Subjects and patterns, in the form that NATS gives them.
//! <https://docs.nats.io/nats-concepts/subjects>

use crate::{BusError, SUBJECT_MAX};

/// The word that stands for all that follow.
const REST: &str = ">";

pub(crate) fn check_subject(subject: &str) -> Result<(), BusError> {
    let good = subject.len() <= SUBJECT_MAX && subject.split('.').all(is_word);
    if good { Ok(()) } else { Err(BusError::BadSubject(subject.to_owned())) }
}

pub(crate) fn check_pattern(pattern: &str) -> Result<(), BusError> {
    match pattern.strip_suffix(REST) {
        Some("") => Ok(()),
        // One byte of room for the word that `>` stands for.
        Some(beginning) if pattern.len() <= SUBJECT_MAX && beginning.ends_with('.') => {
            check_subject(&beginning[..beginning.len() - 1])
        }
        _ => check_subject(pattern),
    }
}

/// Every pattern that hears this subject.
pub(crate) fn patterns_of(subject: &str) -> impl Iterator<Item = String> {
    let beginnings = subject.match_indices('.').map(|(dot, _)| format!("{}.{REST}", &subject[..dot]));
    [subject.to_owned(), REST.to_owned()].into_iter().chain(beginnings)
}

fn is_word(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
}
