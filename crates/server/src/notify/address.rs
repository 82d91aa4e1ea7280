//! E-mail addresses as people type them.

use lettre::Address;

/// Longest address that mail servers take, in bytes.
const LENGTH_MAX: usize = 254;

/// An address of letters and digits before and after one `@`, with a domain that has a dot.
pub(super) fn read(text: &str) -> Option<Address> {
    let text = text.trim();
    if text.len() > LENGTH_MAX || !text.bytes().all(|b| b.is_ascii_graphic()) {
        return None;
    }
    let address: Address = text.parse().ok()?;
    let named = !address.domain().starts_with('[') && address.domain().contains('.');
    named.then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_box_at_a_domain() {
        for text in ["me@ataxx.example", " Ann.Lee+ataxx@mail.ataxx.example "] {
            assert_eq!(read(text).map(|address| address.to_string()).as_deref(), Some(text.trim()));
        }
    }

    #[test]
    fn nothing_else_is_one() {
        let long = format!("{}@ataxx.example", "a".repeat(250));
        for text in [
            "",
            "me",
            "me@localhost",
            "me@[127.0.0.1]",
            "a b@ataxx.example",
            "a@b@ataxx.example",
            "me@ataxx.example\r\nBcc: you@ataxx.example",
            "Me <me@ataxx.example>",
            &long,
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
