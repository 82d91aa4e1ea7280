//! The pages that stand for themselves, each at the same address below every language.

use i18n::Lang;

/// One of them. The footer leads to all, the sitemap lists them, and they can be read without a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Home,
    Guide,
    Rules,
    Help,
    About,
    Preferences,
}

impl Place {
    /// In the order in which they are offered.
    pub const ALL: &[Place] =
        &[Place::Home, Place::Guide, Place::Rules, Place::Help, Place::About, Place::Preferences];

    /// Its path below its language.
    pub const fn path(self) -> &'static str {
        match self {
            Place::Home => "",
            Place::Guide => "guide",
            Place::Rules => "rules",
            Place::Help => "help",
            Place::About => "about",
            Place::Preferences => "preferences",
        }
    }

    /// Its address, as `/pt/rules`.
    pub fn address(self, lang: Lang) -> String {
        format!("/{lang}/{}", self.path())
    }

    /// What a link to it says.
    pub fn name(self, lang: Lang) -> String {
        match self {
            Place::Home => lang.text("site-place-home"),
            Place::Guide => lang.text("site-place-guide"),
            Place::Rules => lang.text("site-place-rules"),
            Place::Help => lang.text("site-place-help"),
            Place::About => lang.text("site-place-about"),
            Place::Preferences => lang.text("site-place-preferences"),
        }
    }
}
