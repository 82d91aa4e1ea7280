use i18n::Lang;

use super::data;
use super::map::Place;
use super::structured::About;
use crate::assets::Assets;

/// What every page has around it.
pub(super) struct Frame<'a> {
    pub lang: Lang,
    pub assets: &'a Assets,
    /// Scheme and host, as `https://ataxx.example`.
    pub origin: &'a str,
    /// The page's path below its language: `` or `game/0123456789`.
    pub path: String,
}

/// A link of the footer.
pub(super) struct PlaceView {
    pub address: String,
    pub name: String,
    pub here: bool,
}

/// What the home page's script imports before anyone touches the board; all at once instead of one
/// after the other. A test in `web/tests/unit` compares the list with the files.
const HOME_MODULES: &[&str] = &[
    "js/home.js",
    "js/text.js",
    "js/board/input.js",
    "js/board/state.js",
    "js/board/position.js",
    "js/board/render.js",
];

/// The same for the preferences.
const PREFERENCES_MODULES: &[&str] = &[
    "js/preferences-page.js",
    "js/board/animate.js",
    "js/board/diff.js",
    "js/board/position.js",
    "js/board/render.js",
    "js/board/state.js",
    "js/dom.js",
    "js/preferences.js",
    "js/sound/sound.js",
    "js/storage.js",
    "js/text.js",
];

/// The same for the game page, down to what the game needs to go on.
const GAME_MODULES: &[&str] = &[
    "js/game.js",
    "js/address.js",
    "js/dom.js",
    "js/seats.js",
    "js/storage.js",
    "js/table.js",
    "js/text.js",
    "js/board/animate.js",
    "js/board/diff.js",
    "js/board/input.js",
    "js/board/position.js",
    "js/board/render.js",
    "js/board/state.js",
    "js/net/connection.js",
    "js/net/events.js",
    "js/net/http.js",
    "js/net/patience.js",
    "js/net/socket.js",
    "js/net/wakeful.js",
    "js/panel/actions.js",
    "js/panel/confirm.js",
    "js/panel/copy.js",
    "js/panel/invite.js",
    "js/panel/letters.js",
    "js/panel/moves.js",
    "js/panel/panels.js",
    "js/panel/players.js",
    "js/panel/result.js",
    "js/panel/status.js",
    "js/panel/tally.js",
    "js/panel/tell.js",
    "js/panel/time.js",
    "js/panel/title.js",
    "js/panel/zen.js",
    "js/play/awake.js",
    "js/play/clock.js",
    "js/play/game.js",
    "js/play/happening.js",
    "js/play/narrate.js",
    "js/play/pending.js",
    "js/play/premove.js",
    "js/play/session.js",
    "js/play/view.js",
    "js/preferences.js",
    "js/sound/sound.js",
];

/// The same for the guide.
const GUIDE_MODULES: &[&str] = &[
    "js/address.js",
    "js/board/animate.js",
    "js/board/diff.js",
    "js/board/input.js",
    "js/board/position.js",
    "js/board/render.js",
    "js/board/state.js",
    "js/dom.js",
    "js/guide.js",
    "js/lesson/becomes.js",
    "js/lesson/exercise.js",
    "js/lesson/first-game.js",
    "js/lesson/lesson.js",
    "js/lesson/progress.js",
    "js/net/http.js",
    "js/net/patience.js",
    "js/panel/tally.js",
    "js/play/narrate.js",
    "js/preferences.js",
    "js/seats.js",
    "js/sound/sound.js",
    "js/storage.js",
    "js/text.js",
];

/// The same for the rules.
const RULES_MODULES: &[&str] = &[
    "js/board/animate.js",
    "js/board/diff.js",
    "js/board/input.js",
    "js/board/position.js",
    "js/board/render.js",
    "js/board/state.js",
    "js/dom.js",
    "js/lesson/becomes.js",
    "js/lesson/lesson.js",
    "js/lesson/moves.js",
    "js/panel/tally.js",
    "js/play/narrate.js",
    "js/preferences.js",
    "js/rules.js",
    "js/sound/sound.js",
    "js/storage.js",
    "js/text.js",
];

impl Frame<'_> {
    pub(super) fn languages(&self) -> impl Iterator<Item = Lang> {
        Lang::ALL.iter().copied()
    }

    pub(super) fn is_in(&self, lang: &Lang) -> bool {
        self.lang == *lang
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

    pub(super) fn home_modules(&self) -> impl Iterator<Item = String> {
        HOME_MODULES.iter().map(|path| self.assets.url(path))
    }

    pub(super) fn preferences_modules(&self) -> impl Iterator<Item = String> {
        PREFERENCES_MODULES.iter().map(|path| self.assets.url(path))
    }

    pub(super) fn guide_modules(&self) -> impl Iterator<Item = String> {
        GUIDE_MODULES.iter().map(|path| self.assets.url(path))
    }

    pub(super) fn rules_modules(&self) -> impl Iterator<Item = String> {
        RULES_MODULES.iter().map(|path| self.assets.url(path))
    }

    pub(super) fn game_modules(&self) -> impl Iterator<Item = String> {
        GAME_MODULES.iter().map(|path| self.assets.url(path))
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
