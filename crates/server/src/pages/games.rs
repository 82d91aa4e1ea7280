use askama::Template;
use ataxx::Side;
use i18n::Lang;
use protocol::{InPlay, Live, Player, Seat, Stake};

use super::board::BoardView;
use super::frame::Frame;
use super::map::Place;
use super::reader::Reader;
use super::{data, words};

/// The games that are played just now; `web/js/games.js` keeps them so.
pub(crate) struct GamesPage<'a> {
    pub reader: Reader<'a>,
    pub playing: &'a InPlay,
    /// The FEN of the starting position, for the pattern of a card.
    pub start: &'a str,
}

impl GamesPage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let GamesPage { reader, playing, start } = *self;
        let lang = reader.lang;
        Html {
            frame: reader.frame(Place::Games),
            state: if playing.games.is_empty() { "none" } else { "games" },
            cards: playing.games.iter().map(|live| Card::new(live, lang)).collect(),
            pattern: Card::pattern(start, lang),
            more: lang.text_with("client-games-more", &[("count", playing.more.into())]),
            has_more: playing.more > 0,
            ranked: lang.text("watch-ranked"),
            casual: lang.text("watch-casual"),
            tv: Place::Tv.address(lang),
            home: Place::Home.address(lang),
            playing: data::json(playing),
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "games.html")]
struct Html<'a> {
    frame: Frame<'a>,
    /// `games`, or `none` where there are none.
    state: &'static str,
    cards: Vec<Card>,
    /// What the script makes new cards of.
    pattern: Card,
    more: String,
    has_more: bool,
    ranked: String,
    casual: String,
    tv: String,
    home: String,
    playing: String,
}

/// A game in the list: all of it is one link.
struct Card {
    game: String,
    address: String,
    players: [CardPlayer; 2],
    terms: String,
    turn: String,
    board: BoardView,
}

struct CardPlayer {
    side: Side,
    name: String,
    note: String,
    count: usize,
}

impl Card {
    fn new(live: &Live, lang: Lang) -> Card {
        let board = BoardView::diagram(&live.board, &live.mv.to_string(), lang);
        let stake = lang.text(match live.stake {
            Stake::Ranked => "watch-ranked",
            Stake::Casual => "watch-casual",
        });
        Card {
            game: live.game.clone(),
            address: format!("/{lang}/game/{}", live.game),
            players: [
                player(Side::Red, live.seats.red, live.players.red.as_ref(), board.red, lang),
                player(Side::Blue, live.seats.blue, live.players.blue.as_ref(), board.blue, lang),
            ],
            terms: format!("{} · {stake}", words::time(&live.time, lang)),
            turn: turn(live.turn, lang),
            board,
        }
    }

    fn pattern(start: &str, lang: Lang) -> Card {
        let board = BoardView::diagram(start, "", lang);
        let nobody = |side| player(side, Seat::Human, None, 0, lang);
        Card {
            game: String::new(),
            address: Place::Games.address(lang),
            players: Side::ALL.map(nobody),
            terms: String::new(),
            turn: turn(Side::Red, lang),
            board,
        }
    }
}

fn turn(side: Side, lang: Lang) -> String {
    lang.text_with("client-turn-side", &[("side", (&words::side(side, lang)).into())])
}

fn player(side: Side, seat: Seat, player: Option<&Player>, count: usize, lang: Lang) -> CardPlayer {
    let (name, note) = match (seat, player) {
        (Seat::Computer { level }, _) => (lang.text("client-computer"), words::level(level, lang)),
        (_, Some(player)) => (player.name.clone(), words::rating(player)),
        (_, None) => (words::side(side, lang), String::new()),
    };
    CardPlayer { side, name, note, count }
}
