use askama::Template;
use ataxx::Side;
use i18n::Lang;
use play::rating::Speed;
use store::{Pace, PastGame, Score, User};

use super::past::PastView;
use super::score::{pace, score};
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;
use crate::pages::words;
use crate::people::GamesQuery;

/// The games of a user that are over.
pub(crate) struct PastGamesPage<'a> {
    pub reader: Reader<'a>,
    pub user: &'a User,
    /// What was asked for.
    pub query: &'a GamesQuery,
    /// No user is called like the opponent who was asked for.
    pub unknown: bool,
    pub games: &'a [PastGame],
    /// The address of the page of older games, if there are any, and whether this is not the first page.
    pub older: Option<String>,
    pub later: bool,
}

impl PastGamesPage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        let profile = words::profile_address(&self.user.name, lang);
        let path = profile.trim_start_matches(&format!("/{lang}/")).to_owned();
        Html {
            frame: self.reader.frame_at(format!("{path}/games")),
            title: lang.text_with("people-games-of", &[("name", self.user.name.as_str().into())]),
            here: format!("{profile}/games"),
            profile,
            name: self.user.name.clone(),
            selects: selects(self.query, lang),
            against: self.query.against.clone(),
            unknown: self.unknown,
            games: self.games.iter().map(|past| PastView::new(past, lang)).collect(),
            older: self.older.clone(),
            later: self.later,
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "past_games.html")]
struct Html<'a> {
    frame: Frame<'a>,
    title: String,
    here: String,
    profile: String,
    name: String,
    selects: [SelectView; 4],
    against: String,
    unknown: bool,
    games: Vec<PastView>,
    older: Option<String>,
    later: bool,
}

/// One of the things to choose by.
struct SelectView {
    name: &'static str,
    label: String,
    options: Vec<OptionView>,
}

struct OptionView {
    value: &'static str,
    label: String,
    chosen: bool,
}

fn selects(query: &GamesQuery, lang: Lang) -> [SelectView; 4] {
    let scores = Score::ALL.map(|one| (one.name(), score(one, lang)));
    let sides = Side::ALL.map(|side| (side.name(), words::side(side, lang)));
    let speeds = Speed::ALL.map(|speed| (speed.name(), pace(Pace::At(speed), lang)));
    let untimed = ("untimed", pace(Pace::Untimed, lang));
    let rated = [("yes", lang.text("people-filter-rated-yes")), ("no", lang.text("people-filter-rated-no"))];
    let any = lang.text("people-filter-any");
    let select = |name, label, chosen: &str, choices: Vec<(&'static str, String)>| SelectView {
        name,
        label,
        options: core::iter::once(("", any.clone()))
            .chain(choices)
            .map(|(value, label)| OptionView { value, label, chosen: value == chosen })
            .collect(),
    };
    [
        select("result", lang.text("people-filter-result"), &query.result, scores.into()),
        select("side", lang.text("people-filter-side"), &query.side, sides.into()),
        select(
            "speed",
            lang.text("people-filter-speed"),
            &query.speed,
            speeds.into_iter().chain([untimed]).collect(),
        ),
        select("rated", lang.text("people-filter-rated"), &query.rated, rated.into()),
    ]
}
