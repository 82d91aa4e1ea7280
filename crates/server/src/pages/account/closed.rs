use askama::Template;

use crate::pages::frame::Frame;
use crate::pages::reader::Reader;

/// The path below its language.
const PATH: &str = "account/closed";

impl Reader<'_> {
    /// Said to somebody who has closed their account.
    pub fn account_closed(&self) -> Result<String, askama::Error> {
        Html { frame: self.frame_at(PATH.to_owned()) }.render()
    }
}

#[derive(Template)]
#[template(path = "account_closed.html")]
struct Html<'a> {
    frame: Frame<'a>,
}
