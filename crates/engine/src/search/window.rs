//! The scores between which a search wants to know the truth.

use crate::Score;

/// Scores at or below `alpha` and at or above `beta` need no exact value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    pub(super) const FULL: Window = Window { alpha: Score::MIN, beta: Score::MAX };

    /// The narrowest window: asks only whether the value is above `alpha`.
    pub(super) fn above(alpha: Score) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// `radius` centi-pieces to either side; without bounds around a decisive score, whose
    /// neighbours say nothing about it.
    pub(super) fn around(centre: Score, radius: i16) -> Window {
        if centre.is_decisive() {
            return Window::FULL;
        }
        Window { alpha: centre - radius, beta: centre + radius }
    }

    /// The same window for the other side.
    pub(super) fn flipped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Whether there are scores strictly inside: only then is there a line to be found.
    pub(super) fn is_open(self) -> bool {
        self.alpha + 1 < self.beta
    }
}
