use askama::Template;
use i18n::Lang;

use super::frame::Frame;
use super::who::Who;
use crate::assets::Assets;

/// What a browser shows in place of a page that needs the network. It is kept there beforehand.
pub(crate) struct OfflinePage<'a> {
    pub lang: Lang,
    pub assets: &'a Assets,
}

impl OfflinePage<'_> {
    /// Its path below its language.
    pub const PATH: &'static str = "offline";

    pub fn render(&self) -> Result<String, askama::Error> {
        let OfflinePage { lang, assets } = *self;
        Html { frame: Frame { lang, assets, origin: "", path: Self::PATH.to_owned(), who: Who::Untold } }
            .render()
    }
}

#[derive(Template)]
#[template(path = "offline.html")]
struct Html<'a> {
    frame: Frame<'a>,
}
