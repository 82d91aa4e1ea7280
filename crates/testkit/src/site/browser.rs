//! A browser, as far as its cookie goes.

use std::fmt::Write;

use serde::Serialize;
use serde_json::json;

use super::{Answer, Request, Site};

/// Somebody's browser: it keeps the cookie that it is given, and shows it. A new one is nobody's.
#[derive(Clone, Debug, Default)]
pub struct Browser {
    pub cookie: Option<String>,
}

impl Browser {
    /// What everybody has for a password who registers in a test.
    pub const PASSWORD: &str = "a dish of agar";

    /// One with a new account of this name.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn registered(site: &Site, name: &str) -> Browser {
        let mut browser = Browser::default();
        let answer = browser.register(site, name).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        browser
    }

    /// Asks for an account of this name.
    ///
    /// # Panics
    /// If the server does not answer.
    pub async fn register(&mut self, site: &Site, name: &str) -> Answer {
        let body = json!({ "name": name, "password": Browser::PASSWORD });
        self.post(site, "/api/account/register", &body).await
    }

    /// Asks to be signed in.
    ///
    /// # Panics
    /// If the server does not answer.
    pub async fn sign_in(&mut self, site: &Site, name: &str, password: &str) -> Answer {
        self.post(site, "/api/account/sign-in", &json!({ "name": name, "password": password })).await
    }

    /// Sends any request as this browser.
    ///
    /// # Panics
    /// If the server does not answer.
    pub async fn send(&mut self, request: Request) -> Answer {
        let answer = request.known_by(self.cookie.as_deref()).send().await;
        if let Some(cookie) = answer.cookie() {
            // One without a value is to be forgotten.
            self.cookie = Some(cookie).filter(|cookie| !cookie.ends_with('='));
        }
        answer
    }

    /// Looks at a page.
    ///
    /// # Panics
    /// If the server does not answer.
    pub async fn see(&mut self, site: &Site, path: &str) -> Answer {
        self.send(site.get(path)).await
    }

    /// Posts JSON, as the site's scripts do.
    ///
    /// # Panics
    /// If the server does not answer.
    pub async fn post(&mut self, site: &Site, path: &str, body: &impl Serialize) -> Answer {
        self.send(site.post(path).json(body)).await
    }

    /// Sends a form, filled in so.
    ///
    /// # Panics
    /// If the server does not answer.
    pub async fn fill(&mut self, site: &Site, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.form(site, path, &encoded(fields)).await
    }

    /// Sends a form as it stands, which need not be one.
    ///
    /// # Panics
    /// If the server does not answer.
    pub async fn form(&mut self, site: &Site, path: &str, body: &str) -> Answer {
        self.send(site.post(path).form(body)).await
    }
}

fn encoded(fields: &[(&str, &str)]) -> String {
    let mut form = String::new();
    for (name, value) in fields {
        let and = if form.is_empty() { "" } else { "&" };
        write!(form, "{and}{}={}", escaped(name), escaped(value)).expect("a text takes all");
    }
    form
}

fn escaped(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b if b.is_ascii_alphanumeric() => char::from(b).to_string(),
        b => format!("%{b:02X}"),
    };
    text.bytes().map(escape).collect()
}
