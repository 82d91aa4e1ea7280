use crate::diagram::Diagram;
use std::collections::HashSet;

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

use super::*;

fn decoded(png: &[u8]) -> Pixmap {
    Pixmap::decode_png(png).expect("a PNG")
}

fn size(png: &[u8]) -> (u32, u32) {
    let image = decoded(png);
    (image.width(), image.height())
}

#[test]
fn a_picture_has_its_size_and_is_the_same_each_time() {
    let sketch = Sketch::card(&Named::Play.diagram());
    let image = sketch.draw().unwrap();
    assert_eq!(size(&image), (card::WIDTH, card::HEIGHT));
    assert_eq!(image, sketch.draw().unwrap());
}

#[test]
fn different_positions_have_different_pictures() {
    let sketches: Vec<Sketch> = Named::ALL.iter().map(|named| Sketch::card(&named.diagram())).collect();
    let images: HashSet<Bytes> = sketches.iter().map(|sketch| sketch.draw().unwrap()).collect();
    let tags: HashSet<Tag> = sketches.iter().map(Sketch::tag).collect();
    assert_eq!((images.len(), tags.len()), (Named::ALL.len(), Named::ALL.len()));
}

/// Colours where a1, the middle and g1 are, and in the bar: what is drawn is the board, the right way up.
#[test]
fn the_pieces_are_where_they_stand() {
    let start = Diagram::played(&[]).unwrap();
    let image = decoded(&Sketch::card(&start).draw().unwrap());
    let at = |x, y| image.pixel(x, y).unwrap();
    let is = |pixel: PremultipliedColorU8, token| {
        let name = format!("#{:02x}{:02x}{:02x}", pixel.red(), pixel.green(), pixel.blue());
        assert_eq!(name, palette::day(token));
    };
    let (left, right, top, bottom, middle) = (384, 816, 78, 510, 294);
    is(at(left, bottom), "blue-core");
    is(at(right, top), "blue-core");
    is(at(left + 15, top), "red");
    is(at(right + 15, bottom), "red");
    // The thin line inside, which only the usual look has.
    is(at(left + 23, top), "red-membrane");
    is(at(right - 21, top), "blue-membrane");
    is(at(600, middle), "well");
    is(at(350, 595), "red");
    is(at(850, 595), "blue");
    is(at(600, 595), "line");
}

#[test]
fn an_icon_is_opaque_where_it_must_be() {
    for icon in [Icon::Apple, Icon::Maskable] {
        let image = decoded(&Sketch::icon(icon).draw().unwrap());
        assert!(image.pixels().iter().all(|pixel| pixel.alpha() == 255), "{icon:?}");
    }
}

#[test]
fn every_icon_has_its_size() {
    for &icon in Icon::ALL {
        let image = Sketch::icon(icon).draw().unwrap();
        let png = if icon == Icon::Tab { &image[22..] } else { &image[..] };
        assert_eq!(size(png), (icon.size(), icon.size()), "{icon:?}");
    }
}

#[test]
fn the_icon_of_a_tab_is_an_ico_file_with_one_image() {
    let file = Sketch::icon(Icon::Tab).draw().unwrap();
    assert_eq!(&file[..8], [0, 0, 1, 0, 1, 0, 32, 32]);
    let number = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().unwrap()) as usize;
    assert_eq!((number(14), number(18)), (file.len() - 22, 22));
}

#[tokio::test]
async fn too_many_who_wait_are_sent_away_and_a_drawn_picture_costs_nothing() {
    let pictures = Pictures::new();
    let sketch = Sketch::icon(Icon::Tab);
    let drawn = pictures.image(sketch.clone()).await.unwrap();
    let all = pictures.waiting.acquire_many(WAITING_MAX as u32).await.unwrap();
    assert_eq!(pictures.image(Sketch::icon(Icon::Small)).await, Err(Why::Full));
    assert_eq!(pictures.kept(sketch.tag()), Some(drawn));
    drop(all);
    assert!(pictures.image(Sketch::icon(Icon::Small)).await.is_ok());
}
