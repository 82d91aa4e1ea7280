use askama::Template;
use i18n::Lang;
use protocol::Why;

use super::frame::Frame;
use super::who::Who;
use crate::assets::Assets;

/// What a reader sees instead of a page: why, in their language, and a way on.
pub(crate) struct ErrorPage<'a> {
    pub lang: Lang,
    pub assets: &'a Assets,
    /// The HTTP status.
    pub status: u16,
    pub why: Why,
    /// What is said of it, where that is more than its usual words.
    pub text: Option<&'a str>,
    /// The address that was asked for.
    pub path: &'a str,
}

impl ErrorPage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.lang;
        Html {
            frame: Frame { lang, assets: self.assets, origin: "", path: String::new(), who: Who::Untold },
            heading: heading(self.why, lang),
            text: self.text.map_or_else(|| lang.text(&format!("refusal-{}", self.why.key())), str::to_owned),
            status: self.status,
            path: self.path.chars().take(PATH_CHARS_MAX).collect(),
        }
        .render()
    }
}

/// No more of an address is repeated on the page.
const PATH_CHARS_MAX: usize = 80;

#[derive(Template)]
#[template(path = "error.html")]
struct Html<'a> {
    frame: Frame<'a>,
    heading: String,
    text: String,
    status: u16,
    path: String,
}

fn heading(why: Why, lang: Lang) -> String {
    match why {
        Why::UnknownGame => lang.text("site-error-game"),
        Why::NotFound | Why::WrongMethod => lang.text("site-error-page"),
        _ => lang.text("site-error-other"),
    }
}
