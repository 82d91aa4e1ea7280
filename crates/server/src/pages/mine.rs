use askama::Template;
use ataxx::{Setup, Side};
use i18n::Lang;
use play::Timestamp;
use protocol::Time;

use super::frame::Frame;
use super::reader::Reader;
use super::words;
use crate::people::moment::day;

/// The reader's own games, those that wait for them first; how they want to be reminded; their vacation.
pub(crate) struct MinePage<'a> {
    pub reader: Reader<'a>,
    pub mine: Mine,
}

/// What there is of the reader's own. Nothing, for somebody who has done nothing here yet.
#[derive(Default)]
pub(crate) struct Mine {
    /// Those that wait for the reader first.
    pub games: Vec<MyGameView>,
    pub vacation: Option<VacationView>,
    pub notices: Notices,
}

/// A game that is not over.
pub(crate) struct MyGameView {
    pub address: String,
    pub side: Side,
    /// Nobody has accepted yet.
    pub open: bool,
    pub opponent: Option<String>,
    /// Of a computer.
    pub level: Option<u8>,
    pub my_turn: bool,
    pub time: Time,
    /// Milliseconds that whoever is to move has.
    pub left: Option<i64>,
    /// Whoever is to move is on vacation.
    pub rests: bool,
    pub plies: usize,
    pub board: Setup,
}

pub(crate) struct VacationView {
    /// When it ends, ms since 1970.
    pub until: Option<i64>,
    pub days_left: u8,
    pub days_a_year: u8,
}

#[derive(Default)]
pub(crate) struct Notices {
    /// What browsers subscribe with.
    pub push_key: Option<String>,
    /// Whether letters are wanted; none where none can be sent.
    pub mail: Option<bool>,
}

impl MinePage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let MinePage { reader, mine } = self;
        let lang = reader.lang;
        let rows = |of: &dyn Fn(&MyGameView) -> bool| -> Vec<Row> {
            mine.games.iter().filter(|game| of(game)).map(|game| row(game, lang)).collect()
        };
        Html {
            frame: reader.frame_at("games/mine".to_owned()),
            lists: [
                List {
                    name: "mine",
                    title: lang.text("correspondence-my-turn"),
                    rows: rows(&|game| game.my_turn),
                },
                List {
                    name: "theirs",
                    title: lang.text("correspondence-their-turn"),
                    rows: rows(&|game| !game.my_turn && !game.open),
                },
                List { name: "open", title: lang.text("correspondence-open"), rows: rows(&|game| game.open) },
            ],
            none: mine.games.is_empty(),
            push_key: mine.notices.push_key.clone(),
            mail: mine.notices.mail,
            vacation: mine.vacation.as_ref().map(|vacation| vacation_part(vacation, lang)),
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "mine.html")]
struct Html<'a> {
    frame: Frame<'a>,
    lists: [List; 3],
    none: bool,
    push_key: Option<String>,
    mail: Option<bool>,
    vacation: Option<VacationPart>,
}

struct List {
    name: &'static str,
    title: String,
    rows: Vec<Row>,
}

/// One game of a list.
struct Row {
    address: String,
    side: Side,
    opponent: String,
    about: String,
    /// Time left, or nothing where no time runs.
    left: String,
}

struct VacationPart {
    /// When it ends, ms since 1970, and its day at Greenwich; the browser puts its own in its place.
    until: Option<(i64, String)>,
    left: String,
    /// Numbers of days that can be chosen, with their names.
    days: Vec<(u8, String)>,
}

/// Vacations that are offered, in days.
const VACATIONS: &[u8] = &[1, 2, 3, 5, 7, 14];

fn row(game: &MyGameView, lang: Lang) -> Row {
    let opponent = match (&game.opponent, game.level) {
        _ if game.open => lang.text("client-seat-open"),
        (_, Some(level)) => format!("{} · {}", lang.text("client-computer"), words::level(level, lang)),
        (Some(name), _) => name.clone(),
        (None, None) => words::side(game.side.other(), lang),
    };
    let moves = lang.text_with("correspondence-plies", &[("count", game.plies.into())]);
    let (red, blue) = (count(&game.board, Side::Red), count(&game.board, Side::Blue));
    let left = match (game.rests, game.left) {
        (true, _) => lang.text("correspondence-rests"),
        (false, Some(left)) => {
            let left = words::clock(left, lang);
            lang.text_with("correspondence-left", &[("time", (&left).into())])
        }
        (false, None) => String::new(),
    };
    Row {
        address: game.address.clone(),
        side: game.side,
        opponent,
        about: format!(
            "{} · {} · {moves} · {red}–{blue}",
            words::side(game.side, lang),
            words::time(&game.time, lang)
        ),
        left,
    }
}

fn count(board: &Setup, side: Side) -> u32 {
    board.pieces[side].len()
}

fn vacation_part(vacation: &VacationView, lang: Lang) -> VacationPart {
    let days = |n: &u8| lang.text_with("correspondence-days", &[("count", i64::from(*n).into())]);
    let possible = VACATIONS.iter().filter(|n| **n <= vacation.days_left);
    VacationPart {
        until: vacation.until.map(|until| (until, day(Timestamp(until)))),
        left: lang.text_with(
            "correspondence-vacation-left",
            &[
                ("count", i64::from(vacation.days_left).into()),
                ("year", i64::from(vacation.days_a_year).into()),
            ],
        ),
        days: possible.map(|n| (*n, days(n))).collect(),
    }
}
