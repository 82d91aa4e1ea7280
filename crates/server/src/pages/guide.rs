use askama::Template;
use i18n::Lang;

use super::board::BoardView;
use super::frame::Frame;
use super::lesson::{After, SceneData, board};
use super::map::Place;
use super::reader::Reader;
use super::{data, words};
use crate::lessons::{self, Exercise, ExerciseName, Judged, Remark, StepName};

impl Reader<'_> {
    /// The beginner guide: six steps to play through. Without script, the same to read.
    pub fn guide(&self) -> Result<String, askama::Error> {
        let lang = self.lang;
        let steps = lessons::steps();
        let exercises = steps.iter().flat_map(|step| &step.exercises);
        let scenes: Vec<SceneData> = exercises.map(|exercise| scene(exercise, lang)).collect();
        Html {
            frame: self.frame(Place::Guide),
            steps: steps
                .iter()
                .zip(1..)
                .map(|(step, number)| step_view(step, number, steps.len(), lang))
                .collect(),
            gentlest: GENTLEST,
            gentlest_name: words::level_name(GENTLEST, lang),
            rules: Place::Rules.address(lang),
            lessons: data::json(&scenes),
        }
        .render()
    }
}

/// Whom a beginner plays first.
const GENTLEST: u8 = 1;

#[derive(Template)]
#[template(path = "guide.html")]
struct Html<'a> {
    frame: Frame<'a>,
    steps: Vec<StepView>,
    gentlest: u8,
    gentlest_name: String,
    rules: String,
    lessons: String,
}

struct StepView {
    id: &'static str,
    number: usize,
    /// "Step 2 of 6".
    place: String,
    name: String,
    text: String,
    exercises: Vec<ExerciseView>,
}

struct ExerciseView {
    id: &'static str,
    goal: String,
    hint: String,
    /// The words under "Show me", and under "Solution" where there is no script.
    shown: String,
    board: BoardView,
}

fn step_view(step: &lessons::Step, number: usize, all: usize, lang: Lang) -> StepView {
    let (name, text) = step_words(step.name, lang);
    StepView {
        id: step.name.id(),
        number,
        place: lang.text_with("guide-step", &[("number", number.into()), ("all", all.into())]),
        name,
        text,
        exercises: step.exercises.iter().map(|exercise| exercise_view(exercise, lang)).collect(),
    }
}

fn exercise_view(exercise: &Exercise, lang: Lang) -> ExerciseView {
    let (goal, hint) = task_words(exercise.name, lang);
    let solution = words::mv(&exercise.solution.to_string(), lang);
    let label = lang.text_with("guide-board", &[("goal", (&goal).into())]);
    ExerciseView {
        id: exercise.name.id(),
        board: board(&exercise.scene, label, lang),
        goal,
        hint,
        shown: lang.text_with("guide-shown", &[("move", (&solution).into())]),
    }
}

fn scene(exercise: &Exercise, lang: Lang) -> SceneData {
    SceneData::new(exercise.name.id(), &exercise.scene, exercise.solution, |_, judged| After {
        done: judged.remark == Remark::Done,
        say: remark(exercise.name, judged, lang),
        then: judged.answer.as_ref().map(|answer| answer.then.clone()).unwrap_or_default(),
    })
}

fn step_words(name: StepName, lang: Lang) -> (String, String) {
    let squares = [("squares", ataxx::Square::ALL.len().into())];
    match name {
        StepName::Rule => (lang.text("guide-rule"), lang.text("guide-rule-text")),
        StepName::Board => (lang.text("guide-board-name"), lang.text_with("guide-board-text", &squares)),
        StepName::Move => (lang.text("guide-move"), lang.text("guide-move-text")),
        StepName::Convert => (lang.text("guide-convert"), lang.text("guide-convert-text")),
        StepName::Pass => (lang.text("guide-pass"), lang.text("guide-pass-text")),
        StepName::Win => (lang.text("guide-win"), lang.text("guide-win-text")),
    }
}

/// What is asked for, and the hint.
fn task_words(name: ExerciseName, lang: Lang) -> (String, String) {
    match name {
        ExerciseName::Touch => (lang.text("guide-touch-goal"), lang.text("guide-touch-hint")),
        ExerciseName::Opening => (lang.text("guide-opening-goal"), lang.text("guide-opening-hint")),
        ExerciseName::Reach => (lang.text("guide-reach-goal"), lang.text("guide-reach-hint")),
        ExerciseName::Keep => (lang.text("guide-keep-goal"), lang.text("guide-keep-hint")),
        ExerciseName::Most => (lang.text("guide-most-goal"), lang.text("guide-most-hint")),
        ExerciseName::Lock => (lang.text("guide-lock-goal"), lang.text("guide-lock-hint")),
        ExerciseName::Again => (lang.text("guide-again-goal"), lang.text("guide-again-hint")),
        ExerciseName::Last => (lang.text("guide-last-goal"), lang.text("guide-last-hint")),
    }
}

/// What is said to a move.
fn remark(name: ExerciseName, judged: &Judged, lang: Lang) -> String {
    match judged.remark {
        Remark::Done => done(name, judged, lang),
        Remark::NothingTurned => lang.text("guide-remark-nothing"),
        Remark::Jumped => lang.text("guide-remark-jumped"),
        Remark::TurnedFewer { count, best } => {
            lang.text_with("guide-remark-turned", &[("count", count.into()), ("best", best.into())])
        }
        Remark::OwnsFewer { count, best } => {
            lang.text_with("guide-remark-owns", &[("count", count.into()), ("best", best.into())])
        }
        Remark::BlueCanMove { moves } => lang.text_with("guide-remark-moves", &[("count", moves.into())]),
        Remark::Loses { red, blue } => {
            lang.text_with("guide-remark-loses", &[("red", red.into()), ("blue", blue.into())])
        }
    }
}

fn done(name: ExerciseName, judged: &Judged, lang: Lang) -> String {
    match name {
        ExerciseName::Touch => lang.text("guide-touch-done"),
        ExerciseName::Opening => lang.text("guide-opening-done"),
        ExerciseName::Reach => lang.text("guide-reach-done"),
        ExerciseName::Keep => lang.text("guide-keep-done"),
        ExerciseName::Most => lang.text("guide-most-done"),
        ExerciseName::Lock => lang.text("guide-lock-done"),
        ExerciseName::Again => lang.text("guide-again-done"),
        ExerciseName::Last => {
            let (red, blue) = judged.answer.as_ref().map_or((0, 0), |end| (end.red, end.blue));
            lang.text_with("guide-last-done", &[("red", red.into()), ("blue", blue.into())])
        }
    }
}
