//! The pieces and the mark, as the pages draw them: the same file, dressed for a picture of its own.

use std::collections::BTreeSet;
use std::fmt::{Result, Write};

use ataxx::Side;

use super::palette::day;

/// What stands at the beginning of every page.
const SYMBOLS: &str = include_str!("../../templates/parts/symbols.html");

/// What every drawing begins with: the symbols and their colours, which pages have from their style sheet.
pub(super) fn begin(svg: &mut String) -> Result {
    svg.push_str("<style>");
    write!(svg, ".p-shade{{fill:{}}}.p-membrane{{fill:none;stroke-width:3}}", day("shadow"))?;
    for side in Side::ALL {
        let (body, membrane, core) = (
            day(side.name()),
            day(&format!("{}-membrane", side.name())),
            day(&format!("{}-core", side.name())),
        );
        let id = format!("#piece-{}", side.name());
        write!(svg, "{id} .p-body{{fill:{body}}}{id} .p-core{{fill:{core}}}")?;
        write!(svg, "{id} .p-spot{{fill:{membrane}}}{id} .p-membrane{{stroke:{membrane}}}")?;
    }
    write!(
        svg,
        ".m-red{{fill:{};stroke:none}}.m-blue{{fill:{};stroke-width:2.500}}",
        day("red"),
        day("blue")
    )?;
    for look in other_looks(SYMBOLS) {
        write!(svg, ".{look}{{display:none}}")?;
    }
    svg.push_str("</style><defs>");
    svg.push_str(inside(SYMBOLS));
    svg.push_str("</defs>");
    Ok(())
}

/// A piece as wide as a square of `size`.
pub(super) fn piece(side: Side, (x, y): (f32, f32), size: f32, svg: &mut String) -> Result {
    let name = side.name();
    let (x, y) = (x - size / 2.0, y - size / 2.0);
    write!(svg, r##"<use href="#piece-{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##)
}

/// The classes of the ways to draw a piece that a reader can choose instead of the usual one.
fn other_looks(symbols: &str) -> BTreeSet<&str> {
    let classes = symbols.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let looks = classes.flat_map(str::split_whitespace).filter(|class| class.starts_with("as-"));
    looks.filter(|look| *look != "as-organisms").collect()
}

/// Without the element around them, which keeps them out of sight on a page.
fn inside(file: &str) -> &str {
    let begin = file.find("<symbol").expect("symbols.html holds symbols");
    let end = file.rfind("</svg>").expect("symbols.html is one svg element");
    &file[begin..end]
}
