use askama::Template;
use ataxx::Side;
use i18n::Lang;
use protocol::{CHAT_CHARS_MAX, ChatRoom, Preset, Seat, Snapshot, Stake};

use super::board::BoardView;
use super::frame::Frame;
use super::players::PlayerView;
use super::reader::Reader;
use super::{data, words};

/// A game; the browser adds what only a player sees.
pub(crate) struct GamePage<'a> {
    pub reader: Reader<'a>,
    pub snapshot: &'a Snapshot,
}

impl GamePage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let GamePage { reader, snapshot } = *self;
        let lang = reader.lang;
        let board = BoardView::new(snapshot, None, lang);
        let panel = Panel::new(snapshot, &board, &reader);
        let [top, bottom] = PlayerView::both(snapshot, &board, lang);
        Html {
            frame: reader.frame_at(format!("game/{}", snapshot.game)),
            title: lang.text(if panel.invited { "site-invited-title" } else { "client-title-game" }),
            description: if panel.invited { panel.terms.clone() } else { status(snapshot, lang) },
            top,
            bottom,
            picture: format!("/picture/game/{}/{}.png", snapshot.game, snapshot.plies.len()),
            board,
            status: status(snapshot, lang),
            panel,
            snapshot: data::json(snapshot),
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "game.html")]
struct Html<'a> {
    frame: Frame<'a>,
    title: String,
    description: String,
    /// The address of the picture of the position.
    picture: String,
    top: PlayerView,
    bottom: PlayerView,
    board: BoardView,
    status: String,
    panel: Panel,
    snapshot: String,
}

/// What stands beside the board of a game.
pub(super) struct Panel {
    pub invited: bool,
    pub terms: String,
    /// What is at stake, and how much time there is.
    pub stake: String,
    /// Where whoever needs an account to accept the invitation gets one: by signing in, or by making it.
    pub sign_in: Option<(String, String)>,
    pub over: bool,
    pub red: usize,
    pub blue: usize,
    /// Where the rule stands by which the game has ended.
    pub rule: String,
    /// What the administrator said who ended the game.
    pub ruling: String,
    pub moves: Vec<Vec<PlyView>>,
    pub give_time: String,
    pub give_time_why: String,
    /// In which room the reader hears what is said, if anything is.
    pub chat: Option<ChatRoom>,
    /// Whether the reader may write lines of their own.
    pub writes: bool,
    /// What can be said by one press: key and words.
    pub presets: Vec<(&'static str, String)>,
    pub chat_chars: usize,
}

pub(super) struct PlyView {
    pub(super) number: usize,
    pub(super) side: Side,
    pub(super) text: String,
}

impl Panel {
    pub(super) fn new(snapshot: &Snapshot, board: &BoardView, reader: &Reader<'_>) -> Panel {
        let lang = reader.lang;
        let state = &snapshot.state;
        let over = state.end.is_some();
        let open = open_seat(snapshot).filter(|_| !over);
        let terms = open.map(|side| {
            let (side, time) = (words::side(side, lang), words::time(&snapshot.time, lang));
            lang.text_with("client-invite-terms", &[("side", (&side).into()), ("time", (&time).into())])
        });
        Panel {
            invited: open.is_some(),
            terms: terms.unwrap_or_default(),
            stake: words::stake(snapshot.stake, &snapshot.time, lang),
            sign_in: sign_in(snapshot, reader),
            over,
            red: board.red,
            blue: board.blue,
            rule: words::rule_address(state.end.as_ref(), lang),
            ruling: state.end.as_ref().and_then(|end| end.words.clone()).unwrap_or_default(),
            moves: rows(snapshot, lang),
            chat: chat_room(snapshot),
            writes: reader.who.is_account(),
            ..Panel::empty(lang)
        }
    }

    /// Nothing yet: what the home page keeps for the game that it becomes.
    pub(super) fn empty(lang: Lang) -> Panel {
        Panel {
            invited: false,
            terms: String::new(),
            stake: String::new(),
            sign_in: None,
            over: false,
            red: 0,
            blue: 0,
            rule: words::rule_address(None, lang),
            ruling: String::new(),
            moves: Vec::new(),
            give_time: gift("site-give-time", lang),
            give_time_why: gift("site-give-time-why", lang),
            chat: None,
            writes: false,
            presets: Preset::ALL
                .iter()
                .map(|preset| (preset.key(), lang.text(preset_text(*preset))))
                .collect(),
            chat_chars: CHAT_CHARS_MAX,
        }
    }
}

fn gift(key: &str, lang: Lang) -> String {
    lang.text_with(key, &[("seconds", (play::GIFT.0 / 1_000).into())])
}

/// A computer has nothing to say, and while a seat is open nobody looks on yet. `web/js/panel/chat.js` goes on from there.
fn chat_room(snapshot: &Snapshot) -> Option<ChatRoom> {
    let seats = &snapshot.state.seats;
    match snapshot.you {
        None => open_seat(snapshot).is_none().then_some(ChatRoom::Watchers),
        Some(you) => {
            let other = if you == Side::Red { seats.blue } else { seats.red };
            (other == Seat::Human).then_some(ChatRoom::Players)
        }
    }
}

/// The words of a preset, by their key.
fn preset_text(preset: Preset) -> &'static str {
    match preset {
        Preset::Hello => "site-chat-hello",
        Preset::GoodLuck => "site-chat-good-luck",
        Preset::WellPlayed => "site-chat-well-played",
        Preset::ThankYou => "site-chat-thank-you",
        Preset::Sorry => "site-chat-sorry",
        Preset::MustGo => "site-chat-must-go",
    }
}

/// Ranked games are between accounts.
fn sign_in(snapshot: &Snapshot, reader: &Reader<'_>) -> Option<(String, String)> {
    let needed = snapshot.stake == Stake::Ranked && !reader.who.is_account();
    let address = |page: &str| format!("/{0}/{page}?next=/{0}/game/{1}", reader.lang, snapshot.game);
    needed.then(|| (address("sign-in"), address("register")))
}

fn open_seat(snapshot: &Snapshot) -> Option<Side> {
    let seats = &snapshot.state.seats;
    let open = |side| match side {
        Side::Red => seats.red == Seat::Open,
        Side::Blue => seats.blue == Seat::Open,
    };
    Side::ALL.into_iter().find(|&side| open(side))
}

/// The list of moves, two in a row.
fn rows(snapshot: &Snapshot, lang: Lang) -> Vec<Vec<PlyView>> {
    let plies = snapshot.plies.iter().zip(1..).map(|(ply, number)| PlyView {
        number,
        side: if number % 2 == 1 { Side::Red } else { Side::Blue },
        text: words::mv(&ply.mv, lang),
    });
    let mut rows: Vec<Vec<PlyView>> = Vec::new();
    for ply in plies {
        match rows.last_mut() {
            Some(row) if ply.side == Side::Blue => row.push(ply),
            _ => rows.push(vec![ply]),
        }
    }
    rows
}

pub(super) fn status(snapshot: &Snapshot, lang: Lang) -> String {
    match (&snapshot.state.end, snapshot.state.turn) {
        (Some(end), _) => words::result(end, lang),
        (None, None) => lang.text("client-waiting-friend"),
        (None, Some(turn)) => {
            lang.text_with("client-turn-side", &[("side", (&words::side(turn, lang)).into())])
        }
    }
}
