use askama::Template;
use ataxx::{Game, Position};
use i18n::Lang;
use protocol::PlyText;
use serde::Serialize;

use super::board::BoardView;
use super::data;
use super::frame::Frame;
use super::map::Place;
use super::reader::Reader;
use crate::wire::{placement, ply};

impl Reader<'_> {
    /// What one may choose, and a small board that shows it at once. The choices stay in the browser: the page is the
    /// same for everybody, and `web/js/preferences-page.js` fills it in.
    pub fn preferences(&self) -> Result<String, askama::Error> {
        let lang = self.lang;
        let (start, plies) = sample();
        Html {
            frame: self.frame(Place::Preferences),
            board: BoardView::of(&start, "", None, lang),
            sections: SECTIONS.iter().map(|section| section.view(lang)).collect(),
            sample: data::json(&SampleGame { start, plies }),
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "preferences.html")]
struct Html<'a> {
    frame: Frame<'a>,
    board: BoardView,
    sections: Vec<SectionView>,
    sample: String,
}

struct SectionView {
    title: String,
    questions: Vec<QuestionView>,
}

struct QuestionView {
    name: &'static str,
    legend: String,
    note: Option<String>,
    /// Value and label.
    answers: Vec<(&'static str, String)>,
}

struct Section {
    title: &'static str,
    questions: &'static [Question],
}

/// One group of radio buttons; names and values are those of `web/js/preferences.js`.
struct Question {
    name: &'static str,
    legend: &'static str,
    note: Option<&'static str>,
    answers: &'static [(&'static str, &'static str)],
}

impl Section {
    fn view(&self, lang: Lang) -> SectionView {
        SectionView {
            title: lang.text(self.title),
            questions: self.questions.iter().map(|question| question.view(lang)).collect(),
        }
    }
}

impl Question {
    fn view(&self, lang: Lang) -> QuestionView {
        QuestionView {
            name: self.name,
            legend: lang.text(self.legend),
            note: self.note.map(|note| lang.text(note)),
            answers: self.answers.iter().map(|&(value, label)| (value, lang.text(label))).collect(),
        }
    }
}

const ON_OFF: &[(&str, &str)] = &[("on", "preferences-on"), ("off", "preferences-off")];

const SECTIONS: &[Section] = &[LOOK, SOUND, PLAY];

const LOOK: Section = Section {
    title: "preferences-look",
    questions: &[
        Question {
            name: "theme",
            legend: "site-theme",
            note: None,
            answers: &[
                ("system", "site-theme-system"),
                ("light", "site-theme-light"),
                ("dark", "site-theme-dark"),
            ],
        },
        Question {
            name: "board",
            legend: "site-board",
            note: None,
            answers: &[
                ("dish", "preferences-board-dish"),
                ("plain", "preferences-board-plain"),
                ("contrast", "preferences-board-contrast"),
            ],
        },
        Question {
            name: "pieces",
            legend: "preferences-pieces",
            note: None,
            answers: &[
                ("organisms", "preferences-pieces-organisms"),
                ("marks", "preferences-pieces-marks"),
                ("signs", "preferences-pieces-signs"),
            ],
        },
        Question {
            name: "coordinates",
            legend: "preferences-coordinates",
            note: None,
            answers: &[
                ("outside", "preferences-coordinates-outside"),
                ("inside", "preferences-coordinates-inside"),
                ("off", "preferences-off"),
            ],
        },
        Question {
            name: "motion",
            legend: "preferences-motion",
            note: Some("preferences-motion-note"),
            answers: &[
                ("off", "preferences-off"),
                ("fast", "preferences-motion-fast"),
                ("normal", "preferences-motion-normal"),
                ("slow", "preferences-motion-slow"),
            ],
        },
    ],
};

const SOUND: Section = Section {
    title: "site-sound",
    questions: &[
        Question { name: "sound", legend: "preferences-sound", note: None, answers: ON_OFF },
        Question {
            name: "volume",
            legend: "preferences-volume",
            note: None,
            answers: &[
                ("quiet", "preferences-volume-quiet"),
                ("medium", "preferences-volume-medium"),
                ("loud", "preferences-volume-loud"),
            ],
        },
    ],
};

const PLAY: Section = Section {
    title: "preferences-play",
    questions: &[
        Question {
            name: "confirm-untimed",
            legend: "preferences-confirm-untimed",
            note: Some("preferences-confirm-note"),
            answers: ON_OFF,
        },
        Question { name: "confirm-live", legend: "preferences-confirm-live", note: None, answers: ON_OFF },
        Question { name: "confirm-days", legend: "preferences-confirm-days", note: None, answers: ON_OFF },
        Question {
            name: "chat",
            legend: "preferences-chat",
            note: Some("preferences-chat-note"),
            answers: ON_OFF,
        },
        Question {
            name: "premove",
            legend: "preferences-premove",
            note: Some("preferences-premove-note"),
            answers: ON_OFF,
        },
        Question {
            name: "zen",
            legend: "preferences-zen",
            note: Some("preferences-zen-note"),
            answers: ON_OFF,
        },
        Question {
            name: "letters",
            legend: "preferences-letters",
            note: Some("preferences-letters-note"),
            answers: ON_OFF,
        },
    ],
};

/// Both sides, a blocked square, room to move.
const SAMPLE: &str = "x3o1o/2x4/1xx1oo1/3-3/1oo1xx1/4x2/o1o3x x 0 1";

/// Played on it one after the other: a clone and a leap, both of which convert.
const SAMPLE_MOVES: &[&str] = &["d5", "f5d6"];

/// As the browser knows a game.
#[derive(Serialize)]
struct SampleGame {
    /// The first field of a FEN.
    start: String,
    plies: Vec<PlyText>,
}

fn sample() -> (String, Vec<PlyText>) {
    let position: Position = SAMPLE.parse().expect("a position, by the test below");
    let mut game = Game::new(position);
    let plies =
        SAMPLE_MOVES.iter().map(|text| ply(&mut game, text.parse().expect("a move, by the test below")));
    (placement(&position.setup()), plies.collect())
}

#[cfg(test)]
mod tests {
    use ataxx::Side;

    use super::*;

    #[test]
    fn the_sample_shows_a_clone_and_a_leap_that_convert() {
        let (first, plies) = sample();
        let count =
            |side: Side, board: &str| board.chars().filter(|&c| Side::from_letter(c) == Some(side)).count();
        assert_eq!((count(Side::Red, &first), count(Side::Blue, &first)), (8, 8));
        assert_eq!((count(Side::Red, &plies[0].board), count(Side::Blue, &plies[0].board)), (10, 7));
        assert_eq!((count(Side::Red, &plies[1].board), count(Side::Blue, &plies[1].board)), (6, 11));
    }

    #[test]
    fn every_question_has_a_choice() {
        for section in SECTIONS {
            assert!(section.questions.iter().all(|question| question.answers.len() > 1));
        }
    }
}
