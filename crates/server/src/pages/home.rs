use askama::Template;
use ataxx::Side;
use engine::levels::LevelSpec;
use i18n::Lang;
use play::rating::{RATING_MAX, RATING_MIN, Rating};
use protocol::{Now, Snapshot, Time};

use super::board::BoardView;
use super::frame::Frame;
use super::game::Panel;
use super::map::Place;
use super::now::NowView;
use super::players::PlayerView;
use super::ranges::RangesView;
use super::reader::Reader;
use super::{data, words};

/// The home page, which is a board: Red to move against the computer, no click before.
pub(crate) struct HomePage<'a> {
    pub reader: Reader<'a>,
    /// The starting position with its legal moves; its game has no name.
    pub start: &'a Snapshot,
    pub levels: &'a [LevelSpec],
    pub default_level: u8,
    /// What goes on at this moment.
    pub now: &'a Now,
    /// The visitor's rating, if they have an account.
    pub rating: Option<Rating>,
}

impl HomePage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let HomePage { reader, start, now, .. } = *self;
        let lang = reader.lang;
        let board = BoardView::new(start, Some(Side::Red), lang);
        let [top, bottom] = PlayerView::both(start, &board, lang);
        Html {
            frame: reader.frame(Place::Home),
            top,
            bottom,
            board,
            status: lang.text("client-begin"),
            levels: self.levels.iter().map(|level| level_view(level, lang)).collect(),
            default_level: self.default_level,
            level_name: words::level_name(self.default_level, lang),
            times: TIMES.iter().map(|time| time_view(time, lang)).collect(),
            quick: QUICK.iter().map(|time| time_view(time, lang)).collect(),
            panel: Panel::empty(lang),
            ranked: reader.who.is_account(),
            ranges: self.rating.map(RangesView::around),
            least: RATING_MIN,
            most: RATING_MAX,
            now: NowView::new(now, &start.start, lang),
            offers: Offers::new(self.levels.len(), lang),
            start: data::json(start),
        }
        .render()
    }
}

/// What a friend can be invited to; the first is the default.
pub(super) const TIMES: &[Time] = &[
    Time::Untimed,
    Time::Increment { base: 3 * 60_000, increment: 2_000 },
    Time::Increment { base: 5 * 60_000, increment: 3_000 },
    Time::Increment { base: 10 * 60_000, increment: 5_000 },
    Time::Days { days: 1 },
    Time::Days { days: 2 },
    Time::Days { days: 3 },
    Time::Days { days: 5 },
    Time::Days { days: 7 },
    Time::Days { days: 14 },
];

/// What one can be paired at by one press.
pub(super) const QUICK: &[Time] = &[
    Time::Increment { base: 60_000, increment: 0 },
    Time::Increment { base: 2 * 60_000, increment: 1_000 },
    Time::Increment { base: 3 * 60_000, increment: 2_000 },
    Time::Increment { base: 5 * 60_000, increment: 3_000 },
    Time::Increment { base: 10 * 60_000, increment: 5_000 },
    Time::Days { days: 1 },
    Time::Days { days: 3 },
];

#[derive(Template)]
#[template(path = "home.html")]
struct Html<'a> {
    frame: Frame<'a>,
    top: PlayerView,
    bottom: PlayerView,
    board: BoardView,
    status: String,
    levels: Vec<LevelView>,
    default_level: u8,
    level_name: String,
    times: Vec<TimeView>,
    quick: Vec<TimeView>,
    panel: Panel,
    /// Whether a friend can be invited to a ranked game.
    ranked: bool,
    /// The opponents that an account can wish for.
    ranges: Option<RangesView>,
    /// The ends of what ratings there are.
    least: f64,
    most: f64,
    now: NowView,
    offers: Offers,
    start: String,
}

/// What the list of offers names by number or links to.
struct Offers {
    computer: String,
    languages: String,
    guide: String,
    rules: String,
}

impl Offers {
    fn new(levels: usize, lang: Lang) -> Offers {
        let counted = |key, count: usize| lang.text_with(key, &[("count", count.into())]);
        Offers {
            computer: counted("home-offer-computer", levels),
            languages: counted("home-offer-languages", Lang::ALL.len()),
            guide: Place::Guide.address(lang),
            rules: Place::Rules.address(lang),
        }
    }
}

struct LevelView {
    number: u8,
    name: String,
    /// What the choice says.
    label: String,
    /// What then stands beside the computer's name.
    note: String,
}

fn level_view(level: &LevelSpec, lang: Lang) -> LevelView {
    let number = level.number;
    let name = words::level_name(number, lang);
    let args = [("level", i64::from(number).into()), ("name", (&name).into())];
    LevelView {
        label: lang.text_with("site-level-choice", &args),
        note: words::level(number, lang),
        number,
        name,
    }
}

struct TimeView {
    /// The time control as the API takes it.
    value: String,
    label: String,
    days: bool,
}

fn time_view(time: &Time, lang: Lang) -> TimeView {
    let days = matches!(time, Time::Days { .. });
    TimeView { value: data::json(time), label: words::time(time, lang), days }
}

#[cfg(test)]
mod tests {
    use ataxx::Position;

    /// What the page says of the game.
    #[test]
    fn a_single_landing_can_turn_eight_pieces() {
        let position: Position = "x6/7/2ooo2/1xo1o2/2ooo2/7/6o x 0 1".parse().unwrap();
        let landing = "d4".parse().unwrap();
        assert!(position.legal_moves().iter().any(|mv| mv.to() == Some(landing)));
        assert_eq!(position.conversions(position.turn(), landing).len(), 8);
    }
}
