//! A text that is the same in English and in another language was perhaps forgotten: those that are right are listed.

use std::collections::BTreeMap;

use super::*;

/// What may be equal: key, the languages in which it is, and why.
const SAME: &[(&str, &[Lang], &str)] = &[
    ("site-title", EVERY, "the name of the game"),
    ("client-level-10", EVERY, "the engine's name"),
    ("client-level", EVERY, "placeholders only"),
    ("client-square-piece", EVERY, "placeholders only"),
    ("order-audit-entry", EVERY, "placeholders only"),
    ("order-hide-line", EVERY, "placeholders only"),
    ("bots-mark", &[Lang::Vi], "the word that the Vietnamese use"),
    ("client-clock-days", &[Lang::Pt], "placeholders and the signs of units"),
    ("client-computer", &[Lang::Nl], "the Dutch word"),
    ("client-level-8", &[Lang::Nl], "octopus: the Dutch word"),
    ("client-level-9", &[Lang::Pt], "orca: the Portuguese word"),
    ("account-email", &[Lang::Nl], "the Dutch word"),
    ("account-passkeys", &[Lang::Nl], "the word in Dutch too"),
    ("home-lobby-rating", &[Lang::Nl], "the word in Dutch too"),
    ("help-contact", &[Lang::Nl], "the Dutch word"),
    ("help-privacy", &[Lang::Nl], "the Dutch word"),
    ("order-user-kind-bot", &[Lang::Vi], "the word that the Vietnamese use"),
    ("preferences-motion-normal", &[Lang::Pt], "the Portuguese word"),
    ("preferences-volume", &[Lang::Pt], "the Portuguese word"),
    ("account-email", &[Lang::Pt], "the Portuguese word"),
    ("bots-mark", &[Lang::Pt], "the Portuguese word"),
    ("client-lag", &[Lang::Pt], "the word of Brazilian players"),
    ("client-rating", &[Lang::Pt], "the word of Brazilian players"),
    ("home-lobby-rating", &[Lang::Pt], "the word of Brazilian players"),
    ("order-games-change", &[Lang::Pt], "the word of Brazilian players"),
    ("order-user-kind-bot", &[Lang::Pt], "the Portuguese word"),
    ("people-rating", &[Lang::Pt], "the word of Brazilian players"),
    ("people-speed-blitz", &[Lang::Pt], "the word of Brazilian players"),
    ("people-speed-bullet", &[Lang::Pt], "the word of Brazilian players"),
    ("site-chat", &[Lang::Pt], "the Portuguese word"),
    ("site-give-time", &[Lang::Pt], "a number and the sign of a unit"),
    ("bots-mark", &[Lang::Nl], "the Dutch word"),
    ("order-act-length-week", &[Lang::Nl], "the Dutch word"),
    ("order-games-change", &[Lang::Nl], "the word in Dutch too"),
    ("order-user-kind-account", &[Lang::Nl], "the Dutch word"),
    ("order-user-kind-bot", &[Lang::Nl], "the Dutch word"),
    ("client-rating", &[Lang::Nl], "the word in Dutch too"),
    ("people-computer", &[Lang::Nl], "the Dutch word"),
    ("people-rating", &[Lang::Nl], "the word in Dutch too"),
    ("people-ratings", &[Lang::Nl], "the word in Dutch too"),
    ("people-speed-blitz", &[Lang::Nl], "the word of Dutch chess players"),
    ("people-speed-bullet", &[Lang::Nl], "the word of Dutch chess players"),
    ("people-speed-rapid", &[Lang::Nl], "the word of Dutch chess players"),
    ("site-chat", &[Lang::Nl], "the Dutch word"),
    ("site-chat-sorry", &[Lang::Nl], "what the Dutch say too"),
    ("site-give-time", &[Lang::Nl], "a number and the sign of a unit"),
    ("site-level", &[Lang::Nl], "the Dutch word"),
    ("home-lobby-rating", &[Lang::Nb], "the word of Norwegian players"),
    ("order-games-change", &[Lang::Nb], "the word of Norwegian players"),
    ("client-rating", &[Lang::Nb], "the word of Norwegian players"),
    ("people-rating", &[Lang::Nb], "the word of Norwegian players"),
    ("people-speed-bullet", &[Lang::Nb], "the word of Norwegian players"),
    ("order-signal-kind", &[Lang::Nb], "the Norwegian word"),
    ("site-chat", &[Lang::Nb], "the Norwegian word"),
    ("site-chat-send", &[Lang::Nb], "the Norwegian word"),
    ("site-give-time", &[Lang::Nb], "a number and the sign of a unit"),
    ("bots-mark", &[Lang::El], "the word that the Greeks use"),
    ("rules-elsewhere-pychess", EVERY, "a name"),
    ("rules-elsewhere-pressibus", EVERY, "a name"),
];

const EVERY: &[Lang] = &[Lang::Pt, Lang::Vi, Lang::El, Lang::Nl, Lang::Nb];

#[test]
fn what_is_the_same_as_in_english_has_a_reason() {
    let written = |lang| -> BTreeMap<&str, String> {
        catalogue(lang).messages().map(|message| (message.id.name, format!("{:?}", message.value))).collect()
    };
    let english = written(Lang::En);
    let mut faults = Vec::new();
    for &lang in Lang::ALL.iter().filter(|&&lang| lang != Lang::En) {
        for (key, text) in written(lang) {
            let listed = SAME.iter().any(|(same, languages, _)| *same == key && languages.contains(&lang));
            if (english[key] == text) != listed {
                faults.push(format!(
                    "{lang}: {key} {}",
                    if listed { "is listed, and differs" } else { "is English" }
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
