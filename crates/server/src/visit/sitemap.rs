//! `GET /sitemap.xml`

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use i18n::Lang;

use super::Asked;
use crate::app::App;
use crate::http::origin_of;
use crate::pages::Place;

/// Every place in every language, each with the same page in all others.
pub(crate) async fn sitemap(State(app): State<Arc<App>>, asked: Asked) -> Response {
    let xml = write(&origin_of(&app.config, &asked.headers));
    let headers =
        [(header::CONTENT_TYPE, "application/xml; charset=utf-8"), (header::CACHE_CONTROL, "max-age=3600")];
    (headers, xml).into_response()
}

fn write(origin: &str) -> String {
    let origin = escaped(origin);
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for place in Place::ALL {
        let links = links(*place, &origin);
        for lang in Lang::ALL {
            let address = place.address(*lang);
            xml.push_str(&format!("<url>\n<loc>{origin}{address}</loc>\n{links}</url>\n"));
        }
    }
    xml.push_str("</urlset>\n");
    xml
}

fn links(place: Place, origin: &str) -> String {
    let one = |hreflang: &str, address: &str| {
        format!("<xhtml:link rel=\"alternate\" hreflang=\"{hreflang}\" href=\"{origin}{address}\"/>\n")
    };
    let languages = Lang::ALL.iter().map(|lang| one(lang.html_lang(), &place.address(*lang)));
    languages.chain([one("x-default", &format!("/{}", place.path()))]).collect()
}

/// An operator may have set any address.
fn escaped(origin: &str) -> String {
    origin.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_can_not_break_the_document() {
        let xml = write("https://a.example/?x=\"&<y");
        assert!(xml.contains("<loc>https://a.example/?x=&quot;&amp;&lt;y/en/</loc>"), "{xml}");
    }
}
