//! In which order samples come: by chance, but not all over memory.

use std::ops::Range;

use engine::Random;

/// Samples that stay neighbours from one epoch to the next: enough for memory to be read in pieces.
pub(super) const PIECE: usize = 256;

/// An epoch's batches of `batch` samples, a multiple of [`PIECE`]: pieces in an order by chance.
pub(super) fn batches(count: usize, batch: usize, random: &mut Random) -> Vec<Vec<Range<usize>>> {
    let mut pieces: Vec<Range<usize>> =
        (0..count).step_by(PIECE).map(|first| first..(first + PIECE).min(count)).collect();
    random.shuffle(&mut pieces);
    pieces.chunks(batch / PIECE).map(<[Range<usize>]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_epoch_has_every_sample_once() {
        let batches = batches(3_000, 2 * PIECE, &mut Random::from_seed(1));
        assert_eq!(batches.len(), 6);
        let mut all: Vec<usize> = batches.concat().into_iter().flatten().collect();
        assert!(!all.is_sorted());
        all.sort_unstable();
        assert!(all.into_iter().eq(0..3_000));
    }
}
