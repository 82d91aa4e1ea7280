//! Pages that are read: about and help.

use std::process::Command;

use i18n::Lang;
use testkit::site::Site;

use super::SERVER;

const ABOUT: &[&str] = &["history", "names", "reversi", "programs", "balance", "site", "more"];
const HELP: &[&str] = &[
    "start",
    "keys",
    "notation",
    "time",
    "away",
    "offers",
    "ratings",
    "seats",
    "watching",
    "preferences",
    "access",
    "privacy",
    "offline",
    "engines",
    "contact",
];

#[tokio::test]
async fn both_pages_are_whole_in_every_language() {
    let site = Site::start(SERVER).await;
    for &lang in Lang::ALL {
        for (place, ids) in [("about", ABOUT), ("help", HELP)] {
            let path = format!("/{lang}/{place}");
            let answer = site.get(&path).send().await;
            assert_eq!(answer.status, 200, "{path}");
            let html = answer.text();
            assert_eq!(html.matches("<h1").count(), 1, "{path}");
            assert!(html.contains(&format!("<title>{}</title>", title(lang, place))), "{path}");
            let skip = format!("href=\"#main\">{}<", lang.text("site-skip-to-text"));
            assert!(html.contains(&skip), "{path}");
            // Each section can be led to, and the contents lead to each.
            for id in ids {
                assert_eq!(html.matches(&format!("<section id=\"{id}\"")).count(), 1, "{path}#{id}");
                assert_eq!(html.matches(&format!("href=\"#{id}\"")).count(), 1, "{path}#{id}");
            }
            assert_eq!(html.matches("<section").count(), ids.len(), "{path}");
            // A placeholder without its value, or a text without its message.
            assert!(!html.contains("{$") && !html.contains(&format!(">{place}-")), "{path}");
        }
    }
}

/// As it stands in a page: of all that is escaped only an apostrophe or ampersand can be in a title.
fn title(lang: Lang, place: &str) -> String {
    lang.text(&format!("{place}-title")).replace('&', "&#38;").replace('\'', "&#39;")
}

#[tokio::test]
async fn links_to_other_sites_are_marked_and_tell_nothing() {
    let site = Site::start_with(SERVER, &["--contact", "https://who.example/"]).await;
    let mut found = 0;
    for path in ["/en/about", "/en/help"] {
        let answer = site.get(path).send().await;
        for link in answer.text().split("<a ").skip(1).filter_map(|rest| rest.split("</a>").next()) {
            if link.starts_with("href=\"http") {
                assert!(link.contains("rel=\"noopener noreferrer external\""), "{path}: {link}");
                assert!(link.contains("(opens another site)"), "{path}: {link}");
                found += 1;
            }
        }
    }
    assert_eq!(found, 5);
}

#[tokio::test]
async fn the_operators_contact_is_shown_if_there_is_one() {
    let none = Site::start(SERVER).await;
    let answer = none.get("/en/help").send().await;
    assert!(answer.text().contains(&Lang::En.text("help-contact-none")));
    assert!(!answer.text().contains(&Lang::En.text("help-contact-text")));
    for (contact, link) in [
        ("me+ataxx@mail.example", "mailto:me+ataxx@mail.example"),
        ("https://who.example/?a=1&b=2", "https://who.example/?a=1&#38;b=2"),
    ] {
        let site = Site::start_with(SERVER, &["--contact", contact]).await;
        let answer = site.get("/en/help").send().await;
        assert!(answer.text().contains(&Lang::En.text("help-contact-text")), "{contact}");
        assert!(answer.text().contains(&format!("href=\"{link}\"")), "{contact}");
        assert!(!answer.text().contains("?a=1&b"), "{contact} is not escaped");
    }
}

#[test]
fn what_is_no_contact_is_refused_at_the_start() {
    for (contact, why) in [
        ("nobody", "begins with https://"),
        ("http://who.example/", "begins with https://"),
        ("\"><script>@x", "an e-mail address has"),
    ] {
        let out = Command::new(SERVER).env("ATAXX_CONTACT", contact).output().unwrap();
        let said = String::from_utf8_lossy(&out.stderr);
        assert!(
            !out.status.success() && said.contains("--contact") && said.contains(why),
            "{contact}: {said}"
        );
    }
}
