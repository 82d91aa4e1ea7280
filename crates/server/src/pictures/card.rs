//! The picture of a position that goes with a link: the dish between the two sides. No word in it, so that
//! one picture serves every language.

use std::fmt::{Result, Write};

use ataxx::Side;

use super::board::{self, DISH};
use super::palette::day;
use super::symbols;
use crate::diagram::Diagram;

/// Its size in pixels, as the pages announce it.
pub(crate) const WIDTH: u32 = 1200;
pub(crate) const HEIGHT: u32 = 630;

/// The dish stands in the middle: where a preview cuts out a square, the whole board is in it.
const DISH_X: f32 = (WIDTH as f32 - DISH) / 2.0;
const DISH_Y: f32 = 24.0;
/// The bar below it that shows who has how much.
const TALLY: f32 = 14.0;

/// The whole picture as an SVG document.
pub(super) fn svg(diagram: &Diagram) -> String {
    let mut svg = String::with_capacity(16 * 1024);
    draw(diagram, &mut svg).expect("writing to memory does not fail");
    svg
}

fn draw(diagram: &Diagram, svg: &mut String) -> Result {
    write!(svg, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">"#)?;
    symbols::begin(svg)?;
    table(svg)?;
    for side in Side::ALL {
        player(diagram, side, svg)?;
    }
    write!(svg, r#"<g transform="translate({DISH_X} {DISH_Y})">"#)?;
    board::draw(diagram, svg)?;
    svg.push_str("</g>");
    tally(diagram, svg)?;
    svg.push_str("</svg>");
    Ok(())
}

/// What the dish stands on, and the light in its wells.
fn table(svg: &mut String) -> Result {
    write!(
        svg,
        r#"<defs><radialGradient id="well" cx=".5" cy=".56" r=".5"><stop offset=".84" stop-color="{}"/><stop offset="1" stop-color="{}"/></radialGradient></defs>"#,
        day("well"),
        day("well-shade")
    )?;
    write!(svg, r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="{}"/>"#, day("page"))?;
    // Two more dishes, mostly out of the picture, in which the sides stand.
    for x in [0.0, WIDTH as f32] {
        let y = HEIGHT as f32 / 2.0;
        for (radius, token) in [(400.0, "rim"), (386.0, "sheet"), (372.0, "agar")] {
            write!(svg, r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{}"/>"#, day(token))?;
        }
    }
    Ok(())
}

/// A side beside the board, the larger the more it has.
fn player(diagram: &Diagram, side: Side, svg: &mut String) -> Result {
    let share = diagram.count(side) as f32 / diagram.squares() as f32;
    let size = 240.0 + 160.0 * share;
    let x = match side {
        Side::Red => DISH_X / 2.0,
        Side::Blue => WIDTH as f32 - DISH_X / 2.0,
    };
    symbols::piece(side, (x, HEIGHT as f32 / 2.0), size, svg)
}

/// The whole bar is the board, each side's part of it what it holds.
fn tally(diagram: &Diagram, svg: &mut String) -> Result {
    let (width, x, y) = (DISH - 24.0, DISH_X + 12.0, DISH_Y + DISH + 25.0);
    let part = |side| width * diagram.count(side) as f32 / diagram.squares() as f32;
    let (red, blue) = (part(Side::Red), part(Side::Blue));
    let round = TALLY / 2.0;
    write!(
        svg,
        r#"<clipPath id="bar"><rect x="{x}" y="{y}" width="{width}" height="{TALLY}" rx="{round}"/></clipPath><g clip-path="url(#bar)">"#
    )?;
    let from_right = x + width - blue;
    for (x, width, token) in [(x, width, "line"), (x, red, "red"), (from_right, blue, "blue")] {
        write!(svg, r#"<rect x="{x}" y="{y}" width="{width}" height="{TALLY}" fill="{}"/>"#, day(token))?;
    }
    svg.push_str("</g>");
    Ok(())
}
