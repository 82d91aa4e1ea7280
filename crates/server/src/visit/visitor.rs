use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use axum::http::{Method, header};
use i18n::Lang;
use protocol::Why;
use store::{StoreError, UserKind};

use super::{Instead, error, missing};
use crate::app::App;
use crate::http::Asked;
use crate::http::origin_of;
use crate::pages::{Reader, Who};
use crate::people::Me;
use crate::problem::later;

/// The language of an address such as `/pt/…`; any other first part is that of no page.
pub(crate) struct Tongue(pub Lang);

impl FromRequestParts<Arc<App>> for Tongue {
    type Rejection = Instead;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Tongue, Instead> {
        let params = RawPathParams::from_request_parts(parts, app).await.ok();
        let code = params.iter().flatten().find(|(name, _)| *name == "lang").map(|(_, code)| code);
        match code.and_then(Lang::from_code) {
            Some(lang) => Ok(Tongue(lang)),
            None => {
                let Ok(asked) = Asked::from_request_parts(parts, app).await;
                Err(Instead::of(missing::nothing(app, &Method::GET, &asked)))
            }
        }
    }
}

/// Somebody who wants to see a page, in the language of its address.
pub(crate) struct Visitor {
    pub app: Arc<App>,
    pub asked: Asked,
    pub lang: Lang,
    pub me: Me,
    origin: String,
}

impl Visitor {
    /// Whom the page is made for.
    pub fn reader(&self) -> Reader<'_> {
        Reader { lang: self.lang, assets: &self.app.assets, origin: &self.origin, who: self.who() }
    }

    /// The page that says why there is none.
    pub fn instead(&self, why: Why) -> Instead {
        Instead::of(error(&self.app, &self.asked, self.lang, why, None))
    }

    /// The same, in other words than the usual.
    pub fn instead_saying(&self, why: Why, text: &str) -> Instead {
        Instead::of(error(&self.app, &self.asked, self.lang, why, Some(text)))
    }

    /// The page that says that something was tried too often, and in how many ms it may be tried again.
    pub fn later(&self, ms: u32) -> Instead {
        let text = later(ms, self.lang);
        let mut response = error(&self.app, &self.asked, self.lang, Why::TooMany, Some(&text));
        response.headers_mut().insert(header::RETRY_AFTER, ms.div_ceil(1_000).into());
        Instead::of(response)
    }

    /// What is shown when the store can't say what a page needs.
    pub fn failed(&self, error: &StoreError) -> Instead {
        tracing::error!(%error, path = self.asked.uri.path(), "a page can't be made");
        self.instead(Why::Internal)
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
    type Rejection = Instead;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Instead> {
        // First, for who it is costs a look into the store.
        let Tongue(lang) = Tongue::from_request_parts(parts, app).await?;
        let Ok(asked) = Asked::from_request_parts(parts, app).await;
        let origin = origin_of(&app.config, &asked.headers);
        // Who can't be told is nobody; the page is worth more than the name on it.
        let me = Me::from_request_parts(parts, app).await.unwrap_or(Me(None));
        Ok(Visitor { app: Arc::clone(app), asked, lang, me, origin })
    }
}
