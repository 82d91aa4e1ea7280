use askama::Template;
use play::GameId;

use super::words::act_flaw;
use crate::order::{ActFlaw, WORDS_CHARS_MAX};
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;

/// Where an administrator ends a game.
pub(crate) struct EndGamePage<'a> {
    pub reader: Reader<'a>,
    pub game: GameId,
    /// Whether it has ended.
    pub over: bool,
    /// Whether a ruling has just been given, and came in time.
    pub ruled: Option<bool>,
    /// Why it was not accepted, the reason that was typed, and the verdict that was chosen.
    pub flaw: Option<(ActFlaw, &'a str, &'a str)>,
}

impl EndGamePage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        let path = format!("order/game/{}", self.game);
        let is_chosen = |verdict| self.flaw.is_some_and(|(_, _, chosen)| chosen == verdict);
        Html {
            frame: self.reader.frame_at(path.clone()),
            action: format!("/{lang}/{path}"),
            game: format!("/{lang}/game/{}", self.game),
            over: self.over,
            done: self
                .ruled
                .map(|in_time| lang.text(if in_time { "order-done-ruled" } else { "order-done-too-late" })),
            verdicts: [
                ("red", lang.text("order-game-verdict-red"), is_chosen("red")),
                ("blue", lang.text("order-game-verdict-blue"), is_chosen("blue")),
                ("draw", lang.text("order-game-verdict-draw"), is_chosen("draw")),
                ("void", lang.text("order-game-verdict-void"), is_chosen("void")),
            ],
            hint: lang.text_with("order-game-reason-hint", &[("most", WORDS_CHARS_MAX.into())]),
            typed: self.flaw.map_or("", |(_, typed, _)| typed),
            flaw: self.flaw.map(|(flaw, ..)| act_flaw(flaw, lang)),
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "order/game.html")]
struct Html<'a> {
    frame: Frame<'a>,
    action: String,
    game: String,
    over: bool,
    done: Option<String>,
    /// Value, label, and whether it is chosen.
    verdicts: [(&'static str, String, bool); 4],
    hint: String,
    typed: &'a str,
    flaw: Option<String>,
}
