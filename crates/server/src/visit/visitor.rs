use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use i18n::Lang;
use store::UserKind;

use super::{Instead, lang_of};
use crate::api::Asked;
use crate::app::App;
use crate::http::origin_of;
use crate::pages::{Reader, Who};
use crate::people::Me;

/// Somebody who wants to see a page.
pub(crate) struct Visitor {
    pub asked: Asked,
    pub me: Me,
    origin: String,
}

impl Visitor {
    /// The reader of a page below `/{code}`.
    pub fn reader<'a>(&'a self, app: &'a App, code: &str) -> Result<Reader<'a>, Instead> {
        Ok(self.reader_of(app, lang_of(app, &self.asked, code)?))
    }

    /// The reader of a page in this language.
    pub fn reader_of<'a>(&'a self, app: &'a App, lang: Lang) -> Reader<'a> {
        Reader { lang, assets: &app.assets, origin: &self.origin, who: self.who() }
    }

    fn who(&self) -> Who<'_> {
        match self.me.user() {
            None => Who::Nobody,
            Some(user) if user.kind == UserKind::Guest => Who::Guest(&user.name),
            Some(user) => Who::Account(&user.name),
        }
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Infallible> {
        let asked = Asked::from_request_parts(parts, app).await?;
        let origin = origin_of(&app.config, &asked.headers);
        // Who can't be told is nobody; the page is worth more than the name on it.
        let me = Me::from_request_parts(parts, app).await.unwrap_or(Me(None));
        Ok(Visitor { asked, me, origin })
    }
}
