use fluent_bundle::{FluentArgs, FluentValue};

use crate::Lang;
use crate::catalogue::{Catalogue, catalogue};

/// What fills a placeholder of a message.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Arg<'a> {
    /// Put in as it is. Not escaped: that is the template's work.
    Text(&'a str),
    /// A whole number, which also chooses the plural variant. Written in digits, without grouping.
    Number(i64),
}

/// The message `key` in `lang`, its placeholders filled from `args`.
///
/// A key that `lang` lacks is shown in English, one that nobody has is shown as itself, and both are logged: the
/// tests see to it that neither happens, but a page with one odd word is better than none.
///
/// ```
/// use i18n::{Lang, text};
/// assert_eq!(text(Lang::Pt, "client-pieces", &[("count", 3.into())]), "3 peças");
/// ```
pub fn text(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    let args: FluentArgs = args.iter().map(|&(name, arg)| (name, FluentValue::from(arg))).collect();
    if let Some(text) = format(catalogue(lang), key, &args) {
        return text;
    }
    tracing::error!(%lang, key, "no such message");
    format(catalogue(Lang::FALLBACK), key, &args).unwrap_or_else(|| key.to_owned())
}

impl Lang {
    /// [`text`] without arguments, short for templates: `{{ t.text("site-title") }}` where `t` is the page's language.
    pub fn text(self, key: &str) -> String {
        text(self, key, &[])
    }

    /// [`text`] with arguments, short for templates.
    pub fn text_with(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        text(self, key, args)
    }
}

fn format(catalogue: &Catalogue, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = catalogue.bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = catalogue.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    for error in errors {
        tracing::error!(key, %error, "message is not whole");
    }
    Some(text)
}

impl<'a> From<Arg<'a>> for FluentValue<'a> {
    fn from(arg: Arg<'a>) -> Self {
        match arg {
            Arg::Text(text) => text.into(),
            Arg::Number(number) => number.into(),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text)
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Arg::Number(number.into())
    }
}

/// Saturates: no count that a page shows comes near.
impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Saturates, as `u64`.
impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::from(number as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_language() {
        assert_eq!(Lang::En.text("site-languages"), "Languages");
        assert_eq!(Lang::Pt.text("site-languages"), "Idiomas");
    }

    #[test]
    fn numbers_choose_the_plural() {
        let pieces = |lang: Lang, count: i64| lang.text_with("client-pieces", &[("count", count.into())]);
        assert_eq!(pieces(Lang::En, 0), "0 pieces");
        assert_eq!(pieces(Lang::En, 1), "1 piece");
        // Zero is singular in Brazil and plural in Portugal: this tells that we have Brazil's rules.
        assert_eq!(pieces(Lang::Pt, 0), "0 peça");
        assert_eq!(pieces(Lang::Pt, 1), "1 peça");
        assert_eq!(pieces(Lang::Pt, 2), "2 peças");
    }

    #[test]
    fn an_unknown_key_is_shown_as_itself() {
        assert_eq!(Lang::Pt.text("no-such-key"), "no-such-key");
        assert_eq!(Lang::En.text(""), "");
    }

    #[test]
    fn a_missing_argument_leaves_its_placeholder() {
        assert!(Lang::En.text("client-pieces").contains("{$count}"));
    }
}
