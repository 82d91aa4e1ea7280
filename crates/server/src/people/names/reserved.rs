//! Names that would be taken for the site's own voice.

use super::skeleton::{Case, looks, looks_bare};

/// Refused as a whole name, whatever digits and separators are around it.
const WORDS: &[&str] = &[
    "account",
    "admins",
    "anon",
    "anonymous",
    "ataxx",
    "bot",
    "bots",
    "closedaccount",
    "computer",
    "deleted",
    "engine",
    "everybody",
    "everyone",
    "guest",
    "guests",
    "help",
    "helpdesk",
    "me",
    "mod",
    "mods",
    "nobody",
    "null",
    "official",
    "operator",
    "owner",
    "player",
    "robot",
    "root",
    "security",
    "server",
    "site",
    "somebody",
    "someone",
    "spore",
    "staff",
    "superuser",
    "support",
    "sysadmin",
    "sysop",
    "system",
    "team",
    "undefined",
    "unknown",
    "webmaster",
    "you",
    // The same in the site's other languages
    "administrador",
    "anonimo",
    "computador",
    "convidado",
    "convidada",
    "equipe",
    "moderador",
    "moderadora",
    "suporte",
    "khach",
    "maytinh",
    "quantri",
    "διαχειριστης",
    "επισκεπτης",
    "συντονιστης",
    "υπολογιστης",
    "anoniem",
    "beheerder",
    "gast",
    "gjest",
    "datamaskin",
];
/// Refused at the beginning of a name too.
const BEGINNINGS: &[&str] =
    &["admin", "moderator", "ataxxadmin", "ataxxmod", "ataxxteam", "ataxxsupport", "ataxxstaff"];

/// Whether this name, in any letters that look alike, is reserved.
pub(super) fn holds(name: &str) -> bool {
    let bare = name.trim_matches(|c: char| c.is_ascii_digit() || matches!(c, '-' | '_'));
    let is = |text: &str| {
        let forms = [Case::Lower, Case::Upper].map(|case| looks_bare(text, case));
        let alike = |word: &str| looks(word, Case::Lower);
        forms.iter().any(|form| {
            WORDS.iter().any(|word| *form == alike(word))
                || BEGINNINGS.iter().any(|word| form.starts_with(&alike(word)))
        })
    };
    is(name) || is(bare)
}
