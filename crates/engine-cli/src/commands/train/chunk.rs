//! A few samples, ready for the arithmetic: which inputs they light.

use engine::Random;

use super::sample::Sample;
use super::turn::turned;
use super::windows::Windows;

/// Samples of a chunk: few enough that what is kept of them stays in the nearest cache.
pub(super) const CHUNK: usize = 64;
/// Inputs of one sample, at most, for all [`Windows`].
const MOST: usize = 128;

pub(super) struct Chunk {
    inputs: Box<[[u16; MOST]; CHUNK]>,
    counts: [usize; CHUNK],
}

impl Chunk {
    pub fn new() -> Chunk {
        Chunk { inputs: Box::new([[0; MOST]; CHUNK]), counts: [0; CHUNK] }
    }

    /// Takes the samples, each in a symmetry that the dice choose; as it stands without dice.
    #[inline(always)]
    pub fn fill<W: Windows>(&mut self, samples: &[Sample], mut random: Option<&mut Random>) {
        const { assert!(W::MOST <= MOST && W::COUNT <= 1 << 16) };
        let places = self.inputs.iter_mut().zip(&mut self.counts);
        for (sample, (inputs, count)) in samples.iter().zip(places) {
            let symmetry = random.as_mut().map_or(0, |random| random.next() as u8 & 7);
            let [own, other, gaps] = sample.boards;
            let gaps = if gaps == 0 { 0 } else { turned(gaps, symmetry) };
            *count = 0;
            W::for_each([turned(own, symmetry), turned(other, symmetry), gaps], |input| {
                inputs[*count] = input as u16;
                *count += 1;
            });
        }
    }

    /// The inputs that a sample lights.
    #[inline(always)]
    pub fn lit(&self, sample: usize) -> &[u16] {
        &self.inputs[sample][..self.counts[sample]]
    }
}
