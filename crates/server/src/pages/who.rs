use i18n::Lang;

/// Who reads a page, as far as the page says so.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Who<'a> {
    /// The page says nothing of it.
    Untold,
    /// Somebody who has done nothing here yet.
    Nobody,
    /// A guest of this name.
    Guest(&'a str),
    /// An account of this name.
    Account(&'a str),
}

/// What the header says of who reads.
pub(super) struct WhoView {
    pub address: String,
    /// What is read aloud.
    pub label: String,
    /// What is seen.
    pub name: String,
}

impl<'a> Who<'a> {
    pub(super) fn guest(self) -> Option<&'a str> {
        match self {
            Who::Guest(name) => Some(name),
            Who::Untold | Who::Nobody | Who::Account(_) => None,
        }
    }

    pub(super) fn is_account(self) -> bool {
        matches!(self, Who::Account(_))
    }

    /// Whether it is somebody whom others can reach.
    pub(super) fn is_known(self) -> bool {
        matches!(self, Who::Guest(_) | Who::Account(_))
    }

    /// On the page of this path below its language.
    pub(super) fn view(self, path: &str, lang: Lang) -> Option<WhoView> {
        let named = |key, name: &str| lang.text_with(key, &[("name", name.into())]);
        let back = way_back(path, lang);
        match self {
            Who::Untold => None,
            Who::Nobody => {
                let name = lang.text("account-sign-in");
                Some(WhoView { address: format!("/{lang}/sign-in{back}"), label: name.clone(), name })
            }
            Who::Guest(name) => Some(WhoView {
                address: format!("/{lang}/register{back}"),
                label: named("account-guest", name),
                name: name.to_owned(),
            }),
            Who::Account(name) => Some(WhoView {
                address: format!("/{lang}/account"),
                label: named("account-yours", name),
                name: name.to_owned(),
            }),
        }
    }
}

/// Whoever signs in comes back to where they were, unless that is the home page or itself about signing in.
fn way_back(path: &str, lang: Lang) -> String {
    let plain = path.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'/' | b'-' | b'_'));
    let about = ["", "sign-in", "register"].contains(&path) || path.starts_with("account");
    if plain && !about { format!("?next=/{lang}/{path}") } else { String::new() }
}
