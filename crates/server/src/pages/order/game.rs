use askama::Template;
use i18n::Lang;
use play::GameId;
use store::{ChatLine, ChatRoom, Saying};

use super::words::act_flaw;
use crate::order::{ActFlaw, WORDS_CHARS_MAX};
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;

/// One of the page's forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InGame {
    End,
    Hide,
}

/// Where an administrator ends a game, or hides what was said in it.
pub(crate) struct EndGamePage<'a> {
    pub reader: Reader<'a>,
    pub game: GameId,
    /// Whether it has ended.
    pub over: bool,
    /// Whether a ruling has just been given, and came in time.
    pub ruled: Option<bool>,
    /// What was said in its chat, and not hidden.
    pub lines: &'a [ChatLine],
    /// Whether a line has just been hidden.
    pub hidden: bool,
    /// The form that was not accepted: why, the reason that was typed, and what was chosen.
    pub flaw: Option<(InGame, ActFlaw, &'a str, &'a str)>,
}

impl EndGamePage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        let path = format!("order/game/{}", self.game);
        let [end, hide] = [InGame::End, InGame::Hide].map(|form| self.flaw.filter(|flaw| flaw.0 == form));
        let is_chosen = |verdict| end.is_some_and(|(_, _, _, chosen)| chosen == verdict);
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
            typed: end.map_or("", |(_, _, typed, _)| typed),
            flaw: end.map(|(_, flaw, ..)| act_flaw(flaw, lang)),
            lines: self.lines.iter().map(|line| line_view(line, lang)).collect(),
            hide_typed: hide.map_or("", |(_, _, typed, _)| typed),
            hide_flaw: hide.map(|(_, flaw, ..)| act_flaw(flaw, lang)),
            hidden: self.hidden.then(|| lang.text("order-done-hidden")),
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
    /// What names a line in the form, and the line.
    lines: Vec<(String, String)>,
    hide_typed: &'a str,
    hide_flaw: Option<String>,
    hidden: Option<String>,
}

fn line_view(line: &ChatLine, lang: Lang) -> (String, String) {
    let room = match line.room {
        ChatRoom::Players => lang.text("order-hide-room-players"),
        ChatRoom::Watchers => lang.text("order-hide-room-watchers"),
    };
    let text = match &line.what {
        Saying::Text(text) | Saying::Preset(text) => text,
    };
    let words = [("room", (&room).into()), ("name", (&line.name).into()), ("text", text.into())];
    (format!("{}-{}", line.room.name(), line.number), lang.text_with("order-hide-line", &words))
}
