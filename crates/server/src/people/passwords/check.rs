use unicode_normalization::UnicodeNormalization;

/// The fewest characters of a password.
pub(crate) const CHARS_MIN: usize = 8;
/// The most bytes of a password: a sentence or two.
pub(crate) const BYTES_MAX: usize = 256;
/// The passwords that are tried first everywhere, without case; sorted.
const COMMON: &str = include_str!("common.txt");

/// What somebody has typed as a password, in Unicode's normal form C: keyboards differ in how they compose `é`.
#[derive(Clone)]
pub(crate) struct Password(String);

/// Why a text can't become a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PasswordFlaw {
    TooShort,
    TooLong,
    /// It is among those that are tried first.
    Common,
    /// It is the name.
    Name,
}

/// The password that this text is, for an account of this name.
///
/// # Errors
/// The first [`PasswordFlaw`] found.
pub(crate) fn check(text: &str, name: &str) -> Result<Password, PasswordFlaw> {
    let password = Password::typed(text).ok_or(PasswordFlaw::TooLong)?;
    if password.0.chars().count() < CHARS_MIN {
        return Err(PasswordFlaw::TooShort);
    }
    let lower = password.0.to_lowercase();
    if lower == name.to_lowercase() {
        return Err(PasswordFlaw::Name);
    }
    if is_run(&lower) || COMMON.lines().any(|common| common == lower) {
        return Err(PasswordFlaw::Common);
    }
    Ok(password)
}

/// One character again and again, or each the next of the one before: `aaaaaaaa`, `12345678`, `hgfedcba`.
fn is_run(text: &str) -> bool {
    let codes: Vec<i64> = text.chars().map(|c| i64::from(u32::from(c))).collect();
    let steps = || codes.windows(2).map(|pair| pair[1] - pair[0]);
    steps().next().is_none_or(|step| step.abs() <= 1 && steps().all(|other| other == step))
}

impl Password {
    /// A password to be compared with one that is kept. Nothing if it is longer than any that is.
    pub(crate) fn typed(text: &str) -> Option<Password> {
        let fits = |text: &str| text.len() <= BYTES_MAX;
        // Composing makes it shorter at most; a text far too long isn't even composed.
        (text.len() <= 4 * BYTES_MAX)
            .then(|| text.nfc().collect())
            .filter(|text: &String| fits(text))
            .map(Password)
    }

    /// What nobody has: for the work that a comparison is.
    pub(crate) fn none() -> Password {
        Password(String::new())
    }

    pub(super) fn bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flaw(text: &str) -> Option<PasswordFlaw> {
        check(text, "Ada").err()
    }

    #[test]
    fn a_sentence_is_a_password() {
        for text in ["correct horse", "  spaces  ", "пароль-и-всё", "12345679", "🦦🦦🦀🦀🦦🦦🦀🦀"]
        {
            assert_eq!(flaw(text), None, "{text}");
        }
    }

    #[test]
    fn the_length_is_of_characters_and_has_an_end() {
        assert_eq!(flaw(""), Some(PasswordFlaw::TooShort));
        assert_eq!(flaw("sevench"), Some(PasswordFlaw::TooShort));
        assert_eq!(flaw("ééééééé"), Some(PasswordFlaw::TooShort));
        assert_eq!(flaw(&"ab".repeat(128)), None);
        assert_eq!(flaw(&"ab".repeat(129)), Some(PasswordFlaw::TooLong));
        assert_eq!(flaw(&"ab".repeat(5_000_000)), Some(PasswordFlaw::TooLong));
    }

    #[test]
    fn what_is_tried_first_is_refused() {
        for text in ["password", "PassWord1", "12345678", "987654321", "aaaaaaaa", "qwertyuiop", "iloveyou"] {
            assert_eq!(flaw(text), Some(PasswordFlaw::Common), "{text}");
        }
        assert_eq!(check("jean-luc", "Jean-Luc").err(), Some(PasswordFlaw::Name));
    }

    #[test]
    fn one_password_has_one_form() {
        let of = |text| Password::typed(text).map(|password| password.bytes().to_vec());
        assert_eq!(of("e\u{301}tude-en-re"), of("étude-en-re"));
    }

    #[test]
    fn the_list_is_of_passwords_that_would_pass_otherwise() {
        let all: Vec<&str> = COMMON.lines().collect();
        assert!(all.len() >= 150, "{}", all.len());
        assert!(all.is_sorted_by(|a, b| a < b));
        assert!(all.iter().all(|text| text.chars().count() >= CHARS_MIN && text.to_lowercase() == **text));
    }
}
