//! Data that a page hands to its script, inside `<script type="application/json">`.

use std::collections::BTreeMap;

use i18n::{ClientText, Lang, client_texts};
use protocol::Why;
use serde::Serialize;

/// `value` as JSON that can't end the element it stands in.
pub(super) fn json(value: &impl Serialize) -> String {
    // Only strings can hold a `<`, and there the escape means the same.
    serde_json::to_string(value).expect("plain data with text keys").replace('<', "\\u003c")
}

/// What the browser says by itself around a game, and why a message can be refused.
pub(super) fn texts(lang: Lang) -> String {
    chosen_texts(lang, |key| !key.starts_with(LESSON))
}

/// What the browser says by itself in a lesson.
pub(super) fn lesson_texts(lang: Lang) -> String {
    const ASKED: [&str; 5] = [LESSON, "client-square-", "client-said-", "client-red", "client-blue"];
    const ALSO: [&str; 3] = ["client-tally", "client-pass", "client-not-connected"];
    chosen_texts(lang, |key| ASKED.iter().any(|begin| key.starts_with(begin)) || ALSO.contains(&key))
}

const LESSON: &str = "client-lesson-";

fn chosen_texts(lang: Lang, wanted: impl Fn(&str) -> bool) -> String {
    let refusals: BTreeMap<String, String> = Why::ALL
        .iter()
        .map(|why| format!("refusal-{}", why.key()))
        .chain(["refusal-unknown".to_owned()])
        .map(|key| (lang.text(&key), key))
        .map(|(text, key)| (key, text))
        .collect();
    let client = client_texts(lang).iter().filter(|(key, _)| wanted(key));
    json(&Texts { client: client.map(|(key, text)| (key.as_str(), text)).collect(), refusals })
}

#[derive(Serialize)]
struct Texts {
    #[serde(flatten)]
    client: BTreeMap<&'static str, &'static ClientText>,
    #[serde(flatten)]
    refusals: BTreeMap<String, String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_data_block_does_not_end_early() {
        assert_eq!(json(&"</script>"), r#""\u003c/script>""#);
    }

    #[test]
    fn every_refusal_has_its_words() {
        for &lang in Lang::ALL {
            let texts: BTreeMap<String, serde_json::Value> = serde_json::from_str(&texts(lang)).unwrap();
            for why in Why::ALL {
                let key = format!("refusal-{}", why.key());
                assert_ne!(texts[&key].as_str(), Some(key.as_str()), "{lang}");
            }
        }
    }
}
