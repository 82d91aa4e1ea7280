//! A rating beside a name.

use i18n::Lang;
use protocol::Player;

/// A rating as it is seen, and as it is read aloud.
pub(super) struct RatingView {
    /// As `1534?`, with the mark of one that is not sure yet.
    pub face: String,
    pub said: String,
}

impl RatingView {
    pub fn new(rating: i32, provisional: bool, lang: Lang) -> RatingView {
        let (mark, key) =
            if provisional { ("?", "client-rating-provisional") } else { ("", "client-rating") };
        let said = lang.text_with(key, &[("rating", i64::from(rating).into())]);
        RatingView { face: format!("{rating}{mark}"), said }
    }

    pub fn of(player: &Player, lang: Lang) -> Option<RatingView> {
        Some(RatingView::new(player.rating?, player.provisional, lang))
    }
}

/// What a game has done to a rating.
pub(super) struct ChangeView {
    /// As `+12`, with a real minus sign.
    pub face: String,
    pub said: String,
    /// `up`, `down` or `none`.
    pub sign: &'static str,
}

impl ChangeView {
    pub fn new(points: i32, lang: Lang) -> ChangeView {
        let (face, sign) = match points {
            0 => ("±0".to_owned(), "none"),
            1.. => (format!("+{points}"), "up"),
            ..0 => (format!("−{}", points.unsigned_abs()), "down"),
        };
        ChangeView { said: lang.text_with("client-rating-change", &[("points", (&face).into())]), face, sign }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_and_changes_have_their_marks() {
        assert_eq!(RatingView::new(1534, true, Lang::En).face, "1534?");
        assert_eq!(RatingView::new(1534, true, Lang::En).said, "Rating 1534, not sure yet");
        assert_eq!(RatingView::new(1534, false, Lang::En).face, "1534");
        let faces = [12, 0, -7].map(|points| ChangeView::new(points, Lang::En).face);
        assert_eq!(faces, ["+12", "±0", "−7"]);
    }
}
