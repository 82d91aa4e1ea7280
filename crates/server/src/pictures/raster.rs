//! From a drawing to an image.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use thiserror::Error;

/// Why a drawing of ours is no image; a fault in the drawing.
#[derive(Debug, Error)]
pub(crate) enum RasterError {
    #[error("the drawing is no SVG: {0}")]
    Svg(#[from] resvg::usvg::Error),
    #[error("no image can be {0} × {1} pixels")]
    Size(u32, u32),
    #[error("the image can't be written: {0}")]
    Png(String),
}

/// The drawing as a PNG of so many pixels, stretched to fill it. The same drawing gives the same bytes.
///
/// # Errors
/// [`RasterError`].
pub(super) fn png(svg: &str, width: u32, height: u32) -> Result<Vec<u8>, RasterError> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let mut image = Pixmap::new(width, height).ok_or(RasterError::Size(width, height))?;
    let scale =
        Transform::from_scale(width as f32 / tree.size().width(), height as f32 / tree.size().height());
    resvg::render(&tree, scale, &mut image.as_mut());
    image.encode_png().map_err(|error| RasterError::Png(error.to_string()))
}
