use core::cmp::Reverse;
use std::collections::BTreeMap;

use async_trait::async_trait;
use ataxx::BySide;
use play::rating::Speed;
use play::{PlayerId, Timestamp};

use super::MemoryStore;
use super::people::{People, PlayerRow};
use crate::{
    Against, History, Leader, Named, Pace, PastGame, Place, RatingPoint, Score, StoreError, Tally, UserKind,
    Wanted,
};

impl People {
    /// The user's rows of games that are over, the one that ended last first.
    pub fn past(&self, user: PlayerId) -> Vec<(Place, Score, &PlayerRow)> {
        let theirs = self.players.iter().filter(|(_, row)| row.user == user);
        let mut past: Vec<_> = theirs
            .filter_map(|(&(game, side), row)| {
                let (at, score) = row.ended?;
                Some((Place { at, game, side }, score, row))
            })
            .collect();
        past.sort_by_key(|(place, ..)| Reverse((place.at, place.game, place.side.name())));
        past
    }

    fn past_game(&self, place: Place, score: Score, row: &PlayerRow) -> PastGame {
        PastGame {
            game: place.game,
            side: place.side,
            score,
            opponent: row.opponent.map(|other| self.users[&other].named()),
            result: self.results[&place.game],
            change: row.change(),
        }
    }

    /// Open accounts whose rating is not provisional.
    fn established(&self, now: Timestamp) -> Vec<Leader> {
        let accounts = self.users.values().map(|person| &person.user).filter(|user| {
            user.kind == UserKind::Account
                && user.closed_at.is_none()
                && user.suspended_until.is_none_or(|until| until <= now)
        });
        let leaders = accounts.filter_map(|user| {
            let played = self.standing(user.id);
            let rating = played.standing.main;
            let sure = played.games > 0 && !rating.is_provisional(now);
            sure.then(|| Leader { user: self.users[&user.id].named(), rating, games: played.games })
        });
        leaders.collect()
    }
}

impl Wanted {
    fn takes(&self, game: &PastGame) -> bool {
        let pace = Speed::of(game.result.time).map_or(Pace::Untimed, Pace::At);
        self.score.is_none_or(|score| score == game.score)
            && self.side.is_none_or(|side| side == game.side)
            && self.pace.is_none_or(|wanted| wanted == pace)
            && self.rated.is_none_or(|rated| rated == game.result.rated)
            && self.against.takes(game.opponent.as_ref().map(|other| other.id))
    }
}

impl Against {
    fn takes(self, opponent: Option<PlayerId>) -> bool {
        match self {
            Against::Anybody => true,
            Against::User(other) => opponent == Some(other),
            Against::Nobody => opponent.is_none(),
        }
    }
}

#[async_trait]
impl History for MemoryStore {
    async fn past_games(
        &self,
        user: PlayerId,
        wanted: Wanted,
        after: Option<Place>,
        limit: u32,
    ) -> Result<Vec<PastGame>, StoreError> {
        let people = &self.open()?.people;
        let order = |place: Place| (place.at, place.game, place.side.name());
        let past = people.past(user).into_iter();
        let past = past.filter(|(place, ..)| after.is_none_or(|after| order(*place) < order(after)));
        let games = past.map(|(place, score, row)| people.past_game(place, score, row));
        Ok(games.filter(|game| wanted.takes(game)).take(limit as usize).collect())
    }

    async fn tallies(&self, user: PlayerId, against: Against) -> Result<BySide<Tally>, StoreError> {
        let people = &self.open()?.people;
        let mut tallies = BySide::<Tally>::default();
        for (place, score, _) in
            people.past(user).into_iter().filter(|(_, _, row)| against.takes(row.opponent))
        {
            tallies[place.side].add(score, 1);
        }
        Ok(tallies)
    }

    async fn opponents(&self, user: PlayerId, limit: u32) -> Result<Vec<(Named, Tally)>, StoreError> {
        let people = &self.open()?.people;
        let mut faced: BTreeMap<PlayerId, Tally> = BTreeMap::new();
        for (_, score, row) in people.past(user) {
            if let Some(other) = row.opponent.filter(|other| *other != user && score != Score::Void) {
                faced.entry(other).or_default().add(score, 1);
            }
        }
        let mut faced: Vec<_> = faced.into_iter().collect();
        faced.sort_by_key(|(other, tally)| (Reverse(tally.games()), *other));
        faced.truncate(limit as usize);
        faced.sort_by_key(|(other, tally)| (Reverse(tally.games()), &people.users[other].skeleton));
        Ok(faced.into_iter().map(|(other, tally)| (people.users[&other].named(), tally)).collect())
    }

    async fn rating_history(&self, user: PlayerId, limit: u32) -> Result<Vec<RatingPoint>, StoreError> {
        let shelf = self.open()?;
        let games = shelf.people.past(user).into_iter().filter_map(|(place, _, row)| {
            let after = row.rated?.main.after;
            let (value, deviation) = (after.value(), after.deviation());
            Some(RatingPoint { game: place.game, at: place.at, value, deviation, refund: false })
        });
        let mut points: Vec<RatingPoint> = games.chain(shelf.order.points(user)).collect();
        points.sort_by_key(|point| Reverse((point.at, point.refund, point.game)));
        points.truncate(limit as usize);
        points.reverse();
        Ok(points)
    }

    async fn leaders(&self, now: Timestamp, games: u32, limit: u32) -> Result<Vec<Leader>, StoreError> {
        let mut leaders = self.open()?.people.established(now);
        leaders.retain(|leader| leader.games >= games);
        leaders.sort_by(|one, other| {
            let by_value = other.rating.value().total_cmp(&one.rating.value());
            by_value.then(one.user.id.cmp(&other.user.id))
        });
        leaders.truncate(limit as usize);
        Ok(leaders)
    }

    async fn distribution(&self, now: Timestamp, width: u32) -> Result<Vec<(u32, u32)>, StoreError> {
        let mut spans = BTreeMap::new();
        for leader in self.open()?.people.established(now) {
            let span = (leader.rating.value() / f64::from(width)) as u32 * width;
            *spans.entry(span).or_default() += 1;
        }
        Ok(spans.into_iter().collect())
    }
}
