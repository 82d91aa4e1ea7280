//! The mark of the site as icons: for tabs, home screens and everything that can't draw an SVG.

use std::fmt::{Result, Write};

use super::palette::day;
use super::symbols;

/// An image of the mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// For a tab: the mark alone.
    Tab,
    /// For a home screen: the mark in its dish.
    Small,
    Large,
    /// For systems that cut a shape of their own: nothing of the mark in the outer fifth.
    Maskable,
    /// As Apple wants it: opaque, with corners that it rounds itself.
    Apple,
}

impl Icon {
    pub const ALL: &[Icon] = &[Icon::Tab, Icon::Small, Icon::Large, Icon::Maskable, Icon::Apple];

    /// Its file's name below `/icons/`; that of the tab's is `/favicon.ico`.
    pub const fn name(self) -> &'static str {
        match self {
            Icon::Tab => "favicon.ico",
            Icon::Small => "icon-192.png",
            Icon::Large => "icon-512.png",
            Icon::Maskable => "icon-maskable-512.png",
            Icon::Apple => "apple-touch-icon.png",
        }
    }

    /// Width and height in pixels.
    pub const fn size(self) -> u32 {
        match self {
            Icon::Tab => 32,
            Icon::Small => 192,
            Icon::Large | Icon::Maskable => 512,
            Icon::Apple => 180,
        }
    }

    pub(super) fn svg(self) -> String {
        let mut svg = String::with_capacity(4 * 1024);
        self.draw(&mut svg).expect("writing to memory does not fail");
        svg
    }

    fn draw(self, svg: &mut String) -> Result {
        svg.push_str(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">"#);
        symbols::begin(svg)?;
        match self {
            // A tab is light or dark: what parts the two halves is white on both.
            Icon::Tab => mark("#ffffff", 100.0, svg)?,
            Icon::Small | Icon::Large => {
                write!(svg, r#"<rect width="100" height="100" rx="22" fill="{}"/>"#, day("rim"))?;
                write!(
                    svg,
                    r#"<rect x="4.500" y="4.500" width="91" height="91" rx="18" fill="{}"/>"#,
                    day("agar")
                )?;
                mark(day("agar"), 78.0, svg)?;
            }
            Icon::Maskable => {
                write!(svg, r#"<rect width="100" height="100" fill="{}"/>"#, day("agar"))?;
                mark(day("agar"), 62.0, svg)?;
            }
            Icon::Apple => {
                write!(svg, r#"<rect width="100" height="100" fill="{}"/>"#, day("agar"))?;
                mark(day("agar"), 78.0, svg)?;
            }
        }
        svg.push_str("</svg>");
        Ok(())
    }
}

/// The mark, so wide, in the middle; `gap` is the colour of what parts its halves.
fn mark(gap: &str, width: f32, svg: &mut String) -> Result {
    let height = width * 50.0 / 70.0;
    let (x, y) = ((100.0 - width) / 2.0, (100.0 - height) / 2.0);
    write!(svg, r##"<use href="#mark" x="{x}" y="{y}" width="{width}" height="{height}" stroke="{gap}"/>"##)
}
