//! Which games of a user are asked for, as an address says it.

use ataxx::Side;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use play::rating::Speed;
use play::{GameId, Timestamp};
use protocol::Why;
use serde::Deserialize;
use store::{Against, Pace, Place, Score, Wanted};

use super::find;
use crate::app::App;

/// The query of an address that lists games. What names no choice asks for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub(crate) struct GamesQuery {
    pub result: String,
    pub side: String,
    pub speed: String,
    pub rated: String,
    pub against: String,
    pub after: String,
}

impl GamesQuery {
    /// What is asked for; none if nobody is called like the opponent.
    ///
    /// # Errors
    /// As [`find()`].
    pub async fn wanted(&self, app: &App) -> Result<Option<Wanted>, Why> {
        let against = match self.against.trim() {
            "" => Against::Anybody,
            name => match find(app, name).await? {
                Some(user) => Against::User(user.id),
                None => return Ok(None),
            },
        };
        Ok(Some(Wanted {
            score: Score::ALL.into_iter().find(|score| score.name() == self.result),
            side: Side::ALL.into_iter().find(|side| side.name() == self.side),
            pace: self.pace(),
            rated: [("yes", true), ("no", false)]
                .into_iter()
                .find_map(|(name, rated)| (self.rated == name).then_some(rated)),
            against,
        }))
    }

    fn pace(&self) -> Option<Pace> {
        if self.speed == "untimed" {
            return Some(Pace::Untimed);
        }
        Speed::ALL.into_iter().find(|speed| speed.name() == self.speed).map(Pace::At)
    }

    /// Where the page before ended.
    pub fn place(&self) -> Option<Place> {
        let mut parts = self.after.split('.');
        let at = Timestamp(parts.next()?.parse().ok()?);
        let game: GameId = parts.next()?.parse().ok()?;
        let name = parts.next()?;
        let side = Side::ALL.into_iter().find(|side| side.name() == name)?;
        Some(Place { at, game, side })
    }

    /// The same query for what comes after this place.
    pub fn after(&self, place: Place) -> String {
        let mut query = String::from("?");
        let choices = [
            ("result", &self.result),
            ("side", &self.side),
            ("speed", &self.speed),
            ("rated", &self.rated),
            ("against", &self.against),
        ];
        for (name, value) in choices.into_iter().filter(|(_, value)| !value.is_empty()) {
            query.push_str(&format!("{name}={}&", encoded(value)));
        }
        query.push_str(&format!("after={}", cursor(place)));
        query
    }
}

/// A place as it stands in addresses.
pub(crate) fn cursor(place: Place) -> String {
    format!("{}.{}.{}", place.at.0, place.game, place.side.name())
}

/// What does not stand in addresses as it is.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.');

/// A text as it stands in addresses: a name, or a value of a query.
pub(crate) fn encoded(text: &str) -> String {
    utf8_percent_encode(text, ENCODED).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_is_written() {
        let place = Place { at: Timestamp(5), game: "0123456789".parse().unwrap(), side: Side::Blue };
        let query =
            GamesQuery { after: cursor(place), against: "Ann & Bö".to_owned(), ..GamesQuery::default() };
        assert_eq!(query.place(), Some(place));
        assert_eq!(query.after(place), "?against=Ann%20%26%20B%C3%B6&after=5.0123456789.blue");
        for wrong in ["", "5", "5.0123456789", "x.0123456789.red", "5.012345678.red", "5.0123456789.green"] {
            assert_eq!(
                GamesQuery { after: wrong.to_owned(), ..GamesQuery::default() }.place(),
                None,
                "{wrong}"
            );
        }
    }
}
