//! The ratings of opponents that somebody can wish for, around their own.

use play::rating::{RATING_MAX, RATING_MIN, Rating};

/// How far an end of the range may be from one's own rating, in rating points.
const STEPS: [i32; 6] = [0, 50, 100, 200, 300, 500];

/// The lowest and the highest ratings to choose from, nearest first.
pub(super) struct RangesView {
    pub from: Vec<EndView>,
    pub to: Vec<EndView>,
}

pub(super) struct EndView {
    pub rating: i32,
    /// As `−100`; empty for one's own rating.
    pub apart: String,
}

impl RangesView {
    /// Around the rating as it is shown.
    pub(super) fn around(rating: Rating) -> RangesView {
        let own = rating.value().round() as i32;
        let end = |apart: i32, sign| EndView {
            rating: (own + apart).clamp(RATING_MIN as i32, RATING_MAX as i32),
            apart: if apart == 0 { String::new() } else { format!("{sign}{}", apart.abs()) },
        };
        RangesView {
            from: STEPS.iter().map(|apart| end(-apart, '\u{2212}')).collect(),
            to: STEPS.iter().map(|apart| end(*apart, '+')).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_lie_around_ones_own_rating() {
        let RangesView { from, to } = RangesView::around(Rating::START);
        let ratings = |ends: &[EndView]| ends.iter().map(|end| end.rating).collect::<Vec<_>>();
        assert_eq!(ratings(&from), [1500, 1450, 1400, 1300, 1200, 1000]);
        assert_eq!(ratings(&to), [1500, 1550, 1600, 1700, 1800, 2000]);
        assert_eq!((from[1].apart.as_str(), to[1].apart.as_str()), ("\u{2212}50", "+50"));
    }
}
