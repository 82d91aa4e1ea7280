//! `GET /{lang}/manifest.webmanifest`: what a device wants to know to install the site.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use i18n::Lang;
use serde_json::{Value, json};

use super::Tongue;
use crate::pages::Place;

/// The page's colour by day, as in `web/styles/tokens.css` and the layout's head.
const PAGE: &str = "#eef1ec";

pub(crate) async fn manifest(Tongue(lang): Tongue) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/manifest+json"), (header::CACHE_CONTROL, "no-cache")];
    (headers, content(lang).to_string()).into_response()
}

/// One app in whatever language it was installed: the id and the scope are the whole site's.
fn content(lang: Lang) -> Value {
    let name = lang.text("site-title");
    json!({
        "id": "/",
        "scope": "/",
        "start_url": Place::Home.address(lang),
        "name": name,
        "short_name": name,
        "description": lang.text("site-description"),
        "lang": lang.html_lang(),
        "dir": lang.direction().attribute(),
        "display": "standalone",
        "background_color": PAGE,
        "theme_color": PAGE,
        "categories": ["games"],
        "icons": [icon("icon-192.png", 192, "any"), icon("icon-512.png", 512, "any"),
            icon("icon-maskable-512.png", 512, "maskable")],
        "shortcuts": [shortcut(Place::Guide, lang), shortcut(Place::Rules, lang)],
    })
}

fn icon(file: &str, size: u16, purpose: &str) -> Value {
    json!({ "src": format!("/icons/{file}"), "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": purpose })
}

fn shortcut(place: Place, lang: Lang) -> Value {
    json!({ "name": place.name(lang), "url": place.address(lang) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colour_is_the_pages() {
        let tokens = include_str!("../../../../web/styles/tokens.css");
        assert!(tokens.contains(&format!("--page: light-dark({PAGE},")));
        assert!(
            include_str!("../../templates/layout.html").contains(&format!("light)\" content=\"{PAGE}\""))
        );
    }

    #[test]
    fn one_app_in_every_language() {
        for &lang in Lang::ALL {
            let manifest = content(lang);
            assert_eq!(manifest["id"], "/");
            assert_eq!(manifest["start_url"], format!("/{lang}/"));
            assert_eq!(manifest["lang"], lang.html_lang());
        }
    }
}
