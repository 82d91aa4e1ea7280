//! English in disguise: every text long, accented, in brackets, and with a mark of right-to-left writing in it.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};

/// Turns the direction of writing at a place where nothing stands; a page must not mind.
const RIGHT_TO_LEFT: char = '\u{200f}';

/// The texts of a catalogue, disguised; keys, placeholders and variants stay.
pub(super) fn disguise(catalogue: &str) -> String {
    let mut resource =
        fluent_syntax::parser::parse(catalogue.to_owned()).unwrap_or_else(|(resource, _)| resource);
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &mut message.value
        {
            whole(pattern);
        }
    }
    fluent_syntax::serializer::serialize(&resource)
}

/// A message, or a variant that is one: brackets around it show whether all of it is seen.
fn whole(pattern: &mut Pattern<String>) {
    if let [PatternElement::Placeable { expression: Expression::Select { variants, .. } }] =
        pattern.elements.as_mut_slice()
    {
        variants.iter_mut().for_each(|variant| whole(&mut variant.value));
        return;
    }
    for element in &mut pattern.elements {
        if let PatternElement::TextElement { value } = element {
            *value = value.chars().map(accented).collect();
        }
    }
    let letters: usize = pattern.elements.iter().map(length).sum();
    let text = |value: String| PatternElement::TextElement { value };
    pattern.elements.insert(0, text("⟦".to_owned()));
    pattern.elements.push(text(format!("{}{RIGHT_TO_LEFT}⟧", padding(letters))));
}

fn length(element: &PatternElement<String>) -> usize {
    match element {
        PatternElement::TextElement { value } => value.chars().count(),
        PatternElement::Placeable { .. } => 0,
    }
}

/// What makes it a third longer, in words that can be wrapped: as long as languages get.
fn padding(letters: usize) -> String {
    " ǫñĕ ţŵö".chars().cycle().take(letters.div_ceil(3)).collect()
}

fn accented(c: char) -> char {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "áƀçðéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";
    PLAIN.chars().position(|plain| plain == c).and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use crate::{Lang, client_texts, keys, text};

    #[test]
    fn every_message_is_disguised_and_whole() {
        let english: Vec<_> = keys(Lang::En).collect();
        assert!(keys(Lang::Pseudo).eq(english));
        assert_eq!(Lang::Pseudo.text("site-languages"), "⟦Ļáñĝûáĝéš ǫñ\u{200f}⟧");
        assert_eq!(text(Lang::Pseudo, "client-pieces", &[("count", 1.into())]), "⟦1 þîéçé ǫ\u{200f}⟧");
    }

    #[test]
    fn the_browser_gets_it_too() {
        assert_eq!(client_texts(Lang::Pseudo).len(), client_texts(Lang::En).len());
    }
}
