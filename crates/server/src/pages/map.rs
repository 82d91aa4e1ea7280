//! The pages that stand for themselves, each at the same address below every language.

use i18n::Lang;

use crate::pictures::Named;

/// One of them. The footer leads to all, the sitemap lists them, and most can be read without a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Home,
    Tv,
    Games,
    Guide,
    Rules,
    Help,
    About,
    Preferences,
}

impl Place {
    /// In the order in which they are offered.
    pub const ALL: &[Place] = &[
        Place::Home,
        Place::Tv,
        Place::Games,
        Place::Guide,
        Place::Rules,
        Place::Help,
        Place::About,
        Place::Preferences,
    ];

    /// Its path below its language.
    pub const fn path(self) -> &'static str {
        match self {
            Place::Home => "",
            Place::Tv => "tv",
            Place::Games => "games",
            Place::Guide => "guide",
            Place::Rules => "rules",
            Place::Help => "help",
            Place::About => "about",
            Place::Preferences => "preferences",
        }
    }

    /// Whether it can be read without a network: it says nothing of this moment.
    pub const fn is_kept(self) -> bool {
        !matches!(self, Place::Tv | Place::Games)
    }

    /// Its address, as `/pt/rules`.
    pub fn address(self, lang: Lang) -> String {
        format!("/{lang}/{}", self.path())
    }

    /// What a link to it says.
    pub fn name(self, lang: Lang) -> String {
        match self {
            Place::Home => lang.text("site-place-home"),
            Place::Tv => lang.text("site-place-tv"),
            Place::Games => lang.text("site-place-games"),
            Place::Guide => lang.text("site-place-guide"),
            Place::Rules => lang.text("site-place-rules"),
            Place::Help => lang.text("site-place-help"),
            Place::About => lang.text("site-place-about"),
            Place::Preferences => lang.text("site-place-preferences"),
        }
    }

    /// Its title, for those who look for it.
    pub fn title(self, lang: Lang) -> String {
        match self {
            Place::Home => lang.text("home-title"),
            Place::Tv => lang.text("watch-tv-title"),
            Place::Games => lang.text("watch-games-title"),
            Place::Guide => lang.text("guide-title"),
            Place::Rules => lang.text("rules-title"),
            Place::Help => lang.text("help-title"),
            Place::About => lang.text("about-title"),
            Place::Preferences => lang.text("preferences-title"),
        }
    }

    /// What is on it, in a sentence or two.
    pub fn description(self, lang: Lang) -> String {
        match self {
            Place::Home => lang.text("home-description"),
            Place::Tv => lang.text("watch-tv-description"),
            Place::Games => lang.text("watch-games-description"),
            Place::Guide => lang.text("guide-description"),
            Place::Rules => lang.text("rules-description"),
            Place::Help => lang.text("help-description"),
            Place::About => lang.text("about-description"),
            Place::Preferences => lang.text("preferences-description"),
        }
    }

    /// The path of the picture that a link to it shows.
    pub fn picture_path(self) -> String {
        format!("/picture/{}.png", self.picture().name())
    }

    /// What can be seen on that picture.
    pub fn picture_alt(self, lang: Lang) -> String {
        match self.picture() {
            Named::Play => lang.text("site-picture-play"),
            Named::Rules => lang.text("site-picture-rules"),
            Named::Guide => lang.text("site-picture-guide"),
        }
    }

    fn picture(self) -> Named {
        match self {
            Place::Rules => Named::Rules,
            Place::Guide => Named::Guide,
            Place::Home | Place::Tv | Place::Games | Place::Help | Place::About | Place::Preferences => {
                Named::Play
            }
        }
    }
}
