//! What a network sees of the boards: which inputs there are, and which of them a position lights.

mod large;

use engine::inputs;

pub(super) use large::Large;

/// Inputs that a position can light.
pub(super) trait Windows {
    const COUNT: usize;
    /// The first so many are lit in every position, each among inputs of its own.
    const ALWAYS: usize;
    /// Lit at once, at most.
    const MOST: usize;

    /// Calls `each` with every input that is lit: first those of [`Windows::ALWAYS`], in their order.
    fn for_each(boards: [u64; 3], each: impl FnMut(usize));
}

/// Windows of 2×2 squares, as [`engine::network`] reads them.
pub(super) struct Small;

impl Windows for Small {
    const COUNT: usize = inputs::INPUTS;
    const ALWAYS: usize = inputs::WINDOWS;
    const MOST: usize = inputs::ACTIVE_MAX;

    #[inline(always)]
    fn for_each(boards: [u64; 3], each: impl FnMut(usize)) {
        inputs::for_each_of(boards, each);
    }
}
