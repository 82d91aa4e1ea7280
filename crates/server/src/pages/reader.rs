use i18n::Lang;

use super::frame::Frame;
use super::map::Place;
use crate::assets::Assets;

/// Who reads, and where: all that a page depends on that is the same for everybody. Its functions are such pages, each
/// in a file of its own.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub lang: Lang,
    pub assets: &'a Assets,
    /// Scheme and host, as `https://ataxx.example`.
    pub origin: &'a str,
}

impl<'a> Reader<'a> {
    pub(super) fn frame(&self, place: Place) -> Frame<'a> {
        let Reader { lang, assets, origin } = *self;
        Frame { lang, assets, origin, path: place.path().to_owned() }
    }
}
