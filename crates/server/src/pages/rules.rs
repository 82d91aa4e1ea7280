use askama::Template;
use ataxx::{Move, NO_CLONE_LIMIT, Position, REPETITION_LIMIT, Side, Square, ring1};
use i18n::Lang;
use play::{INVITATION, Millis, TimeControl, UNTIMED_MOVE};
use serde::Serialize;

use super::board::BoardView;
use super::contents::Part;
use super::data;
use super::diagram::diagram;
use super::frame::Frame;
use super::lesson::SceneData;
use super::map::Place;
use super::reader::Reader;
use super::words;
use crate::diagram::Diagram;
use crate::lessons::{ExampleName, diagrams};

mod advice;
mod sample_moves;

use advice::{AdviceView, advice};
use sample_moves::{StepData, steps};

impl Reader<'_> {
    /// The rules, each claim of theirs drawn or counted by the rules themselves.
    pub fn rules(&self) -> Result<String, askama::Error> {
        let lang = self.lang;
        let (advice, examples) = advice(lang);
        let steps = steps(lang);
        let (repeating, repeated, _) = diagrams::repetition();
        Html {
            frame: self.frame(Place::Rules),
            contents: contents(lang),
            facts: Facts::new(&repeated, lang),
            diagrams: Diagrams::new(repeating, lang),
            guide: Place::Guide.address(lang),
            moves_board: BoardView::of(&steps[0].board, "", None, lang),
            advice,
            lessons: data::json(&Lessons { moves: &steps, examples }),
            steps,
        }
        .render()
    }
}

/// From so many plies without a clone on players are warned; `web/js/panel/status.js` does it.
const NO_CLONE_WARNING: u16 = 80;

#[derive(Template)]
#[template(path = "rules.html")]
struct Html<'a> {
    frame: Frame<'a>,
    contents: Vec<Part>,
    facts: Facts,
    diagrams: Diagrams,
    guide: String,
    moves_board: BoardView,
    steps: Vec<StepData>,
    advice: Vec<AdviceView>,
    lessons: String,
}

/// What the page's script plays with.
#[derive(Serialize)]
struct Lessons<'a> {
    moves: &'a [StepData],
    examples: Vec<SceneData>,
}

fn contents(lang: Lang) -> Vec<Part> {
    let part = |id, heading| Part { id, heading };
    vec![
        part("goal", lang.text("rules-goal")),
        part("set-up", lang.text("rules-setup")),
        part("play", lang.text("rules-play")),
        part("moves", lang.text("rules-moves")),
        part("winning", lang.text("rules-winning")),
        part("site", lang.text("rules-site")),
        part("elsewhere", lang.text("rules-elsewhere")),
        part("advice", lang.text("rules-advice")),
    ]
}

/// The numbers of the page, from where the program has them.
struct Facts {
    squares: usize,
    size: u32,
    pieces: u32,
    clones: u32,
    jumps: u32,
    converted: u32,
    repetitions: u32,
    limit: u32,
    warning: u32,
    full: (usize, usize),
    short: i64,
    long: i64,
    days: i64,
    hours: i64,
    corner: u32,
    edge: u32,
    middle: u32,
    /// The moves of the example of a repetition.
    repeated: String,
}

impl Facts {
    fn new(repeated: &[Move], lang: Lang) -> Facts {
        let reach = diagrams::reach();
        let full = diagrams::full();
        let count = |side| full.count(side) as usize;
        let patience =
            |minutes| TimeControl::Increment { base: Millis::minutes(minutes), increment: Millis::ZERO };
        Facts {
            squares: Square::ALL.len(),
            size: Square::ALL.len().isqrt() as u32,
            pieces: Position::start().pieces(Side::Red).len(),
            clones: reach.clones.len(),
            jumps: reach.jumps.len(),
            converted: diagrams::conversion()[0].turning.len(),
            repetitions: REPETITION_LIMIT,
            limit: NO_CLONE_LIMIT.into(),
            warning: NO_CLONE_WARNING.into(),
            full: (count(Side::Red), count(Side::Blue)),
            short: patience(1).patience().0 / Millis::seconds(1).0,
            long: patience(5).patience().0 / Millis::seconds(1).0,
            days: UNTIMED_MOVE.0 / Millis::days(1).0,
            hours: INVITATION.0 / Millis::hours(1).0,
            corner: ring1(Square::A1).len(),
            edge: ring1(Square::D1).len(),
            middle: ring1(Square::D4).len(),
            repeated: listed(repeated, lang),
        }
    }
}

fn listed(moves: &[Move], lang: Lang) -> String {
    moves.iter().map(|mv| words::mv(&mv.to_string(), lang)).collect::<Vec<_>>().join(", ")
}

struct Diagrams {
    start: BoardView,
    reach: BoardView,
    before: BoardView,
    after: BoardView,
    locked: BoardView,
    full: BoardView,
    repetition: BoardView,
}

impl Diagrams {
    fn new(repeating: Position, lang: Lang) -> Diagrams {
        let view = |shown: Diagram| diagram(&shown, lang);
        let [before, after] = diagrams::conversion();
        Diagrams {
            start: view(diagrams::start()),
            reach: view(diagrams::reach()),
            before: view(before),
            after: view(after),
            locked: view(diagrams::locked()),
            full: view(diagrams::full()),
            repetition: view(Diagram::at_rest(repeating.setup())),
        }
    }
}
