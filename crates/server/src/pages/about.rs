use askama::Template;
use i18n::Lang;

use super::contents::Part;
use super::frame::Frame;
use super::map::Place;
use super::reader::Reader;
use super::words;

impl Reader<'_> {
    /// What Ataxx is, where it comes from, and what this site is.
    pub fn about(&self) -> Result<String, askama::Error> {
        let lang = self.lang;
        let strongest = engine::levels::LEVELS.iter().map(|level| level.number).max().unwrap_or_default();
        Html {
            frame: self.frame(Place::About),
            contents: contents(lang),
            squares: ataxx::Square::ALL.len(),
            levels: engine::levels::LEVELS.len(),
            strongest: words::level_name(strongest, lang),
            privacy: format!("{}#privacy", Place::Help.address(lang)),
            other_names: OTHER_NAMES,
            links: links(lang),
        }
        .render()
    }
}

/// Games with the same rules or nearly so.
const OTHER_NAMES: &[&str] =
    &["Assimilation", "Frog Cloning", "Hexxagon", "Infection", "SlimeWars", "Spot: The Video Game"];

#[derive(Template)]
#[template(path = "about.html")]
struct Html<'a> {
    frame: Frame<'a>,
    contents: Vec<Part>,
    squares: usize,
    levels: usize,
    strongest: String,
    privacy: String,
    other_names: &'static [&'static str],
    links: Vec<Link>,
}

/// A page of somebody else's.
struct Link {
    address: &'static str,
    text: String,
}

fn links(lang: Lang) -> Vec<Link> {
    vec![
        Link { address: "https://en.wikipedia.org/wiki/Ataxx", text: lang.text("about-more-ataxx") },
        Link { address: "https://en.wikipedia.org/wiki/Hexxagon", text: lang.text("about-more-hexxagon") },
        Link { address: "http://www.pressibus.org/ataxx/", text: lang.text("about-more-pressibus") },
        Link { address: "https://github.com/kz04px/libataxx", text: lang.text("about-more-libataxx") },
    ]
}

fn contents(lang: Lang) -> Vec<Part> {
    vec![
        Part { id: "history", heading: lang.text("about-history") },
        Part { id: "names", heading: lang.text("about-names") },
        Part { id: "reversi", heading: lang.text("about-reversi") },
        Part { id: "programs", heading: lang.text("about-programs") },
        Part { id: "balance", heading: lang.text("about-balance") },
        Part { id: "site", heading: lang.text("about-site") },
        Part { id: "more", heading: lang.text("about-more") },
    ]
}
