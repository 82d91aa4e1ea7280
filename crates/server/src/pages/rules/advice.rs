//! The useful examples of the rules page.

use i18n::Lang;

use crate::lessons::{Answer, Example, ExampleName, examples};
use crate::pages::board::BoardView;
use crate::pages::lesson::{After, SceneData, board};
use crate::pages::words;

/// A piece of advice, and the board to try it on.
pub(super) struct AdviceView {
    pub name: ExampleName,
    pub id: &'static str,
    pub heading: String,
    pub board: BoardView,
}

/// All of them, and what the script needs to play them.
pub(super) fn advice(lang: Lang) -> (Vec<AdviceView>, Vec<SceneData>) {
    examples().iter().map(|example| (view(example, lang), scene(example, lang))).unzip()
}

fn view(example: &Example, lang: Lang) -> AdviceView {
    let heading = match example.name {
        ExampleName::Clone => lang.text("rules-advice-clone"),
        ExampleName::Edge => lang.text("rules-advice-edge"),
        ExampleName::Count => lang.text("rules-advice-count"),
        ExampleName::Room => lang.text("rules-advice-room"),
    };
    let label = lang.text_with("rules-advice-board", &[("name", (&heading).into())]);
    AdviceView {
        name: example.name,
        id: example.name.id(),
        board: board(&example.scene, label, lang),
        heading,
    }
}

fn scene(example: &Example, lang: Lang) -> SceneData {
    let best = words::mv(&example.best.to_string(), lang);
    SceneData::new(example.name.id(), &example.scene, example.best, |mv, answer| {
        let own = if mv == example.best {
            lang.text("client-lesson-same")
        } else {
            lang.text_with("client-lesson-best", &[("move", (&best).into())])
        };
        After {
            done: mv == example.best,
            say: format!("{} {own}", said(answer, lang)),
            then: answer.then.clone(),
        }
    })
}

/// Blue's answer, and the count after it.
fn said(answer: &Answer, lang: Lang) -> String {
    let count = [("red", answer.red.into()), ("blue", answer.blue.into())];
    match answer.then.first() {
        None => lang.text_with("client-lesson-over", &count),
        Some(first) if first.mv == "0000" => lang.text_with("client-lesson-answer-pass", &count),
        Some(first) => {
            let mv = words::mv(&first.mv, lang);
            let [red, blue] = count;
            lang.text_with("client-lesson-answer", &[("move", (&mv).into()), red, blue])
        }
    }
}
