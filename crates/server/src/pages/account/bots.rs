use askama::Template;
use i18n::Lang;
use store::Bot;

use super::form::{FieldView, Flaw, general};
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;
use crate::people::bots::NewToken;
use crate::people::moment::day;

/// An account's bots, and how to let an engine play as one.
pub(crate) struct BotsPage<'a> {
    pub reader: Reader<'a>,
    pub bots: &'a [Bot],
    /// As many as an account may have.
    pub most: u32,
    /// A token that has just been made: shown this once.
    pub made: Option<&'a NewToken>,
    /// The name that was typed.
    pub typed: &'a str,
    pub flaw: Option<&'a Flaw>,
}

impl BotsPage<'_> {
    /// Its path below its language.
    pub const PATH: &'static str = "account/bots";

    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        let typed = if self.flaw.is_some() { self.typed } else { "" };
        let name = FieldView::name(lang, typed).hint(lang.text("bots-name-hint"));
        let name = FieldView { autocomplete: "off", ..name }.with(self.flaw);
        let frame = self.reader.frame_at(Self::PATH.to_owned());
        let made = self.made.map(|made| {
            let (token, origin) = (&made.token, frame.origin);
            let command =
                format!("ATAXX_TOKEN={token} ataxx-server bot --server {origin} --engine ./your-engine");
            MadeView { bot: &made.bot, token, command }
        });
        Html {
            flaw: general(self.flaw, &[&name]),
            made,
            bots: self.bots.iter().map(|bot| bot_view(bot, lang)).collect(),
            full: self.bots.len() >= self.most as usize,
            limit: lang.text_with("bots-limit", &[("count", i64::from(self.most).into())]),
            name,
            frame,
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "account_bots.html")]
struct Html<'a> {
    frame: Frame<'a>,
    flaw: Option<String>,
    made: Option<MadeView<'a>>,
    bots: Vec<BotView>,
    full: bool,
    limit: String,
    name: FieldView,
}

struct MadeView<'a> {
    bot: &'a str,
    token: &'a str,
    /// What lets an engine play with it.
    command: String,
}

struct BotView {
    name: String,
    /// What its token is about.
    token: String,
    has_token: bool,
}

fn bot_view(bot: &Bot, lang: Lang) -> BotView {
    BotView {
        name: bot.user.name.clone(),
        token: match bot.token {
            None => lang.text("bots-token-none"),
            Some(token) => match token.used_at {
                None => {
                    lang.text_with("bots-token-unused", &[("day", day(token.created_at).as_str().into())])
                }
                Some(at) => lang.text_with("bots-token-used", &[("day", day(at).as_str().into())]),
            },
        },
        has_token: bot.token.is_some(),
    }
}
