//! What goes on at this moment, on the home page. `web/js/home/now.js` keeps it true.

use ataxx::Side;
use i18n::Lang;
use protocol::{Live, Now, Player, Players, Seat};

use super::board::BoardView;
use super::words;

/// The counters, and the game to watch.
pub(super) struct NowView {
    pub people: String,
    pub looking: String,
    pub games: String,
    /// `game`, or `none` where there is none to watch; the browser has `unknown` as well.
    pub state: &'static str,
    /// The game's board, or an empty place for one: the start.
    pub board: BoardView,
    pub players: [PlayerView; 2],
    pub turn: String,
    /// Where it can be watched.
    pub address: String,
}

/// A side of the game to watch.
pub(super) struct PlayerView {
    pub side: Side,
    pub name: String,
    pub note: String,
    pub count: usize,
}

impl NowView {
    /// `start` is the FEN of the starting position.
    pub fn new(now: &Now, start: &str, lang: Lang) -> NowView {
        let live = now.live.as_ref();
        let board = match live {
            Some(live) => BoardView::diagram(&live.board, &live.mv.to_string(), lang),
            None => BoardView::diagram(start, "", lang),
        };
        let turn = words::side(live.map_or(Side::Red, |live| live.turn), lang);
        NowView {
            people: lang.number(now.people.into()),
            looking: lang.number(now.looking.into()),
            games: lang.number(now.games.into()),
            state: if live.is_some() { "game" } else { "none" },
            players: Side::ALL.map(|side| player(side, live, &board, lang)),
            turn: lang.text_with("client-turn-side", &[("side", (&turn).into())]),
            address: live.map_or(format!("/{lang}/"), |live| format!("/{lang}/game/{}", live.game)),
            board,
        }
    }
}

fn by_side(side: Side, players: &Players) -> Option<&Player> {
    match side {
        Side::Red => players.red.as_ref(),
        Side::Blue => players.blue.as_ref(),
    }
}

fn player(side: Side, live: Option<&Live>, board: &BoardView, lang: Lang) -> PlayerView {
    let seats = live.map(|live| live.seats);
    let (seat, count) = match side {
        Side::Red => (seats.map(|seats| seats.red), board.red),
        Side::Blue => (seats.map(|seats| seats.blue), board.blue),
    };
    let (name, note) = match seat {
        Some(Seat::Computer { level }) => (lang.text("client-computer"), words::level(level, lang)),
        _ => match live.and_then(|live| by_side(side, &live.players)) {
            Some(player) => (player.name.clone(), words::rating(player)),
            None => (words::side(side, lang), String::new()),
        },
    };
    PlayerView { side, name, note, count }
}
