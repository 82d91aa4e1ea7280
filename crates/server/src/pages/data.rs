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

/// What the browser says by itself, and why a message can be refused.
pub(super) fn texts(lang: Lang) -> String {
    let refusals: BTreeMap<String, String> = Why::ALL
        .iter()
        .map(|why| format!("refusal-{}", why.key()))
        .chain(["refusal-unknown".to_owned()])
        .map(|key| (lang.text(&key), key))
        .map(|(text, key)| (key, text))
        .collect();
    json(&Texts { client: client_texts(lang), refusals })
}

#[derive(Serialize)]
struct Texts {
    #[serde(flatten)]
    client: &'static BTreeMap<String, ClientText>,
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
