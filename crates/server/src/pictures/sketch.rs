use bytes::{BufMut, Bytes, BytesMut};
use sha2::{Digest, Sha256};

use super::card;
use super::icon::Icon;
use super::raster::{self, RasterError};
use crate::diagram::Diagram;

/// An image not yet drawn: small, and known by its content. Two games in one position share it.
#[derive(Clone, Debug)]
pub(crate) struct Sketch {
    svg: String,
    width: u32,
    height: u32,
    form: Form,
    tag: Tag,
}

/// What a sketch is known by: equal sketches have equal tags, and give equal images.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tag([u8; 12]);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Png,
    Ico,
}

impl Sketch {
    /// The picture of a position that goes with a link.
    pub fn card(diagram: &Diagram) -> Sketch {
        Sketch::new(card::svg(diagram), card::WIDTH, card::HEIGHT, Form::Png)
    }

    pub fn icon(icon: Icon) -> Sketch {
        let form = if icon == Icon::Tab { Form::Ico } else { Form::Png };
        Sketch::new(icon.svg(), icon.size(), icon.size(), form)
    }

    pub fn tag(&self) -> Tag {
        self.tag
    }

    pub fn content_type(&self) -> &'static str {
        match self.form {
            Form::Png => "image/png",
            Form::Ico => "image/x-icon",
        }
    }

    /// The image. Takes tens of milliseconds: not for a thread that others wait for.
    ///
    /// # Errors
    /// [`RasterError`], if the drawing is at fault.
    pub(super) fn draw(&self) -> Result<Bytes, RasterError> {
        let png = raster::png(&self.svg, self.width, self.height)?;
        Ok(match self.form {
            Form::Png => png.into(),
            Form::Ico => ico(&png, self.width),
        })
    }

    fn new(svg: String, width: u32, height: u32, form: Form) -> Sketch {
        let mut hash = Sha256::new();
        hash.update(width.to_be_bytes());
        hash.update(height.to_be_bytes());
        hash.update(svg.as_bytes());
        let mut tag = [0; 12];
        tag.copy_from_slice(&hash.finalize()[..12]);
        Sketch { svg, width, height, form, tag: Tag(tag) }
    }
}

impl Tag {
    /// As an `ETag`.
    pub fn quoted(self) -> String {
        let digits: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("\"{digits}\"")
    }
}

/// A PNG of `size` × `size` pixels, below 256, as the only image of an ICO file.
fn ico(png: &[u8], size: u32) -> Bytes {
    const HEAD: usize = 6 + 16;
    let size = u8::try_from(size).expect("an icon for a tab is small");
    let mut file = BytesMut::with_capacity(HEAD + png.len());
    file.put_slice(&[0, 0, 1, 0, 1, 0]);
    file.put_slice(&[size, size, 0, 0, 1, 0, 32, 0]);
    file.put_u32_le(u32::try_from(png.len()).expect("an icon is small"));
    file.put_u32_le(HEAD as u32);
    file.put_slice(png);
    file.freeze()
}
