//! The people of a [`MemoryStore`](super::MemoryStore).

use std::collections::{BTreeMap, HashMap};

use ataxx::{BySide, Side};
use play::rating::{Rated, Rating};
use play::{GameId, PlayerId, Timestamp};

use crate::people::{Sitting, rate, score};
use crate::{
    Append, Finish, GameResult, Named, NewUser, Played, Score, Seated, SecretHash, Session, StoreError, User,
};

#[derive(Debug, Default)]
pub(super) struct People {
    pub users: BTreeMap<PlayerId, Person>,
    pub sessions: HashMap<SecretHash, Session>,
    pub players: BTreeMap<(GameId, Side), PlayerRow>,
    pub results: BTreeMap<GameId, GameResult>,
    standings: HashMap<PlayerId, Played>,
}

/// A user, with what proves who it is.
#[derive(Debug)]
pub(super) struct Person {
    pub user: User,
    pub skeleton: String,
    pub password: Option<String>,
}

impl Person {
    pub fn named(&self) -> Named {
        let user = &self.user;
        Named { id: user.id, kind: user.kind, name: user.name.clone(), closed: user.closed_at.is_some() }
    }
}

/// Somebody at a game's board.
#[derive(Debug)]
pub(super) struct PlayerRow {
    pub user: PlayerId,
    pub opponent: Option<PlayerId>,
    pub ended: Option<(Timestamp, Score)>,
    pub rated: Option<Rated>,
}

impl PlayerRow {
    /// The main rating before and after.
    pub fn change(&self) -> Option<(f64, f64)> {
        self.rated.map(|rated| (rated.main.before.value(), rated.main.after.value()))
    }
}

impl People {
    pub fn add(&mut self, new: NewUser) -> Result<(), StoreError> {
        if self.users.contains_key(&new.id) || self.named(&new.skeleton).is_some() {
            return Err(StoreError::NameTaken);
        }
        let user = User {
            id: new.id,
            kind: new.kind,
            name: new.name,
            owner: new.owner,
            email: None,
            lang: new.lang,
            created_at: new.at,
            seen_at: new.at,
            suspended_until: None,
            closed_at: None,
        };
        self.users.insert(new.id, Person { user, skeleton: new.skeleton, password: new.password });
        Ok(())
    }

    pub fn named(&self, skeleton: &str) -> Option<&Person> {
        self.users.values().find(|person| person.skeleton == skeleton)
    }

    /// Gives a user another name.
    pub fn rename(&mut self, id: PlayerId, name: &str, skeleton: &str) -> Result<(), StoreError> {
        if self.named(skeleton).is_some_and(|person| person.user.id != id) {
            return Err(StoreError::NameTaken);
        }
        if let Some(person) = self.users.get_mut(&id) {
            (person.user.name, person.skeleton) = (name.to_owned(), skeleton.to_owned());
        }
        Ok(())
    }

    pub fn standing(&self, user: PlayerId) -> Played {
        self.standings.get(&user).copied().unwrap_or(Played::NOTHING)
    }

    pub fn seated(&self, game: GameId) -> BySide<Option<Seated>> {
        let seated = |side| {
            let row = self.players.get(&(game, side))?;
            let user = &self.users[&row.user].user;
            let played = self.standing(row.user);
            Some(Seated {
                user: row.user,
                kind: user.kind,
                name: user.name.clone(),
                rating: (played.games > 0).then_some(played.standing.main),
                change: row.change(),
            })
        };
        BySide { red: seated(Side::Red), blue: seated(Side::Blue) }
    }

    /// Sets a main rating that no game has changed.
    pub fn set_main(&mut self, user: PlayerId, main: Rating) {
        if let Some(played) = self.standings.get_mut(&user) {
            played.standing.main = main;
        }
    }

    /// What the rated games since then have done to the main rating; none without any.
    pub fn gained(&self, user: PlayerId, since: Timestamp) -> Option<f64> {
        let ended = |row: &&PlayerRow| row.user == user && row.ended.is_some_and(|(at, _)| at >= since);
        let changes = self.players.values().filter(ended).filter_map(PlayerRow::change);
        changes.map(|(before, after)| after - before).reduce(|a, b| a + b)
    }

    /// What an append says of people.
    pub fn keep(&mut self, append: &Append) {
        for &(side, user) in append.players.iter().filter(|(_, user)| self.users.contains_key(user)) {
            let row = PlayerRow { user, opponent: None, ended: None, rated: None };
            self.players.entry((append.game, side)).or_insert(row);
        }
        if let Some(finish) = &append.finish {
            self.finish(append.game, finish);
        }
    }

    fn finish(&mut self, game: GameId, finish: &Finish) {
        if self.results.contains_key(&game) {
            return;
        }
        let sitting = |side| {
            let user = self.players.get(&(game, side))?.user;
            let (kind, standing) = (self.users[&user].user.kind, self.standing(user).standing);
            Some(Sitting { user, kind, standing })
        };
        let sitting = BySide { red: sitting(Side::Red), blue: sitting(Side::Blue) };
        let rated = rate(finish, &sitting, self.rated_today(finish, &sitting)).ok();
        for side in Side::ALL {
            let Some(row) = self.players.get_mut(&(game, side)) else { continue };
            row.opponent = sitting[side.other()].map(|other| other.user);
            row.ended = Some((finish.at, score(finish.end, side)));
            if let Some((speed, rated)) = &rated {
                row.rated = Some(rated[side]);
                let played = self.standings.entry(row.user).or_insert(Played::NOTHING);
                played.standing = rated[side].standing;
                played.games += 1;
                played.at[*speed as usize] += 1;
            }
        }
        self.results.insert(game, GameResult::of(finish, rated.is_some()));
    }

    fn rated_today(&self, finish: &Finish, sitting: &BySide<Option<Sitting>>) -> u32 {
        let (Some(red), Some(blue)) = (sitting.red, sitting.blue) else { return 0 };
        let today = self.players.values().filter(|row| {
            row.user == red.user
                && row.opponent == Some(blue.user)
                && row.rated.is_some()
                && row.ended.is_some_and(|(at, _)| at >= finish.day())
        });
        today.count() as u32
    }
}
