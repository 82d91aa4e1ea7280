//! The two names beside the board, as somebody sees them who only looks on.

use ataxx::Side;
use i18n::Lang;
use protocol::{Clock, Seat, Snapshot};

use super::board::BoardView;
use super::rating::{ChangeView, RatingView};
use super::words::{self, profile_address};

pub(super) struct PlayerView {
    /// `top` or `bottom`.
    pub place: &'static str,
    pub side: Side,
    pub name: String,
    pub note: String,
    /// Where the page about a user is.
    pub profile: Option<String>,
    pub rating: Option<RatingView>,
    pub change: Option<ChangeView>,
    pub turn: bool,
    /// Empty where no clock runs.
    pub clock: String,
    pub count: usize,
}

impl PlayerView {
    pub fn new(
        place: &'static str,
        side: Side,
        snapshot: &Snapshot,
        board: &BoardView,
        lang: Lang,
    ) -> PlayerView {
        let state = &snapshot.state;
        let players = &snapshot.players;
        let (seat, player, count) = match side {
            Side::Red => (state.seats.red, &players.red, board.red),
            Side::Blue => (state.seats.blue, &players.blue, board.blue),
        };
        let (name, note) = match seat {
            Seat::Open => (lang.text("client-seat-open"), String::new()),
            Seat::Human => match player {
                Some(player) => (player.name.clone(), words::side(side, lang)),
                None => (words::side(side, lang), String::new()),
            },
            Seat::Computer { level } => (lang.text("client-computer"), words::level(level, lang)),
        };
        let clock = state.clock.map(|clock| words::clock(left(clock, side, snapshot.now), lang));
        PlayerView {
            place,
            side,
            name,
            note,
            profile: player.as_ref().map(|player| profile_address(&player.name, lang)),
            rating: player.as_ref().and_then(|player| RatingView::of(player, lang)),
            change: player
                .as_ref()
                .and_then(|player| player.change.map(|points| ChangeView::new(points, lang))),
            turn: state.turn == Some(side),
            clock: clock.unwrap_or_default(),
            count,
        }
    }
}

impl PlayerView {
    /// A side of a board at which nobody sits.
    pub fn nobody(place: &'static str, side: Side, board: &BoardView, lang: Lang) -> PlayerView {
        let count = match side {
            Side::Red => board.red,
            Side::Blue => board.blue,
        };
        let (note, clock) = (String::new(), String::new());
        let (profile, rating, change) = (None, None, None);
        PlayerView {
            place,
            side,
            name: words::side(side, lang),
            note,
            profile,
            rating,
            change,
            turn: false,
            clock,
            count,
        }
    }
}

/// Milliseconds left for `side` at the server's time `now`.
fn left(clock: Clock, side: Side, now: i64) -> i64 {
    let left = match side {
        Side::Red => clock.red,
        Side::Blue => clock.blue,
    };
    if clock.running == Some(side) { left - (now - clock.at).max(0) } else { left }
}
