//! How players reach whoever runs the site.

use std::str::FromStr;

use thiserror::Error;

/// An e-mail address, or the address of a page, fit to be a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contact {
    Email(String),
    /// Begins with `https://`.
    Page(String),
}

/// Why a text is no [`Contact`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ContactError {
    #[error("a contact is an e-mail address such as me@ataxx.example, or begins with https://")]
    Neither,
    #[error("an e-mail address has letters, digits, and . _ + - only, around one @")]
    Email,
    #[error("a page's address has a host, and neither spaces nor quotes nor brackets")]
    Page,
}

impl FromStr for Contact {
    type Err = ContactError;

    fn from_str(text: &str) -> Result<Contact, ContactError> {
        if let Some(rest) = text.strip_prefix("https://") {
            return page(text, rest);
        }
        let (name, host) =
            text.split_once('@').filter(|_| !text.contains(':')).ok_or(ContactError::Neither)?;
        let is_name = !name.is_empty() && name.bytes().all(|b| is_word(b) || b"._+-".contains(&b));
        if is_name && is_host(host) { Ok(Contact::Email(text.to_owned())) } else { Err(ContactError::Email) }
    }
}

fn page(text: &str, rest: &str) -> Result<Contact, ContactError> {
    let host = rest.split(['/', '?', '#', ':']).next().unwrap_or_default();
    let plain = text.bytes().all(|b| b.is_ascii_graphic() && !b"\"'`<>\\{}[]|^".contains(&b));
    if plain && is_host(host) { Ok(Contact::Page(text.to_owned())) } else { Err(ContactError::Page) }
}

fn is_host(host: &str) -> bool {
    host.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| is_word(b) || b == b'-'))
}

fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_is_an_email_address_or_a_page() {
        for text in ["me@localhost", "Ann.Lee+ataxx@mail.example"] {
            assert_eq!(text.parse(), Ok(Contact::Email(text.to_owned())));
        }
        for text in ["https://ataxx.example", "https://ataxx.example:8443/who?a=1&b=2#me"] {
            assert_eq!(text.parse(), Ok(Contact::Page(text.to_owned())));
        }
    }

    #[test]
    fn nothing_else_is() {
        for (text, why) in [
            ("", ContactError::Neither),
            ("me", ContactError::Neither),
            ("http://ataxx.example", ContactError::Neither),
            ("javascript:alert(1)@x", ContactError::Neither),
            ("@ataxx.example", ContactError::Email),
            ("me@", ContactError::Email),
            ("me@a@b", ContactError::Email),
            ("me@ataxx.example?subject=x", ContactError::Email),
            ("Me <me@ataxx.example>", ContactError::Email),
            ("https://", ContactError::Page),
            ("https:///me", ContactError::Page),
            ("https://ataxx.example/\"x", ContactError::Page),
            ("https://ataxx.example/a b", ContactError::Page),
        ] {
            assert_eq!(text.parse::<Contact>(), Err(why), "{text}");
        }
    }
}
