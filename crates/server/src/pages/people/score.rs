//! Results and speeds in words.

use ataxx::Side;
use i18n::Lang;
use play::rating::Speed;
use store::{Pace, Score};

/// What a game was to a player, as `Won as Red`.
pub(super) fn score_as(score: Score, side: Side, lang: Lang) -> String {
    match (score, side) {
        (Score::Won, Side::Red) => lang.text("people-won-red"),
        (Score::Won, Side::Blue) => lang.text("people-won-blue"),
        (Score::Drawn, Side::Red) => lang.text("people-drawn-red"),
        (Score::Drawn, Side::Blue) => lang.text("people-drawn-blue"),
        (Score::Lost, Side::Red) => lang.text("people-lost-red"),
        (Score::Lost, Side::Blue) => lang.text("people-lost-blue"),
        (Score::Void, Side::Red) => lang.text("people-void-red"),
        (Score::Void, Side::Blue) => lang.text("people-void-blue"),
    }
}

pub(super) fn score(score: Score, lang: Lang) -> String {
    match score {
        Score::Won => lang.text("people-won"),
        Score::Drawn => lang.text("people-drawn"),
        Score::Lost => lang.text("people-lost"),
        Score::Void => lang.text("people-void"),
    }
}

pub(super) fn speed(speed: Speed, lang: Lang) -> String {
    match speed {
        Speed::Bullet => lang.text("people-speed-bullet"),
        Speed::Blitz => lang.text("people-speed-blitz"),
        Speed::Rapid => lang.text("people-speed-rapid"),
        Speed::Correspondence => lang.text("people-speed-correspondence"),
    }
}

pub(super) fn pace(pace: Pace, lang: Lang) -> String {
    match pace {
        Pace::At(at) => speed(at, lang),
        Pace::Untimed => lang.text("people-speed-untimed"),
    }
}
