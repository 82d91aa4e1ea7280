//! What a page hands to the script that lets one play in a lesson: a position, what is legal in it, and what each move
//! leads to.

use std::collections::BTreeMap;

use ataxx::{Move, Side};
use i18n::Lang;
use protocol::{Legal, PlyText};
use serde::Serialize;

use super::board::BoardView;
use crate::lessons::Scene;
use crate::wire::{legal, placement};

/// A board to try something on; `web/js/lesson/lesson.js` reads it.
#[derive(Serialize)]
pub(super) struct SceneData {
    id: &'static str,
    /// The first field of a FEN. Red is to move.
    board: String,
    legal: Legal,
    /// By move in UAI form.
    after: BTreeMap<String, After>,
    /// A move worth showing, in UAI form.
    show: String,
}

/// What a move leads to.
#[derive(Serialize)]
pub(super) struct After {
    /// Whether it is what was asked for.
    pub done: bool,
    /// What to say, in the reader's language.
    pub say: String,
    /// What follows by itself.
    pub then: Vec<PlyText>,
}

impl SceneData {
    pub fn new<T>(
        id: &'static str,
        scene: &Scene<T>,
        show: Move,
        mut after: impl FnMut(Move, &T) -> After,
    ) -> SceneData {
        SceneData {
            id,
            board: placement(&scene.position.setup()),
            legal: legal(&scene.position),
            after: scene.after.iter().map(|(mv, led)| (mv.to_string(), after(*mv, led))).collect(),
            show: show.to_string(),
        }
    }
}

/// The board of a scene, ready to be played on.
pub(super) fn board<T>(scene: &Scene<T>, label: String, lang: Lang) -> BoardView {
    BoardView { label, ..BoardView::of(&placement(&scene.position.setup()), "", Some(Side::Red), lang) }
}
