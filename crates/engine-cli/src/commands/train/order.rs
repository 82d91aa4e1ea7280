//! In which order samples come: by chance, but not all over memory.

use std::ops::Range;

use engine::Random;

/// Samples that stay neighbours from one epoch to the next: enough for memory to be read in pieces.
const PIECE: usize = 256;

/// Once, before the first epoch: no two positions of a game stay together.
//
// CITE: Fisher & Yates, in Durstenfeld's form, 1964.
pub(super) fn shuffle<T>(list: &mut [T], random: &mut Random) {
    for last in (1..list.len()).rev() {
        list.swap(last, random.below(last as u64 + 1) as usize);
    }
}

/// An epoch's batches of `batch` samples, of which all but the last are full: pieces in an order by chance.
pub(super) fn batches(count: usize, batch: usize, random: &mut Random) -> Vec<Vec<Range<usize>>> {
    let mut pieces: Vec<Range<usize>> =
        (0..count).step_by(PIECE).map(|first| first..(first + PIECE).min(count)).collect();
    shuffle(&mut pieces, random);
    pieces.chunks((batch / PIECE).max(1)).map(<[Range<usize>]>::to_vec).collect()
}
