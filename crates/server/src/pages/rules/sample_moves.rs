//! Three moves from one position, to be stepped through.

use ataxx::Side;
use i18n::Lang;
use serde::Serialize;

use crate::lessons::{SampleMove, sample_moves};
use crate::pages::words;
use crate::wire::placement;

/// What is seen after a move, and what is said about it. The first is before all moves.
#[derive(Serialize)]
pub(super) struct StepData {
    /// The first field of a FEN.
    pub board: String,
    /// In UAI form; none at the beginning.
    #[serde(rename = "move")]
    mv: Option<String>,
    side: Side,
    /// The sentence about it.
    pub say: String,
}

pub(super) fn steps(lang: Lang) -> Vec<StepData> {
    let (start, moves) = sample_moves();
    let first = StepData {
        board: placement(&start.setup()),
        mv: None,
        side: start.turn(),
        say: lang.text("rules-moves-start"),
    };
    let rest = moves.iter().map(|sample| StepData {
        board: sample.played.board.clone(),
        mv: Some(sample.played.mv.clone()),
        side: sample.side,
        say: say(sample, lang),
    });
    std::iter::once(first).chain(rest).collect()
}

fn say(sample: &SampleMove, lang: Lang) -> String {
    let side = words::side(sample.side, lang);
    let squares = &sample.played.mv;
    let (from, to) = squares.split_at(squares.len() - 2);
    let args =
        [("side", (&side).into()), ("from", from.into()), ("to", to.into()), ("count", sample.turned.into())];
    match (sample.is_clone, sample.turned) {
        (true, 0) => lang.text_with("rules-moves-clone", &args),
        (false, 0) => lang.text_with("rules-moves-jump", &args),
        (true, _) => lang.text_with("rules-moves-convert", &args),
        (false, _) => lang.text_with("rules-moves-convert-jump", &args),
    }
}
