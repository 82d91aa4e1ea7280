//! Charts as SVG: a white sheet with room at the left and the bottom for numbers, and lines across.

use std::fmt::{self, Write};

pub const WIDTH: f64 = 640.0;
/// Room for numbers at the bottom, and elsewhere.
pub const BOTTOM: f64 = 40.0;
pub const MARGIN: f64 = 20.0;

/// A sheet on which numbers are heights.
pub struct Chart {
    /// Room for numbers at the left.
    pub left: f64,
    pub height: f64,
    /// The numbers at the bottom and at the top; not the same.
    pub least: f64,
    pub most: f64,
}

impl Chart {
    pub fn y(&self, number: f64) -> f64 {
        MARGIN + (self.height - MARGIN - BOTTOM) * (self.most - number) / (self.most - self.least)
    }

    /// What is under `part` of the width, from 0 to 1.
    pub fn x(&self, part: f64) -> f64 {
        self.left + (WIDTH - self.left - MARGIN) * part
    }

    /// Where words under the chart stand.
    pub fn below(&self) -> f64 {
        self.height - BOTTOM + 18.0
    }

    /// The sheet, up to `</svg>`.
    pub fn begin(&self, svg: &mut String) -> fmt::Result {
        let height = self.height;
        writeln!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12">"#
        )?;
        writeln!(svg, r#"<rect width="{WIDTH}" height="{height}" fill="white"/>"#)
    }

    /// A line across at this number, which stands before it in these words.
    pub fn line(&self, svg: &mut String, number: f64, words: &str) -> fmt::Result {
        let (left, y, right) = (self.left, self.y(number), WIDTH - MARGIN);
        writeln!(svg, r##"<path d="M{left} {y:.1}H{right}" stroke="#ddd"/>"##)?;
        writeln!(svg, r#"<text x="{}" y="{:.1}" text-anchor="end">{words}</text>"#, left - 6.0, y + 4.0)
    }
}
