//! What search engines and messengers read: the sitemap, and the head of each page.

use i18n::Lang;
use testkit::site::Site;

use super::SERVER;

/// What stands between `before` and `after`, each time.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| Some(rest.split_once(after)?.0)).collect()
}

#[tokio::test]
async fn the_sitemap_lists_every_place_in_every_language_with_its_alternates() {
    let site = Site::start_with(SERVER, &["--public-url", "https://ataxx.example/"]).await;
    let answer = site.get("/sitemap.xml").send().await;
    assert_eq!(answer.header("content-type"), Some("application/xml; charset=utf-8"));
    let urls = between(answer.text(), "<url>", "</url>");
    let addresses: Vec<&str> = between(answer.text(), "<loc>", "</loc>");
    assert_eq!(addresses.len(), urls.len());
    for lang in Lang::ALL {
        let home = format!("https://ataxx.example/{lang}/");
        assert!(addresses.contains(&home.as_str()), "{home} is not listed");
    }
    for url in urls {
        let own = between(url, "<loc>", "</loc>")[0];
        let alternates = between(url, "href=\"", "\"");
        assert!(alternates.contains(&own), "{own} does not name itself");
        assert_eq!(alternates.len(), Lang::ALL.len() + 1, "{own}");
        for alternate in between(url, "hreflang=\"", "/>") {
            let (name, address) =
                (alternate.split('"').next().unwrap(), between(alternate, "href=\"", "\"")[0]);
            let listed = addresses.contains(&address);
            assert!(listed != (name == "x-default"), "{own} names {address}");
        }
    }
}

#[tokio::test]
async fn an_address_without_a_language_leads_to_the_readers() {
    let site = Site::start(SERVER).await;
    for place in ["guide", "rules", "help", "about", "preferences"] {
        let answer = site.get(&format!("/{place}")).header("accept-language", "pt").send().await;
        assert_eq!(answer.header("location"), Some(format!("/pt/{place}").as_str()));
        assert_eq!(answer.header("vary").map(str::to_lowercase).as_deref(), Some("accept-language"));
    }
}

#[tokio::test]
async fn robots_are_told_what_to_leave_alone() {
    let site = Site::start_with(SERVER, &["--public-url", "https://ataxx.example"]).await;
    let answer = site.get("/robots.txt").send().await;
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    let lines: Vec<&str> = answer.text().lines().collect();
    for line in ["Disallow: /api/", "Disallow: /ws", "Sitemap: https://ataxx.example/sitemap.xml"] {
        assert!(lines.contains(&line), "{}", answer.text());
    }
}
