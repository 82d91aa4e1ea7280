//! What a page says about itself to programs, in the words of schema.org: JSON-LD, a data block that no
//! browser runs. Only what is true of the page, in its language.

use i18n::Lang;
use serde_json::{Value, json};

use super::data;
use super::map::Place;

/// The page that is described.
pub(super) struct About<'a> {
    pub place: Place,
    pub lang: Lang,
    /// Scheme and host, as `https://ataxx.example`.
    pub origin: &'a str,
}

impl About<'_> {
    /// The content of a `<script type="application/ld+json">`.
    pub fn block(&self) -> String {
        let mut things = self.things();
        if self.place != Place::Home {
            things.push(self.way());
        }
        data::json(&json!({ "@context": "https://schema.org", "@graph": things }))
    }

    fn things(&self) -> Vec<Value> {
        match self.place {
            Place::Home => vec![self.site(), self.game()],
            Place::Guide => vec![self.page("LearningResource", &self.lesson())],
            Place::Rules | Place::About => vec![self.page("Article", &self.article())],
            Place::Tv | Place::Games | Place::Help | Place::Preferences => {
                vec![self.page("WebPage", &json!({}))]
            }
        }
    }

    fn site(&self) -> Value {
        json!({
            "@type": "WebSite",
            "@id": self.id("site"),
            "name": self.lang.text("site-title"),
            "url": self.url(Place::Home),
            "inLanguage": Lang::ALL.iter().map(|lang| lang.html_lang()).collect::<Vec<_>>(),
        })
    }

    /// The game, as it can be played here: for one or two, free of charge, in any browser.
    fn game(&self) -> Value {
        json!({
            "@type": ["VideoGame", "WebApplication"],
            "@id": self.id("game"),
            "name": "Ataxx",
            "url": self.url(Place::Home),
            "description": self.place.description(self.lang),
            "image": self.image(),
            "inLanguage": self.lang.html_lang(),
            "applicationCategory": "GameApplication",
            "operatingSystem": "Any",
            "playMode": ["https://schema.org/SinglePlayer", "https://schema.org/MultiPlayer"],
            "numberOfPlayers": { "@type": "QuantitativeValue", "minValue": 1, "maxValue": 2 },
            "isAccessibleForFree": true,
            "offers": { "@type": "Offer", "price": 0, "priceCurrency": "EUR" },
        })
    }

    /// The page as a thing of this type, with what is particular to it.
    fn page(&self, kind: &str, more: &Value) -> Value {
        let mut page = json!({
            "@type": kind,
            "@id": self.id("page"),
            "name": self.place.title(self.lang),
            "description": self.place.description(self.lang),
            "url": self.url(self.place),
            "image": self.image(),
            "inLanguage": self.lang.html_lang(),
            "isPartOf": { "@type": "WebSite", "@id": format!("{}#site", self.url(Place::Home)) },
            "isAccessibleForFree": true,
        });
        if let (Some(page), Some(more)) = (page.as_object_mut(), more.as_object()) {
            page.extend(more.clone());
        }
        page
    }

    fn lesson(&self) -> Value {
        json!({
            "about": { "@type": "Game", "name": "Ataxx" },
            "educationalLevel": "Beginner",
            "learningResourceType": "Tutorial",
            "interactivityType": "active",
        })
    }

    fn article(&self) -> Value {
        json!({
            "headline": self.place.title(self.lang),
            "about": { "@type": "Game", "name": "Ataxx" },
        })
    }

    /// Where the page stands: below the home page.
    fn way(&self) -> Value {
        let step = |position: u8, place: Place| {
            json!({
                "@type": "ListItem",
                "position": position,
                "name": place.name(self.lang),
                "item": self.url(place),
            })
        };
        json!({
            "@type": "BreadcrumbList",
            "itemListElement": [step(1, Place::Home), step(2, self.place)],
        })
    }

    fn url(&self, place: Place) -> String {
        format!("{}{}", self.origin, place.address(self.lang))
    }

    fn image(&self) -> String {
        format!("{}{}", self.origin, self.place.picture_path())
    }

    fn id(&self, part: &str) -> String {
        format!("{}#{part}", self.url(self.place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_described_in_every_language() {
        for &lang in Lang::ALL {
            for &place in Place::ALL {
                let about = About { place, lang, origin: "https://ataxx.example" };
                let block: Value = serde_json::from_str(&about.block()).unwrap();
                let things = block["@graph"].as_array().unwrap();
                let urls: Vec<&Value> = things.iter().map(|thing| &thing["url"]).collect();
                let own = Value::from(format!("https://ataxx.example{}", place.address(lang)));
                assert!(urls.contains(&&own), "{place:?}: {urls:?}");
                let way = things.iter().find(|thing| thing["@type"] == "BreadcrumbList");
                assert_eq!(way.is_none(), place == Place::Home);
                for step in way.iter().flat_map(|way| way["itemListElement"].as_array().unwrap()) {
                    assert!(step["item"].as_str().unwrap().starts_with("https://ataxx.example/"));
                }
            }
        }
    }
}
