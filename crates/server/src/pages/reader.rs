use i18n::Lang;

use super::frame::Frame;
use super::map::Place;
use super::who::Who;
use crate::assets::Assets;

/// Who reads, and where: what every page depends on. Its functions are pages that depend on nothing else, each in a
/// file of its own.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub lang: Lang,
    pub assets: &'a Assets,
    /// Scheme and host, as `https://ataxx.example`.
    pub origin: &'a str,
    pub who: Who<'a>,
}

impl<'a> Reader<'a> {
    pub(super) fn frame(&self, place: Place) -> Frame<'a> {
        self.frame_at(place.path().to_owned())
    }

    /// What is around the page of this path below its language.
    pub(super) fn frame_at(&self, path: String) -> Frame<'a> {
        let Reader { lang, assets, origin, who } = *self;
        Frame { lang, assets, origin, path, who }
    }
}
