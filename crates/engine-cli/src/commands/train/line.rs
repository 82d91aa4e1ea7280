//! What numbers are kept in: as many as are worked on at once.

/// Numbers that begin a cache line. Loops over them are long enough that compilers leave them loops, and turn them
/// into ones over wide registers.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(64))]
pub(super) struct Line(pub [f32; Line::LEN]);

impl Line {
    /// Numbers in a line.
    pub const LEN: usize = 64;
    pub const ZERO: Line = Line::all(0.0);

    pub const fn all(number: f32) -> Line {
        Line([number; Line::LEN])
    }

    #[inline(always)]
    pub fn add(&mut self, other: &Line) {
        for lane in 0..Line::LEN {
            self.0[lane] += other.0[lane];
        }
    }

    /// By halves, since wide registers add up so.
    #[inline(always)]
    pub fn sum(&self) -> f32 {
        let mut sums = self.0;
        let mut half = Line::LEN / 2;
        while half > 0 {
            for lane in 0..half {
                sums[lane] += sums[lane + half];
            }
            half /= 2;
        }
        sums[0]
    }
}
