//! A game that somebody has played, as a row of a list.

use i18n::Lang;
use store::PastGame;

use super::score::score_as;
use crate::games::time;
use crate::pages::rating::ChangeView;
use crate::pages::words;
use crate::people::moment::day;

pub(super) struct PastView {
    pub address: String,
    /// As `Won as Red`.
    pub score: String,
    /// `won`, `drawn`, `lost` or `void`.
    pub kind: &'static str,
    pub opponent: String,
    /// Where the page about the opponent is.
    pub profile: Option<String>,
    /// The time control.
    pub time: String,
    /// Red's and Blue's pieces at the end.
    pub pieces: String,
    pub change: Option<ChangeView>,
    pub day: String,
}

impl PastView {
    pub fn new(past: &PastGame, lang: Lang) -> PastView {
        let result = &past.result;
        let points = past.change.map(|(before, after)| after.round() as i32 - before.round() as i32);
        PastView {
            address: format!("/{lang}/game/{}", past.game),
            score: score_as(past.score, past.side, lang),
            kind: past.score.name(),
            opponent: opponent(past, lang),
            profile: past.opponent.as_ref().map(|other| words::profile_address(&other.name, lang)),
            time: words::time(&time(result.time), lang),
            pieces: format!("{} : {}", result.pieces.red, result.pieces.blue),
            change: points.map(|points| ChangeView::new(points, lang)),
            day: day(result.at),
        }
    }
}

fn opponent(past: &PastGame, lang: Lang) -> String {
    let level = past.result.levels[past.side.other()];
    match (&past.opponent, level) {
        (Some(other), _) => other.name.clone(),
        (None, Some(level)) => {
            let level = words::level(level, lang);
            lang.text_with("people-computer", &[("level", (&level).into())])
        }
        (None, None) => lang.text("people-nameless"),
    }
}
