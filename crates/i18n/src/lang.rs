use std::fmt;

/// A language of the site.
///
/// To add one: a variant here, its folder in `locales/`, its line in `catalogue.rs`. The compiler and the tests
/// name the rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Lang {
    /// English, the language everything falls back to.
    En,
    /// Brazilian Portuguese.
    Pt,
    /// Vietnamese.
    Vi,
    /// Greek.
    El,
    /// Dutch.
    Nl,
    /// Norwegian, in Bokmål.
    Nb,
    /// No language: English made long, accented and marked, to see what a page does with it and which texts it has
    /// from elsewhere. Found by its address only where the feature `pseudo` is on, which is in tests.
    Pseudo,
}

/// Which way a language is written. The board is left to right in all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// As English.
    LeftToRight,
    /// As Arabic.
    RightToLeft,
}

impl Lang {
    /// Every language of the site, in the order a menu shows them.
    pub const ALL: &[Lang] = &[Lang::En, Lang::Pt, Lang::Vi, Lang::El, Lang::Nl, Lang::Nb];

    /// The language shown when nothing is known about the reader, and the one that misses no text.
    pub const FALLBACK: Lang = Lang::En;

    /// The code in URLs and the name of the folder in `locales/`: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pt => "pt",
            Lang::Vi => "vi",
            Lang::El => "el",
            Lang::Nl => "nl",
            Lang::Nb => "nb",
            Lang::Pseudo => "xa",
        }
    }

    /// The language with this code in a URL, exactly as [`Lang::code`] writes it.
    pub fn from_code(code: &str) -> Option<Lang> {
        let pseudo = cfg!(feature = "pseudo").then_some(Lang::Pseudo);
        Lang::ALL.iter().copied().chain(pseudo).find(|lang| lang.code() == code)
    }

    /// The BCP 47 tag for the `lang` and `hreflang` attributes, and for `Intl` in the browser: `pt-BR`.
    pub const fn html_lang(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pt => "pt-BR",
            Lang::Vi => "vi",
            Lang::El => "el",
            Lang::Nl => "nl",
            Lang::Nb => "nb",
            // The usual tag for it; its plurals are those of English.
            Lang::Pseudo => "en-XA",
        }
    }

    /// The language and the land whose habits its texts follow, as messengers name it (Open Graph): `pt_BR`.
    pub const fn locale(self) -> &'static str {
        match self {
            Lang::En => "en_US",
            Lang::Pt => "pt_BR",
            Lang::Vi => "vi_VN",
            Lang::El => "el_GR",
            Lang::Nl => "nl_NL",
            Lang::Nb => "nb_NO",
            Lang::Pseudo => "en_XA",
        }
    }

    /// What its own readers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Pt => "Português",
            Lang::Vi => "Tiếng Việt",
            Lang::El => "Ελληνικά",
            Lang::Nl => "Nederlands",
            Lang::Nb => "Norsk",
            Lang::Pseudo => "[Ṕšéúðö]",
        }
    }

    /// Which way it is written.
    pub const fn direction(self) -> Direction {
        match self {
            Lang::En | Lang::Pt | Lang::Vi | Lang::El | Lang::Nl | Lang::Nb | Lang::Pseudo => {
                Direction::LeftToRight
            }
        }
    }

    /// The CLDR plural categories that whole numbers take in this language, without the ones that only begin at a
    /// million (`many` in Portuguese): every plural in its catalogue has exactly these variants.
    pub const fn plural_categories(self) -> &'static [&'static str] {
        match self {
            Lang::Vi => &["other"],
            _ => &["one", "other"],
        }
    }

    /// The first subtags by which a browser asks for it. More than one where a language has an old or a broader
    /// name, as Norwegian has (`nb`, `no`).
    pub(crate) const fn primary_subtags(self) -> &'static [&'static str] {
        match self {
            Lang::En => &["en"],
            Lang::Pt => &["pt"],
            Lang::Vi => &["vi"],
            Lang::El => &["el"],
            Lang::Nl => &["nl"],
            Lang::Nb => &["nb", "no", "nn"],
            Lang::Pseudo => &[],
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Direction {
    /// The value of the `dir` attribute.
    pub const fn attribute(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_subtags_are_told_apart() {
        for (i, lang) in Lang::ALL.iter().enumerate() {
            assert_eq!(Lang::from_code(lang.code()), Some(*lang));
            for other in &Lang::ALL[i + 1..] {
                assert!(lang.primary_subtags().iter().all(|tag| !other.primary_subtags().contains(tag)));
            }
        }
        assert_eq!(Lang::from_code("EN"), None);
        assert_eq!(Lang::from_code(""), None);
    }
}
