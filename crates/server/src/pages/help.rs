mod keys;
mod numbers;

use askama::Template;
use i18n::Lang;

use super::contents::Part;
use super::frame::Frame;
use super::map::Place;
use super::reader::Reader;
use super::words;
use crate::contact::Contact;
use keys::Row;
use numbers::Numbers;

impl Reader<'_> {
    /// How the site works: each section has its own address. `games_per_minute` are those that one network address may
    /// begin.
    pub fn help(&self, contact: Option<&Contact>, games_per_minute: u32) -> Result<String, askama::Error> {
        let lang = self.lang;
        Html {
            frame: self.frame(Place::Help),
            contents: contents(lang),
            keys: keys::ROWS,
            notation: Notation::new(lang),
            n: Numbers::new(games_per_minute),
            rules: Place::Rules.address(lang),
            guide: Place::Guide.address(lang),
            preferences: Place::Preferences.address(lang),
            contact,
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "help.html")]
struct Html<'a> {
    frame: Frame<'a>,
    contents: Vec<Part>,
    keys: &'static [Row],
    notation: Notation,
    n: Numbers,
    rules: String,
    guide: String,
    preferences: String,
    contact: Option<&'a Contact>,
}

/// Examples of what programs and the list of moves write.
struct Notation {
    clone: String,
    jump: String,
    jump_shown: String,
    pass: String,
    start: String,
}

impl Notation {
    fn new(lang: Lang) -> Notation {
        let jump = "a1c3";
        Notation {
            clone: "g2".to_owned(),
            jump: jump.to_owned(),
            jump_shown: words::mv(jump, lang),
            pass: ataxx::Move::Pass.to_string(),
            start: ataxx::Position::start().to_string(),
        }
    }
}

fn contents(lang: Lang) -> Vec<Part> {
    vec![
        Part { id: "start", heading: lang.text("help-start") },
        Part { id: "keys", heading: lang.text("help-keys") },
        Part { id: "notation", heading: lang.text("help-notation") },
        Part { id: "time", heading: lang.text("help-time") },
        Part { id: "away", heading: lang.text("help-away") },
        Part { id: "offers", heading: lang.text("help-offers") },
        Part { id: "ratings", heading: lang.text("help-ratings") },
        Part { id: "seats", heading: lang.text("help-seats") },
        Part { id: "watching", heading: lang.text("help-watching") },
        Part { id: "preferences", heading: lang.text("help-preferences") },
        Part { id: "access", heading: lang.text("help-access") },
        Part { id: "privacy", heading: lang.text("help-privacy") },
        Part { id: "offline", heading: lang.text("help-offline") },
        Part { id: "engines", heading: lang.text("help-engines") },
        Part { id: "contact", heading: lang.text("help-contact") },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_are_moves() {
        let examples = Notation::new(Lang::En);
        for text in [&examples.clone, &examples.jump, &examples.pass] {
            assert_eq!(&text.parse::<ataxx::Move>().unwrap().to_string(), text);
        }
    }
}
