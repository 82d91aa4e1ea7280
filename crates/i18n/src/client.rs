use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};
use serde::Serialize;

use crate::Lang;
use crate::catalogue::catalogue;

/// The browser's messages by id.
pub type ClientTexts = BTreeMap<String, ClientText>;

/// A message as the browser gets it: a JSON string or a JSON object.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum ClientText {
    /// Text with `{name}` where a value goes in.
    Plain(String),
    /// Such a text for each plural category of the language; `Intl.PluralRules` of the number `count` says which.
    /// A category that is not there means `other`.
    Plural(BTreeMap<String, String>),
}

/// Every message of `lang` for the browser, which are those whose id begins with `client-`.
///
/// ```
/// let texts = i18n::client_texts(i18n::Lang::En);
/// assert_eq!(
///     serde_json::to_string(&texts["client-pieces"]).unwrap(),
///     r#"{"one":"{count} piece","other":"{count} pieces"}"#
/// );
/// ```
pub fn client_texts(lang: Lang) -> &'static ClientTexts {
    &catalogue(lang).client
}

/// What a message must not have to be understood by the few lines of code in the browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ExportError {
    NoText,
    Attributes,
    /// A function, another message, a term, a nested placeable.
    Expression,
    /// A brace in the text would be taken for a placeholder.
    Brace,
    /// A choice with text beside it, or inside another.
    ChoiceInsideText,
    /// A choice by something other than `$count`.
    ChoiceNotByCount,
    /// The variants are not the plural categories of the language, or the default is not `other`.
    Categories(Vec<String>),
}

impl std::error::Error for ExportError {}

impl std::fmt::Display for ExportError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ExportError::NoText => f.write_str("it has no text"),
            ExportError::Attributes => f.write_str("it has attributes"),
            ExportError::Expression => f.write_str("only { $name } can stand in a text for the browser"),
            ExportError::Brace => f.write_str("a brace in the text"),
            ExportError::ChoiceInsideText => f.write_str("put the whole sentence into each variant"),
            ExportError::ChoiceNotByCount => f.write_str("only $count can choose; else make it two messages"),
            ExportError::Categories(found) => write!(f, "variants {found:?} are not the language's plurals"),
        }
    }
}

pub(crate) fn export(message: &Message<&str>, lang: Lang) -> Result<ClientText, ExportError> {
    if !message.attributes.is_empty() {
        return Err(ExportError::Attributes);
    }
    let pattern = message.value.as_ref().ok_or(ExportError::NoText)?;
    match pattern.elements.as_slice() {
        [PatternElement::Placeable { expression: Expression::Select { selector, variants } }] => {
            plural(selector, variants, lang)
        }
        _ => plain(pattern).map(ClientText::Plain),
    }
}

fn plural(
    selector: &InlineExpression<&str>,
    variants: &[Variant<&str>],
    lang: Lang,
) -> Result<ClientText, ExportError> {
    if !matches!(selector, InlineExpression::VariableReference { id } if id.name == "count") {
        return Err(ExportError::ChoiceNotByCount);
    }
    let mut texts = BTreeMap::new();
    for variant in variants {
        texts.insert(variant_name(variant).to_owned(), plain(&variant.value)?);
    }
    let default_is_other = variants.iter().any(|variant| variant.default && variant_name(variant) == "other");
    let categories = lang.plural_categories();
    let complete = texts.len() == categories.len() && categories.iter().all(|name| texts.contains_key(*name));
    if default_is_other && complete {
        Ok(ClientText::Plural(texts))
    } else {
        Err(ExportError::Categories(texts.into_keys().collect()))
    }
}

fn variant_name<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn plain(pattern: &Pattern<&str>) -> Result<String, ExportError> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => push_text(&mut text, value)?,
            PatternElement::Placeable { expression: Expression::Select { .. } } => {
                return Err(ExportError::ChoiceInsideText);
            }
            PatternElement::Placeable { expression: Expression::Inline(expression) } => match expression {
                InlineExpression::VariableReference { id } => text.push_str(&format!("{{{}}}", id.name)),
                // Fluent's way to begin or end a text with a space.
                InlineExpression::StringLiteral { value } if !value.contains('\\') => {
                    push_text(&mut text, value)?
                }
                _ => return Err(ExportError::Expression),
            },
        }
    }
    Ok(text)
}

fn push_text(text: &mut String, piece: &str) -> Result<(), ExportError> {
    if piece.contains(['{', '}']) {
        return Err(ExportError::Brace);
    }
    text.push_str(piece);
    Ok(())
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::Entry;

    use super::*;

    #[track_caller]
    fn exported(ftl: &str) -> Result<ClientText, ExportError> {
        let resource = fluent_syntax::parser::parse(ftl).expect("valid Fluent");
        let [Entry::Message(message)] = resource.body.as_slice() else { panic!("one message, please") };
        export(message, Lang::En)
    }

    #[track_caller]
    fn check(ftl: &str, json: &str) {
        assert_eq!(serde_json::to_string(&exported(ftl).unwrap()).unwrap(), json);
    }

    #[test]
    fn plain_text_with_placeholders() {
        check("client-a = Your turn", r#""Your turn""#);
        check("client-a = { $name } plays { $move }.", r#""{name} plays {move}.""#);
        check("client-a =\n    two\n    lines", r#""two\nlines""#);
        check("client-a = { \" \" }and", r#"" and""#);
    }

    #[test]
    fn plurals_by_category() {
        check(
            "client-a = { $count ->\n    [one] one move of { $all }\n   *[other] { $count } moves\n}",
            r#"{"one":"one move of {all}","other":"{count} moves"}"#,
        );
    }

    #[test]
    fn too_complex_for_the_browser() {
        let plural = |variants: &str| exported(&format!("client-a = {{ $count ->\n{variants}}}"));
        let categories =
            |names: &[&str]| Err(ExportError::Categories(names.iter().map(|&n| n.into()).collect()));
        assert_eq!(plural("   *[other] x\n"), categories(&["other"]));
        assert_eq!(plural("   *[one] x\n    [other] x\n"), categories(&["one", "other"]));
        assert_eq!(plural("    [0] x\n    [one] x\n   *[other] x\n"), categories(&["0", "one", "other"]));
        assert_eq!(exported("client-a =\n    .b = x"), Err(ExportError::Attributes));
        assert_eq!(exported("client-a = { NUMBER($count) }"), Err(ExportError::Expression));
        assert_eq!(exported("client-a = { -term }"), Err(ExportError::Expression));
        assert_eq!(exported("client-a = { \"{\" }"), Err(ExportError::Brace));
        assert_eq!(
            exported("client-a = x { $count ->\n   *[other] x\n}"),
            Err(ExportError::ChoiceInsideText)
        );
        assert_eq!(exported("client-a = { $side ->\n   *[other] x\n}"), Err(ExportError::ChoiceNotByCount));
    }
}
