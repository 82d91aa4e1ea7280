//! A position as a picture: the board's own cells, but nothing to play on (`parts/diagram.html`).

use ataxx::Side;
use i18n::Lang;

use super::board::BoardView;
use crate::diagram::Diagram;
use crate::wire::placement;

/// More pieces than this are counted when the picture is read aloud, not named one by one.
const NAMED_MAX: usize = 16;

/// The position with its marks; its label says where the pieces stand.
pub(super) fn diagram(diagram: &Diagram, lang: Lang) -> BoardView {
    let last = diagram.last.map(|mv| mv.to_string()).unwrap_or_default();
    let mut board = BoardView::diagram(&placement(&diagram.setup), &last, lang);
    board.mark(diagram.clones, "clone");
    board.mark(diagram.jumps, "jump");
    board.mark(diagram.turning, "flipping to-red");
    if let Some(square) = diagram.chosen {
        board.mark(square.into(), "selected");
    }
    if board.red + board.blue <= NAMED_MAX {
        let (red, blue) = (board.squares(Side::Red), board.squares(Side::Blue));
        board.label = lang.text_with("site-diagram", &[("red", (&red).into()), ("blue", (&blue).into())]);
    }
    board
}
