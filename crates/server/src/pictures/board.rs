//! The dish as SVG: `templates/parts/board.html` and `web/styles/board.css` in one drawing.

use std::fmt::{Result, Write};

use ataxx::{Move, Side, Square};

use super::palette::day;
use crate::diagram::Diagram;

/// Edge of one square.
const CELL: f32 = 72.0;
/// The board without its rim.
const BOARD: f32 = 7.0 * CELL;
const RIM: f32 = 18.0;
/// Edge of the whole dish.
pub(super) const DISH: f32 = BOARD + 2.0 * RIM;

/// The dish with its upper left corner at the origin.
pub(super) fn draw(diagram: &Diagram, svg: &mut String) -> Result {
    dish(svg)?;
    for square in Square::ALL {
        well(diagram, square, svg)?;
    }
    for square in Square::ALL {
        for side in Side::ALL.into_iter().filter(|&side| diagram.setup.pieces[side].contains(square)) {
            piece(diagram, square, side, svg)?;
        }
        target(diagram, square, svg)?;
    }
    Ok(())
}

fn dish(svg: &mut String) -> Result {
    let (rim, line, light, agar) = (day("rim"), day("line"), day("rim-light"), day("agar"));
    let (inner, radius) = (DISH - 2.0, DISH * 0.075);
    // The glass stands on the table: its shadow in three soft layers.
    for (spread, down) in [(4.0, 16.0), (-4.0, 12.0), (-10.0, 8.0)] {
        let (at, size) = (-spread, DISH + 2.0 * spread);
        write!(
            svg,
            r##"<rect x="{at}" y="{}" width="{size}" height="{size}" rx="{radius}" fill="#5a4a20" opacity=".06"/>"##,
            at + down
        )?;
    }
    write!(svg, r#"<rect width="{DISH}" height="{DISH}" rx="{radius}" fill="{rim}"/>"#)?;
    write!(
        svg,
        r#"<rect x="1" y="1" width="{inner}" height="{inner}" rx="{radius}" fill="none" stroke="{line}" stroke-width="2"/>"#
    )?;
    write!(
        svg,
        r#"<rect x="3" y="3" width="{}" height="{}" rx="{}" fill="none" stroke="{light}" stroke-width="2" opacity=".75"/>"#,
        DISH - 6.0,
        DISH - 6.0,
        radius - 2.0
    )?;
    write!(
        svg,
        r#"<rect x="{RIM}" y="{RIM}" width="{BOARD}" height="{BOARD}" rx="{}" fill="{agar}" stroke="{line}"/>"#,
        BOARD * 0.05
    )
}

/// An empty square, and how a move touches it.
fn well(diagram: &Diagram, square: Square, svg: &mut String) -> Result {
    let (x, y) = centre(square);
    if diagram.setup.gaps.contains(square) {
        let (at, size) = (CELL * 0.44, CELL * 0.88);
        return write!(
            svg,
            r#"<rect x="{}" y="{}" width="{size}" height="{size}" rx="{}" fill="{}"/>"#,
            x - at,
            y - at,
            size * 0.3,
            day("stone")
        );
    }
    write!(svg, r##"<circle cx="{x}" cy="{y}" r="{}" fill="url(#well)"/>"##, CELL * 0.44)?;
    let (from, to) = ends(diagram.last);
    let mark = if to == Some(square) || diagram.landing == Some(square) {
        3.5
    } else if from == Some(square) {
        2.0
    } else {
        return Ok(());
    };
    write!(
        svg,
        r#"<circle cx="{x}" cy="{y}" r="{}" fill="{}" stroke="{}" stroke-width="{mark}"/>"#,
        CELL * 0.44 - mark / 2.0,
        day("accent-wash"),
        day("accent")
    )
}

fn piece(diagram: &Diagram, square: Square, side: Side, svg: &mut String) -> Result {
    let scale = if diagram.chosen == Some(square) {
        1.1
    } else if diagram.turning.contains(square) {
        0.8
    } else {
        1.0
    };
    let (x, y) = centre(square);
    if diagram.chosen == Some(square) {
        let (wash, accent) = (day("accent-wash"), day("accent"));
        write!(
            svg,
            r#"<circle cx="{x}" cy="{y}" r="{}" fill="{wash}" stroke="{accent}" stroke-width="4"/>"#,
            CELL * 0.44
        )?;
    }
    super::symbols::piece(side, (x, y), CELL * scale, svg)
}

/// What the chosen piece can do here: a ring where it grows, a dot where it leaps, a collar around what turns.
fn target(diagram: &Diagram, square: Square, svg: &mut String) -> Result {
    let ((x, y), accent) = (centre(square), day("accent"));
    if diagram.clones.contains(square) {
        let radius = CELL * 0.23 - 2.0;
        write!(
            svg,
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{accent}" stroke-width="4.500"/>"#
        )?;
    }
    if diagram.jumps.contains(square) {
        write!(svg, r#"<circle cx="{x}" cy="{y}" r="{}" fill="{accent}"/>"#, CELL * 0.1)?;
    }
    if diagram.turning.contains(square) {
        write!(
            svg,
            r#"<circle cx="{x}" cy="{y}" r="{}" fill="none" stroke="{accent}" stroke-width="4" stroke-dasharray="9 6"/>"#,
            CELL * 0.45
        )?;
    }
    Ok(())
}

/// Red sits below: a1 is the lower left corner.
fn centre(square: Square) -> (f32, f32) {
    let at = |steps: u8| RIM + (f32::from(steps) + 0.5) * CELL;
    (at(square.file()), at(6 - square.rank()))
}

fn ends(last: Option<Move>) -> (Option<Square>, Option<Square>) {
    match last {
        Some(Move::Jump { from, to }) => (Some(from), Some(to)),
        Some(mv) => (None, mv.to()),
        None => (None, None),
    }
}
