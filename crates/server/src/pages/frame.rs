use i18n::Lang;

use super::data;
use super::map::Place;
use super::structured::About;
use super::who::{Who, WhoView};
use crate::assets::Assets;

/// What every page has around it.
pub(super) struct Frame<'a> {
    pub lang: Lang,
    pub assets: &'a Assets,
    /// Scheme and host, as `https://ataxx.example`.
    pub origin: &'a str,
    /// The page's path below its language: `` or `game/0123456789`.
    pub path: String,
    pub who: Who<'a>,
}

/// A link of the footer.
pub(super) struct PlaceView {
    pub address: String,
    pub name: String,
    pub here: bool,
}

impl Frame<'_> {
    pub(super) fn languages(&self) -> impl Iterator<Item = Lang> {
        Lang::ALL.iter().copied()
    }

    pub(super) fn is_in(&self, lang: &Lang) -> bool {
        self.lang == *lang
    }

    /// What the header says of who reads.
    pub(super) fn me(&self) -> Option<WhoView> {
        self.who.view(&self.path, self.lang)
    }

    /// What of a challenge is filled in by the browser: `{name}` and the like.
    pub(super) fn challenge_from(&self) -> String {
        let names = [("name", "{name}"), ("time", "{time}"), ("stake", "{stake}"), ("side", "{side}")];
        self.lang.text_with("challenge-from", &names.map(|(name, place)| (name, place.into())))
    }

    /// The name of what the first link leads to, past the header.
    pub(super) fn main(&self) -> &'static str {
        "main"
    }

    /// The same where there is a board: past the names beside it too.
    pub(super) fn board(&self) -> &'static str {
        "board"
    }

    /// This page's path in `lang`.
    pub(super) fn address(&self, lang: &Lang) -> String {
        format!("/{lang}/{}", self.path)
    }

    /// The pages that the footer and the menu lead to: all but the home page, to which the mark leads.
    pub(super) fn places(&self) -> impl Iterator<Item = PlaceView> {
        Place::ALL.iter().filter(|place| **place != Place::Home).map(|place| PlaceView {
            address: place.address(self.lang),
            name: place.name(self.lang),
            here: place.path() == self.path,
        })
    }

    /// The addresses of what a page's script imports.
    pub(super) fn modules(&self, entry: &str) -> impl Iterator<Item = String> {
        self.assets.modules(entry).iter().map(|path| self.assets.url(path))
    }

    /// What a search engine shows as the page's name; a game's page says its own.
    pub(super) fn title(&self) -> String {
        self.place().map_or_else(|| self.lang.text("site-title"), |place| place.title(self.lang))
    }

    /// What it shows below that.
    pub(super) fn description(&self) -> String {
        self.place().map_or_else(|| self.lang.text("site-description"), |place| place.description(self.lang))
    }

    /// The path of the picture that a link to the page shows.
    pub(super) fn picture(&self) -> String {
        self.place().unwrap_or(Place::Home).picture_path()
    }

    /// What can be seen on it.
    pub(super) fn picture_alt(&self) -> String {
        self.place().unwrap_or(Place::Home).picture_alt(self.lang)
    }

    /// What the page says about itself to programs, as a data block's content; nothing, if it is no place.
    pub(super) fn about(&self) -> Option<String> {
        let (lang, origin) = (self.lang, self.origin);
        self.place().map(|place| About { place, lang, origin }.block())
    }

    fn place(&self) -> Option<Place> {
        Place::ALL.iter().copied().find(|place| place.path() == self.path)
    }

    /// The texts of the browser's own around a lesson, as a data block's content.
    pub(super) fn lesson_texts(&self) -> String {
        data::lesson_texts(self.lang)
    }

    /// The texts of the browser's own, as a data block's content.
    pub(super) fn texts(&self) -> String {
        data::texts(self.lang)
    }
}
