use askama::Template;
use protocol::Snapshot;

use super::board::BoardView;
use super::data;
use super::frame::Frame;
use super::game::{Panel, status};
use super::map::Place;
use super::players::PlayerView;
use super::reader::Reader;

/// The best game that is played just now, for those who look on; `web/js/tv.js` goes on to the next.
pub(crate) struct TvPage<'a> {
    pub reader: Reader<'a>,
    /// The game to begin with.
    pub live: Option<&'a Snapshot>,
    /// What is shown as long as there is none.
    pub start: &'a Snapshot,
}

impl TvPage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let TvPage { reader, live, start } = *self;
        let lang = reader.lang;
        let snapshot = live.unwrap_or(start);
        let board = BoardView::new(snapshot, None, lang);
        let [top, bottom] = match live {
            Some(live) => PlayerView::both(live, &board, lang),
            None => PlayerView::nobody(&board, lang),
        };
        Html {
            frame: reader.frame(Place::Tv),
            top,
            bottom,
            panel: live.map_or_else(|| Panel::empty(lang), |live| Panel::new(live, &board, &self.reader)),
            status: live.map_or_else(|| lang.text("watch-tv-none"), |live| status(live, lang)),
            line: lang.text(if live.is_some() { "watch-tv-live" } else { "watch-tv-none" }),
            games: Place::Games.address(lang),
            home: Place::Home.address(lang),
            shown: live.is_some(),
            snapshot: data::json(snapshot),
            board,
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "tv.html")]
struct Html<'a> {
    frame: Frame<'a>,
    top: PlayerView,
    bottom: PlayerView,
    board: BoardView,
    panel: Panel,
    status: String,
    /// What the page does by itself.
    line: String,
    games: String,
    home: String,
    /// Whether there is a game.
    shown: bool,
    snapshot: String,
}
