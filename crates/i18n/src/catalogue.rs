use std::sync::{Arc, LazyLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast::{Entry, Message};

use crate::client::{ClientTexts, export};
use crate::{ClientText, Lang};

#[cfg(feature = "pseudo")]
mod pseudo;
#[cfg(test)]
mod same;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod variables;

/// The ids of all messages of a language, in the order of its files.
pub fn keys(lang: Lang) -> impl Iterator<Item = &'static str> {
    catalogue(lang).messages().map(|message| message.id.name)
}

/// A language's messages, parsed.
pub(crate) struct Catalogue {
    pub(crate) bundle: FluentBundle<Arc<FluentResource>>,
    pub(crate) client: ClientTexts,
    resources: Vec<Arc<FluentResource>>,
}

/// The catalogue of `lang`; the first call parses it, and all others.
pub(crate) fn catalogue(lang: Lang) -> &'static Catalogue {
    static CATALOGUES: LazyLock<Vec<Catalogue>> =
        LazyLock::new(|| Lang::ALL.iter().map(|&lang| Catalogue::parse(lang)).collect());
    match Lang::ALL.iter().position(|&other| other == lang) {
        Some(index) => &CATALOGUES[index],
        None => pseudo(),
    }
}

#[cfg(feature = "pseudo")]
fn pseudo() -> &'static Catalogue {
    static PSEUDO: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::parse(Lang::Pseudo));
    &PSEUDO
}

/// Nobody gets there: no address leads to it.
#[cfg(not(feature = "pseudo"))]
fn pseudo() -> &'static Catalogue {
    catalogue(Lang::FALLBACK)
}

/// The files of each language: every folder in `locales/` has the same ones.
fn sources(lang: Lang) -> [(&'static str, &'static str); 16] {
    macro_rules! folder {
        ($code:literal) => {
            folder!(
                $code,
                "site.ftl",
                "client.ftl",
                "refusal.ftl",
                "home.ftl",
                "rules.ftl",
                "guide.ftl",
                "about.ftl",
                "help.ftl",
                "preferences.ftl",
                "account.ftl",
                "bots.ftl",
                "challenge.ftl",
                "correspondence.ftl",
                "order.ftl",
                "watch.ftl",
                "people.ftl"
            )
        };
        ($code:literal, $($file:literal),*) => {
            [$(($file, include_str!(concat!("../../../locales/", $code, "/", $file)))),*]
        };
    }
    match lang {
        Lang::En | Lang::Pseudo => folder!("en"),
        Lang::Pt => folder!("pt"),
        Lang::Vi => folder!("vi"),
        Lang::El => folder!("el"),
        Lang::Nl => folder!("nl"),
        Lang::Nb => folder!("nb"),
    }
}

impl Catalogue {
    /// What does not parse is logged and left out: the tests do not let it come that far.
    fn parse(lang: Lang) -> Catalogue {
        let id = lang.html_lang().parse().expect("html_lang is a BCP 47 tag");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks around every argument would keep a left-to-right name in order inside right-to-left text, but they
        // end up in titles, attributes and tests. In HTML, <bdi> around a name does the same.
        bundle.set_use_isolating(false);
        let mut resources = Vec::new();
        for (file, text) in sources(lang) {
            #[cfg(feature = "pseudo")]
            let text = &if lang == Lang::Pseudo { pseudo::disguise(text) } else { text.to_owned() };
            let resource = Arc::new(parse_file(lang, file, text));
            if let Err(errors) = bundle.add_resource(Arc::clone(&resource)) {
                tracing::error!(%lang, file, ?errors, "message defined twice");
            }
            resources.push(resource);
        }
        let mut catalogue = Catalogue { bundle, client: ClientTexts::new(), resources };
        catalogue.client = catalogue.client_messages(lang);
        catalogue
    }

    fn messages(&self) -> impl Iterator<Item = &Message<&str>> {
        self.resources.iter().flat_map(|resource| resource.entries()).filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        })
    }

    fn client_messages(&self, lang: Lang) -> ClientTexts {
        let exported = |message: &Message<&str>| match export(message, lang) {
            Ok(text) => Some((message.id.name.to_owned(), text)),
            Err(error) => {
                tracing::error!(%lang, key = message.id.name, %error, "message cannot be exported");
                None::<(String, ClientText)>
            }
        };
        self.messages()
            .filter(|message| message.id.name.starts_with("client-"))
            .filter_map(exported)
            .collect()
    }
}

fn parse_file(lang: Lang, file: &str, text: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, errors)| {
        tracing::error!(%lang, file, ?errors, "catalogue has parts that are no messages");
        rest
    })
}
