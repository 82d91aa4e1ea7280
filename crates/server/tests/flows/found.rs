//! What search engines and messengers read: the sitemap, and the head of each page.

use std::collections::{BTreeMap, BTreeSet};

use i18n::Lang;
use protocol::Time;
use testkit::site::{Dice, Site, seed};

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

/// What the head of a page says, as far as others read it.
#[derive(Debug)]
struct Head {
    lang: String,
    title: String,
    description: String,
    canonical: String,
    /// Addresses by language.
    alternates: BTreeMap<String, String>,
    /// Properties of Open Graph and of cards, by name.
    cards: BTreeMap<String, Vec<String>>,
    things: Vec<serde_json::Value>,
}

impl Head {
    fn of(html: &str) -> Head {
        let head = between(html, "<head>", "</head>")[0];
        let one = |before: &str| {
            let found = between(head, before, "\"");
            assert_eq!(found.len(), 1, "{before} in {head}");
            found[0].to_owned()
        };
        let alternates = between(head, "<link rel=\"alternate\" ", ">");
        let mut cards: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for tag in between(head, "<meta ", ">") {
            let name = between(tag, "property=\"", "\"").pop().or(between(tag, "name=\"", "\"").pop());
            if let (Some(name), Some(content)) = (name, between(tag, "content=\"", "\"").pop()) {
                cards.entry(name.to_owned()).or_default().push(content.to_owned());
            }
        }
        let blocks = between(head, "<script type=\"application/ld+json\">", "</script>");
        let graph =
            |block: &&str| serde_json::from_str::<serde_json::Value>(block).unwrap()["@graph"].clone();
        Head {
            lang: between(html, "<html lang=\"", "\"")[0].to_owned(),
            title: between(head, "<title>", "</title>")[0].to_owned(),
            description: one("<meta name=\"description\" content=\""),
            canonical: one("<link rel=\"canonical\" href=\""),
            alternates: alternates.into_iter().filter_map(alternate).collect(),
            cards,
            things: blocks.iter().flat_map(|block| graph(block).as_array().unwrap().clone()).collect(),
        }
    }

    fn card(&self, name: &str) -> &str {
        match self.cards.get(name).map(Vec::as_slice) {
            Some([only]) => only,
            other => panic!("{name}: {other:?}"),
        }
    }
}

/// The language of a link to another version of the page, and its address.
fn alternate(link: &str) -> Option<(String, String)> {
    let (lang, address) = (between(link, "hreflang=\"", "\"").pop()?, between(link, "href=\"", "\"").pop()?);
    Some((lang.to_owned(), address.to_owned()))
}

const ORIGIN: &str = "https://ataxx.example";

#[tokio::test]
async fn every_page_in_the_sitemap_has_a_head_that_is_its_own() {
    let site = Site::start_with(SERVER, &["--public-url", ORIGIN]).await;
    let sitemap = site.get("/sitemap.xml").send().await;
    let mut heads = BTreeMap::new();
    for address in between(sitemap.text(), "<loc>", "</loc>") {
        let path = address.strip_prefix(ORIGIN).expect("our own address");
        let page = site.get(path).send().await;
        assert_eq!(page.status, 200, "{path}");
        heads.insert(address.to_owned(), Head::of(page.text()));
    }
    for (address, head) in &heads {
        assert_eq!(head.canonical, *address);
        assert_eq!(head.alternates.get(&head.lang), Some(address));
        for (lang, alternate) in head.alternates.iter().filter(|(lang, _)| *lang != "x-default") {
            let other = heads.get(alternate).unwrap_or_else(|| panic!("{address} names {alternate}"));
            assert_eq!(other.lang, *lang, "{alternate}");
            assert_eq!(other.alternates, head.alternates, "{alternate} and {address} name different pages");
        }
        assert!(!head.description.is_empty() && !head.title.is_empty(), "{address}");
        assert_eq!(head.card("og:title"), head.title, "{address}");
        assert_eq!(head.card("og:description"), head.description, "{address}");
        assert_eq!(head.card("og:url"), address);
        assert_eq!(head.cards["og:locale:alternate"].len(), Lang::ALL.len() - 1);
        assert!(!head.cards.contains_key("robots"), "{address} is listed and does not want to be");
        assert!(head.things.iter().any(|thing| thing["url"] == **address), "{address}: {:?}", head.things);
    }
    told_apart(&heads);
    for head in heads.values().filter(|head| head.lang == "en") {
        let path = head.alternates["x-default"].strip_prefix(ORIGIN).expect("our own address");
        let answer = site.get(path).header("accept-language", "nb").send().await;
        let there = answer.header("location").map(|path| format!("{ORIGIN}{path}"));
        assert_eq!(there.as_ref(), head.alternates.get("nb"), "{path}");
    }
    for path in heads.values().map(|head| head.card("og:image")).collect::<BTreeSet<_>>() {
        let picture = site.get(path.strip_prefix(ORIGIN).expect("absolute")).send().await;
        assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/png")), "{path}");
    }
}

/// No two pages of a language have the same title or description.
fn told_apart(heads: &BTreeMap<String, Head>) {
    for lang in Lang::ALL {
        let here: Vec<&Head> = heads.values().filter(|head| head.lang == lang.html_lang()).collect();
        let titles: BTreeSet<&str> = here.iter().map(|head| head.title.as_str()).collect();
        let descriptions: BTreeSet<&str> = here.iter().map(|head| head.description.as_str()).collect();
        assert_eq!((titles.len(), descriptions.len()), (here.len(), here.len()), "{lang}: {titles:?}");
    }
}

#[tokio::test]
async fn a_game_shows_its_position_and_wants_to_be_in_no_list() {
    let site = Site::start_with(SERVER, &["--public-url", ORIGIN]).await;
    let (red, _) = site.pair(&mut Dice::new(seed()), Time::Untimed).await;
    let page = || site.get(&format!("/en/game/{}", red.game)).send();
    let picture = |ply: usize| format!("{ORIGIN}/picture/game/{}/{ply}.png", red.game);
    let before = Head::of(page().await.text());
    assert_eq!(before.card("og:image"), picture(0));
    site.sit(&red).await.play("b6").await.unwrap();
    let head = Head::of(page().await.text());
    assert_eq!(head.card("og:image"), picture(1));
    assert_ne!(head.card("og:image:alt"), before.card("og:image:alt"), "the counts have changed");
    assert_eq!(head.card("robots"), "noindex");
    assert_eq!(head.card("twitter:card"), "summary_large_image");
    assert_eq!((head.card("og:image:width"), head.card("og:image:height")), ("1200", "630"));
    assert_eq!(head.alternates["x-default"], format!("{ORIGIN}/game/{}", red.game));
    assert!(head.things.is_empty(), "a game is no place");
}
