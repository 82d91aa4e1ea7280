//! The two names beside the board, as the reader sees them: whoever plays is below it, and is called "You".

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
    /// Above the board and below it.
    pub fn both(snapshot: &Snapshot, board: &BoardView, lang: Lang) -> [PlayerView; 2] {
        let below = snapshot.you.unwrap_or(Side::Red);
        [("top", below.other()), ("bottom", below)]
            .map(|(place, side)| PlayerView::new(place, side, snapshot, board, lang))
    }

    fn new(
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
        let called = player.as_ref().map(|player| player.name.as_str());
        let (name, note) = match seat {
            Seat::Open => (lang.text("client-seat-open"), String::new()),
            Seat::Human => human(side, snapshot.you, called, lang),
            Seat::Computer { level } => (lang.text("client-computer"), words::level(level, lang)),
        };
        let clock = state.clock.map(|clock| words::clock(left(clock, side, snapshot.now), lang));
        PlayerView {
            place,
            side,
            name,
            note,
            profile: called.map(|name| profile_address(name, lang)),
            rating: player.as_ref().and_then(|player| RatingView::of(player, lang)),
            change: player
                .as_ref()
                .and_then(|player| player.change.map(|points| ChangeView::new(points, lang))),
            turn: state.turn == Some(side),
            clock: clock.unwrap_or_default(),
            count,
        }
    }

    /// The same of a board at which nobody sits.
    pub fn nobody(board: &BoardView, lang: Lang) -> [PlayerView; 2] {
        [("top", Side::Blue, board.blue), ("bottom", Side::Red, board.red)].map(|(place, side, count)| {
            PlayerView {
                place,
                side,
                name: words::side(side, lang),
                note: String::new(),
                profile: None,
                rating: None,
                change: None,
                turn: false,
                clock: String::new(),
                count,
            }
        })
    }
}

/// What a person is called by the reader, who sits at `you`; and the side, where the name does not say it.
fn human(side: Side, you: Option<Side>, called: Option<&str>, lang: Lang) -> (String, String) {
    let colour = words::side(side, lang);
    match (you, called) {
        (Some(you), _) if you == side => (lang.text("client-you"), colour),
        (_, Some(name)) => (name.to_owned(), colour),
        (Some(_), None) => (lang.text("client-opponent"), colour),
        (None, None) => (colour, String::new()),
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

#[cfg(test)]
mod tests {
    use protocol::{Player, PlayerKind};

    use super::*;
    use crate::games::start_snapshot;

    fn player(name: &str) -> Option<Player> {
        let kind = PlayerKind::Guest;
        Some(Player { name: name.to_owned(), kind, rating: None, provisional: false, change: None })
    }

    fn read(you: Option<Side>) -> [(String, String); 2] {
        let mut snapshot = start_snapshot(play::Timestamp(0), 1);
        snapshot.you = you;
        snapshot.state.seats.blue = Seat::Human;
        snapshot.players.red = player("Ann");
        let board = BoardView::new(&snapshot, None, Lang::En);
        PlayerView::both(&snapshot, &board, Lang::En).map(|player| (player.name, player.note))
    }

    #[test]
    fn whoever_asks_for_their_game_is_called_you_and_is_below() {
        let both = |top: [&str; 2], bottom: [&str; 2]| {
            [top, bottom].map(|[name, note]| (name.to_owned(), note.to_owned()))
        };
        assert_eq!(read(None), both(["Blue", ""], ["Ann", "Red"]));
        assert_eq!(read(Some(Side::Red)), both(["Opponent", "Blue"], ["You", "Red"]));
        assert_eq!(read(Some(Side::Blue)), both(["Ann", "Red"], ["You", "Blue"]));
    }
}
