//! What must hold of the catalogues themselves, whatever stands in them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Message, VariantKey};

use super::variables::{choices, variables};
use super::*;

/// All CLDR categories: a choice with one of these among its variants is a plural.
const CATEGORIES: &[&str] = &["zero", "one", "two", "few", "many", "other"];

fn by_key(lang: Lang) -> BTreeMap<&'static str, &'static Message<&'static str>> {
    catalogue(lang).messages().map(|message| (message.id.name, message)).collect()
}

#[test]
fn every_file_parses_and_no_key_stands_twice() {
    for &lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for (file, text) in sources(lang) {
            if let Err((_, errors)) = FluentResource::try_new(text.to_owned()) {
                panic!("locales/{lang}/{file}: {errors:?}");
            }
        }
        let twice: Vec<_> = keys(lang).filter(|key| !seen.insert(*key)).collect();
        assert!(twice.is_empty(), "locales/{lang}: defined twice: {twice:?}");
    }
}

#[test]
fn the_folders_hold_what_is_embedded() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let names = |folder: &Path| -> BTreeSet<String> {
        let entries = std::fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    let languages: BTreeSet<String> = Lang::ALL.iter().map(|lang| lang.code().to_owned()).collect();
    assert_eq!(names(&locales), languages);
    for &lang in Lang::ALL {
        let files: BTreeSet<String> = sources(lang).iter().map(|(file, _)| (*file).to_owned()).collect();
        assert_eq!(names(&locales.join(lang.code())), files, "locales/{lang}");
    }
}

#[test]
fn every_language_has_every_key_with_the_same_placeholders() {
    let reference = by_key(Lang::FALLBACK);
    for &lang in Lang::ALL {
        let messages = by_key(lang);
        let missing: Vec<_> = reference.keys().filter(|key| !messages.contains_key(*key)).collect();
        let extra: Vec<_> = messages.keys().filter(|key| !reference.contains_key(*key)).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "locales/{lang}: missing {missing:?}, extra {extra:?}"
        );
        for (key, message) in &messages {
            assert_eq!(
                variables(message),
                variables(reference[key]),
                "placeholders of {key} in locales/{lang}"
            );
        }
    }
}

#[test]
fn messages_are_texts_without_attributes_or_markup() {
    for &lang in Lang::ALL {
        for message in catalogue(lang).messages() {
            let key = message.id.name;
            assert!(message.value.is_some() && message.attributes.is_empty(), "locales/{lang}: {key}");
        }
        for (file, text) in sources(lang) {
            assert!(
                !text.contains(['<', '>']) || !has_tag(text),
                "locales/{lang}/{file}: markup is the template's"
            );
        }
    }
}

fn has_tag(text: &str) -> bool {
    text.match_indices('<')
        .any(|(at, _)| text[at + 1..].starts_with(|c: char| c == '/' || c.is_ascii_alphabetic()))
}

#[test]
fn plurals_have_the_variants_of_their_language() {
    for &lang in Lang::ALL {
        let expect: BTreeSet<&str> = lang.plural_categories().iter().copied().collect();
        for (key, message) in by_key(lang) {
            for variants in choices(message) {
                let names: BTreeSet<&str> = variants.iter().filter_map(identifier).collect();
                let plural = names.iter().any(|name| CATEGORIES.contains(name));
                assert!(!plural || names == expect, "{key} in locales/{lang}: {names:?}, not {expect:?}");
            }
        }
    }
}

fn identifier<'a>(variant: &fluent_syntax::ast::Variant<&'a str>) -> Option<&'a str> {
    match variant.key {
        VariantKey::Identifier { name } => Some(name),
        VariantKey::NumberLiteral { .. } => None,
    }
}

#[test]
fn everything_for_the_browser_can_be_exported() {
    for &lang in Lang::ALL {
        for (key, message) in by_key(lang).into_iter().filter(|(key, _)| key.starts_with("client-")) {
            if let Err(error) = export(message, lang) {
                panic!("{key} in locales/{lang} cannot be exported to the browser: {error}");
            }
        }
    }
}

/// The plural category that Fluent chooses for `count` in the language with this tag.
fn category(tag: &str, count: i64) -> String {
    let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().unwrap()]);
    let variants: String = CATEGORIES.iter().map(|name| format!("    [{name}] {name}\n")).collect();
    let ftl = format!("key = {{ $count ->\n{variants}   *[none] none\n}}\n");
    bundle.add_resource(Arc::new(FluentResource::try_new(ftl).unwrap())).unwrap();
    let args = [("count", count)].into_iter().collect();
    let pattern = bundle.get_message("key").unwrap().value().unwrap();
    bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

/// Fluent's plural rules are those of CLDR 37 with a fault in ranges of larger numbers, which some languages would
/// show (README, "Plurals"). This compares it with CLDR for the languages that we have or mean to have.
#[test]
fn plural_rules_are_those_of_cldr() {
    // Every tag with the numbers up to 1000 that are "one" in CLDR 48; everything else there is "other".
    let cldr: &[(&str, &[i64])] =
        &[("en", &[1]), ("pt-BR", &[0, 1]), ("vi", &[]), ("el", &[1]), ("nl", &[1]), ("nb", &[1])];
    for (tag, ones) in cldr {
        for count in 0..=1000 {
            let expect = if ones.contains(&count) { "one" } else { "other" };
            assert_eq!(category(tag, count), expect, "{count} in {tag}");
        }
    }
    for lang in Lang::ALL {
        assert!(cldr.iter().any(|(tag, _)| *tag == lang.html_lang()), "add {lang} with CLDR's rules");
        let found: BTreeSet<String> = (0..=1000).map(|count| category(lang.html_lang(), count)).collect();
        assert!(found.iter().eq(lang.plural_categories()), "{lang}: {found:?}");
    }
}
