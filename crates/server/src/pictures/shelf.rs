use std::collections::HashMap;

use bytes::Bytes;

use super::sketch::Tag;

/// Images kept for whoever asks next, at most so many and so many bytes; the one not asked for the longest
/// goes first.
pub(super) struct Shelf {
    images: HashMap<Tag, Kept>,
    images_max: usize,
    bytes: usize,
    bytes_max: usize,
    /// Grows with every look: the order of use.
    looks: u64,
}

struct Kept {
    image: Bytes,
    last_look: u64,
}

impl Shelf {
    pub fn new(images_max: usize, bytes_max: usize) -> Shelf {
        Shelf { images: HashMap::new(), images_max, bytes: 0, bytes_max, looks: 0 }
    }

    pub fn get(&mut self, tag: Tag) -> Option<Bytes> {
        self.looks += 1;
        let kept = self.images.get_mut(&tag)?;
        kept.last_look = self.looks;
        Some(kept.image.clone())
    }

    pub fn put(&mut self, tag: Tag, image: Bytes) {
        self.looks += 1;
        self.bytes += image.len();
        let kept = Kept { image, last_look: self.looks };
        if let Some(before) = self.images.insert(tag, kept) {
            self.bytes -= before.image.len();
        }
        while self.images.len() > self.images_max || self.bytes > self.bytes_max {
            let Some(oldest) = self.oldest() else { return };
            if let Some(gone) = self.images.remove(&oldest) {
                self.bytes -= gone.image.len();
            }
        }
    }

    fn oldest(&self) -> Option<Tag> {
        self.images.iter().min_by_key(|(_, kept)| kept.last_look).map(|(&tag, _)| tag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::{Icon, Sketch};

    fn tags() -> [Tag; 3] {
        [Icon::Tab, Icon::Small, Icon::Large].map(|icon| Sketch::icon(icon).tag())
    }

    #[test]
    fn the_one_not_asked_for_the_longest_goes_first() {
        let [a, b, c] = tags();
        let mut shelf = Shelf::new(2, 100);
        shelf.put(a, Bytes::from_static(b"a"));
        shelf.put(b, Bytes::from_static(b"b"));
        assert!(shelf.get(a).is_some());
        shelf.put(c, Bytes::from_static(b"c"));
        assert_eq!([a, b, c].map(|tag| shelf.get(tag).is_some()), [true, false, true]);
    }

    #[test]
    fn it_never_holds_more_than_its_bytes() {
        let [a, b, c] = tags();
        let mut shelf = Shelf::new(10, 5);
        for (tag, size) in [(a, 2), (b, 3), (a, 3), (c, 2), (b, 6)] {
            shelf.put(tag, vec![0; size].into());
            let held: usize = shelf.images.values().map(|kept| kept.image.len()).sum();
            assert_eq!(shelf.bytes, held);
            assert!(held <= 5);
        }
        assert!(shelf.get(b).is_none(), "what is larger than the shelf is not kept");
    }
}
