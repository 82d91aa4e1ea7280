//! What goes on at this moment: who is connected, what is played, which game is the one to watch. Rooms and
//! connections tell it as it changes; nothing is looked up.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ataxx::BySide;
use play::{GameId, Millis, PlayerId, Stake, Timestamp};
use protocol::{InPlay, Live, Now};
use store::StoreError;

use super::Games;
use super::sight::Sight;
use crate::people::KeptOut;

/// However many ask, it is worked out once in this time.
const KEPT: Millis = Millis::seconds(1);
/// A game without a player's connection counts for so long after something last happened in it: programs
/// play by single requests.
const UNATTENDED: Millis = Millis::minutes(1);
/// A game is worth watching for so long after its last move,
const WATCHABLE: Millis = Millis::minutes(5);
/// and stays the one that is shown for so long, though others move.
const SHOWN: Millis = Millis::minutes(1);
/// Games that are listed.
const LISTED: usize = 30;
/// Moves after which a game has begun in earnest.
const PLIES_MIN: u32 = 2;

/// What rooms and connections have told.
#[derive(Debug, Default)]
pub(super) struct Register {
    sights: Mutex<HashMap<GameId, Sight>>,
    people: Mutex<People>,
    looking: AtomicU32,
    told: Mutex<Told>,
}

/// The last answer, and when it was worked out.
#[derive(Debug, Default)]
struct Told {
    at: Option<Timestamp>,
    shown: Option<GameId>,
    answer: Option<Arc<Moment>>,
}

/// What there is to be told.
#[derive(Debug)]
pub(crate) struct Moment {
    pub now: Now,
    pub playing: InPlay,
    /// Who plays each of the games.
    users: Vec<BySide<Option<PlayerId>>>,
}

impl Moment {
    /// The same for somebody who is kept out of some games.
    fn without(&self, kept_out: &KeptOut) -> Moment {
        let games = self.playing.games.iter().zip(&self.users);
        let (games, users): (Vec<Live>, _) = games
            .filter(|(_, users)| !kept_out.covers(**users))
            .map(|(game, users)| (game.clone(), *users))
            .unzip();
        let now = Now { live: games.first().cloned(), ..self.now.clone() };
        Moment { now, playing: InPlay { games, more: self.playing.more }, users }
    }
}

/// Who is connected, to the site or to one game.
#[derive(Debug, Default)]
pub(super) struct People {
    /// Connections of each user.
    users: HashMap<PlayerId, u32>,
    /// Connections of people without a name.
    nameless: u32,
}

/// Where somebody is just now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Whereabouts {
    /// Whether a connection of theirs is open.
    pub here: bool,
    /// As [`Games::played_by`] says.
    pub plays: Option<GameId>,
}

/// An open connection, counted until this is dropped.
pub(crate) struct Connected(Games, Option<PlayerId>);

impl Games {
    /// What goes on, at most a second old, without the games that this reader is kept out of.
    ///
    /// # Errors
    /// Of the store, which is asked where the reader is known and a user's game is shown.
    pub async fn now(&self, reader: Option<PlayerId>) -> Result<Arc<Moment>, StoreError> {
        let moment = self.0.now.ask(self.0.clock.now());
        // Out of games of nobody known nobody is kept.
        if moment.users.iter().all(|users| users.red.or(users.blue).is_none()) {
            return Ok(moment);
        }
        let kept_out = KeptOut::of(&*self.0.store, reader).await?;
        Ok(if kept_out.is_empty() { moment } else { Arc::new(moment.without(&kept_out)) })
    }

    /// The game that this user plays before the reader's eyes; the one in which something happened last.
    ///
    /// # Errors
    /// As [`Games::now`].
    pub async fn played_by(
        &self,
        user: PlayerId,
        reader: Option<PlayerId>,
    ) -> Result<Option<GameId>, StoreError> {
        Ok(self.whereabouts(&[user], reader).await?[0].plays)
    }

    /// Where each of these users is just now, in their order, as far as the reader may know.
    ///
    /// # Errors
    /// As [`Games::now`].
    pub async fn whereabouts(
        &self,
        users: &[PlayerId],
        reader: Option<PlayerId>,
    ) -> Result<Vec<Whereabouts>, StoreError> {
        let kept_out = KeptOut::of(&*self.0.store, reader).await?;
        Ok(self.0.now.whereabouts(users, &kept_out, self.0.clock.now()))
    }

    /// Counts a connection for as long as the answer is held.
    pub fn connected(&self, user: Option<PlayerId>) -> Connected {
        lock(&self.0.now.people).come(user);
        Connected(self.clone(), user)
    }

    /// So many look for a game by the clock.
    pub fn looking(&self, people: u32) {
        self.0.now.looking.store(people, Ordering::Relaxed);
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        lock(&self.0.0.now.people).go(self.1);
    }
}

impl People {
    pub(super) fn come(&mut self, user: Option<PlayerId>) {
        match user {
            Some(user) => *self.users.entry(user).or_default() += 1,
            None => self.nameless += 1,
        }
    }

    pub(super) fn go(&mut self, user: Option<PlayerId>) {
        let Some(user) = user else {
            self.nameless -= 1;
            return;
        };
        if let Some(connections) = self.users.get_mut(&user) {
            *connections -= 1;
            if *connections == 0 {
                self.users.remove(&user);
            }
        }
    }

    pub(super) fn is_here(&self, user: PlayerId) -> bool {
        self.users.contains_key(&user)
    }

    /// A user counts once.
    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.users.len()).unwrap_or(u32::MAX).saturating_add(self.nameless)
    }
}

impl Register {
    /// A room's game looks like this now; none if it is not to be seen.
    pub fn tell(&self, game: GameId, sight: Option<Sight>) {
        let mut sights = lock(&self.sights);
        let Some(mut sight) = sight else {
            sights.remove(&game);
            return;
        };
        if let Some(before) = sights.get(&game).filter(|before| before.plies == sight.plies) {
            sight.moved = before.moved;
        }
        sights.insert(game, sight);
    }

    /// The room has closed.
    pub fn forget(&self, game: GameId) {
        lock(&self.sights).remove(&game);
    }

    fn whereabouts(&self, users: &[PlayerId], kept_out: &KeptOut, now: Timestamp) -> Vec<Whereabouts> {
        let mut last: HashMap<PlayerId, Option<(Timestamp, GameId)>> =
            users.iter().map(|user| (*user, None)).collect();
        for (game, sight) in lock(&self.sights).iter() {
            if sight.open && is_in_play(sight, now) && !kept_out.covers(sight.users) {
                for user in [sight.users.red, sight.users.blue].into_iter().flatten() {
                    if let Some(last) = last.get_mut(&user) {
                        *last = (*last).max(Some((sight.updated, *game)));
                    }
                }
            }
        }
        let people = lock(&self.people);
        let found = |user: &PlayerId| last.get(user).copied().flatten().map(|(_, game)| game);
        users.iter().map(|user| Whereabouts { here: people.is_here(*user), plays: found(user) }).collect()
    }

    fn ask(&self, now: Timestamp) -> Arc<Moment> {
        // Held while it is worked out: who asks meanwhile waits for the same answer.
        let mut told = lock(&self.told);
        if let (Some(at), Some(answer)) = (told.at, &told.answer)
            && (Millis::ZERO..KEPT).contains(&(now - at))
        {
            return Arc::clone(answer);
        }
        let (answer, shown) = self.work_out(now, told.shown);
        let answer = Arc::new(answer);
        *told = Told { at: Some(now), shown, answer: Some(Arc::clone(&answer)) };
        answer
    }

    fn work_out(&self, now: Timestamp, shown: Option<GameId>) -> (Moment, Option<GameId>) {
        let sights = lock(&self.sights);
        let in_play = || sights.iter().filter(|(_, sight)| is_in_play(sight, now));
        let mut best: Vec<Listed> = in_play().filter(|(_, sight)| is_watchable(sight, now)).collect();
        let more = best.len().saturating_sub(LISTED);
        if more > 0 {
            best.select_nth_unstable_by_key(LISTED, |listed| Reverse(worth(*listed, shown, now)));
            best.truncate(LISTED);
        }
        best.sort_unstable_by_key(|listed| Reverse(worth(*listed, shown, now)));
        let seen = best.iter().filter_map(|(game, sight)| Some((sight.live(**game)?, sight.users)));
        let (games, users): (Vec<Live>, _) = seen.unzip();
        let chosen = best.first().map(|(game, _)| **game);
        let now = Now {
            people: lock(&self.people).count(),
            looking: self.looking.load(Ordering::Relaxed),
            games: u32::try_from(in_play().count()).unwrap_or(u32::MAX),
            live: games.first().cloned(),
        };
        let playing = InPlay { games, more: u32::try_from(more).unwrap_or(u32::MAX) };
        (Moment { now, playing, users }, chosen)
    }
}

type Listed<'a> = (&'a GameId, &'a Sight);

fn is_in_play(sight: &Sight, now: Timestamp) -> bool {
    sight.attended || now - sight.updated < UNATTENDED
}

fn is_watchable(sight: &Sight, now: Timestamp) -> bool {
    sight.open && sight.last.is_some() && sight.plies >= PLIES_MIN && now - sight.moved < WATCHABLE
}

/// How much a game is worth watching: people's before one with the computer, then one in which moves are made, then
/// by the players' ratings, then one for ratings, then the latest move. The one that is shown stays while it goes
/// on, so that nobody's picture jumps from game to game.
fn worth((game, sight): Listed<'_>, shown: Option<GameId>, now: Timestamp) -> impl Ord + use<> {
    let lively = now - sight.moved < SHOWN;
    let stays = lively && Some(*game) == shown;
    (sight.of_people(), stays, lively, sight.strength(), sight.stake == Stake::Ranked, sight.moved, *game)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing under these locks can panic half-way through a change.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use ataxx::{Position, Side};
    use play::{Level, Seat, TimeControl};
    use protocol::{Player, PlayerKind, Players};

    use super::*;

    const NOW: Timestamp = Timestamp(10_000_000);

    fn game(number: u8) -> GameId {
        GameId::from_numbers([number; GameId::LEN])
    }

    fn sight(people: bool, plies: u32, since: Millis) -> Sight {
        let blue = if people { Seat::Human } else { Seat::Computer(Level(3)) };
        let (moved, position) = (Timestamp(NOW.0 - since.0), Position::start());
        Sight {
            last: position.legal_moves().iter().next().copied(),
            position,
            turn: Side::Red,
            plies,
            seats: BySide { red: Seat::Human, blue },
            users: BySide::default(),
            players: Players::default(),
            time: TimeControl::Untimed,
            stake: Stake::Casual,
            open: true,
            attended: true,
            updated: moved,
            moved,
        }
    }

    fn rated(rating: i32, since: Millis) -> Sight {
        let player = Player {
            name: "Ada".to_owned(),
            kind: PlayerKind::Account,
            rating: Some(rating),
            provisional: false,
            change: None,
        };
        let players = Players { red: Some(player.clone()), blue: Some(player) };
        Sight { players, stake: Stake::Ranked, ..sight(true, 9, since) }
    }

    fn told(sights: &[(u8, Sight)]) -> Register {
        let register = Register::default();
        sights.iter().for_each(|(number, sight)| register.tell(game(*number), Some(sight.clone())));
        register
    }

    fn chosen(sights: &[(u8, Sight)], shown: Option<u8>) -> Option<GameId> {
        told(sights).work_out(NOW, shown.map(game)).1
    }

    #[test]
    fn people_come_before_the_computer_and_a_late_move_before_an_early_one() {
        let computer = (1, sight(false, 9, Millis::ZERO));
        let old = (2, sight(true, 9, Millis::seconds(90)));
        let new = (3, sight(true, 2, Millis::seconds(40)));
        assert_eq!(chosen(std::slice::from_ref(&computer), None), Some(game(1)));
        assert_eq!(chosen(&[computer.clone(), old.clone()], None), Some(game(2)));
        assert_eq!(chosen(&[computer, old, new], None), Some(game(3)));
    }

    #[test]
    fn the_strongest_come_first_while_they_move() {
        let guests = (1, sight(true, 9, Millis::ZERO));
        let (weak, strong) = ((2, rated(1200, Millis::ZERO)), (3, rated(1900, Millis::seconds(50))));
        assert_eq!(chosen(&[guests.clone(), weak.clone()], None), Some(game(2)));
        assert_eq!(chosen(&[guests.clone(), weak.clone(), strong], None), Some(game(3)));
        let thinking = (3, rated(1900, SHOWN));
        assert_eq!(chosen(&[guests.clone(), weak, thinking], None), Some(game(2)));
        let unrated = Sight { stake: Stake::Ranked, ..sight(true, 9, Millis::seconds(5)) };
        assert_eq!(chosen(&[guests, (4, unrated)], None), Some(game(4)));
    }

    #[test]
    fn what_is_shown_stays_while_it_goes_on() {
        let other = (2, rated(2000, Millis::ZERO));
        let shown = |since| (1, sight(true, 9, since));
        assert_eq!(chosen(&[shown(Millis::seconds(20)), other.clone()], Some(1)), Some(game(1)));
        assert_eq!(chosen(&[shown(SHOWN), other.clone()], Some(1)), Some(game(2)));
        let with_computer = (1, sight(false, 9, Millis::ZERO));
        assert_eq!(chosen(&[with_computer, other], Some(1)), Some(game(2)));
    }

    #[test]
    fn what_has_not_begun_or_stands_still_is_not_shown() {
        assert_eq!(chosen(&[(1, sight(true, 1, Millis::ZERO)), (2, sight(true, 9, WATCHABLE))], None), None);
        let unattended = |since| Sight { attended: false, ..sight(true, 9, since) };
        let register = told(&[(1, unattended(UNATTENDED)), (2, unattended(Millis::seconds(59)))]);
        let (moment, shown) = register.work_out(NOW, None);
        assert_eq!((moment.now.games, shown), (1, Some(game(2))));
    }

    #[test]
    fn what_is_between_friends_is_counted_and_never_shown() {
        let users = BySide { red: Some(PlayerId(7)), blue: Some(PlayerId(8)) };
        let played_by = |register: &Register, user| {
            register.whereabouts(&[PlayerId(user)], &KeptOut::default(), NOW)[0].plays
        };
        let closed = Sight { open: false, users, ..sight(true, 9, Millis::ZERO) };
        let register = told(&[(1, closed.clone())]);
        let (moment, shown) = register.work_out(NOW, None);
        assert_eq!((moment.now.games, moment.now.live, shown), (1, None, None));
        assert_eq!((moment.playing, played_by(&register, 7)), (InPlay { games: Vec::new(), more: 0 }, None));
        register.tell(game(2), Some(Sight { open: true, ..closed }));
        assert_eq!(played_by(&register, 7), Some(game(2)));
        assert_eq!(played_by(&register, 9), None);
    }

    #[test]
    fn no_more_than_thirty_are_listed_the_best_first() {
        let all: Vec<(u8, Sight)> = (1..=40).map(|n| (n, rated(1000 + i32::from(n), Millis::ZERO))).collect();
        let (moment, _) = told(&all).work_out(NOW, None);
        let listed: Vec<&str> = moment.playing.games.iter().map(|live| live.game.as_str()).collect();
        let expected: Vec<String> = (11..=40).rev().map(|n| game(n).to_string()).collect();
        assert_eq!((listed, moment.playing.more), (expected.iter().map(String::as_str).collect(), 10));
    }

    #[test]
    fn words_between_moves_make_no_move_late() {
        let register = told(&[(1, sight(true, 9, Millis::minutes(4)))]);
        register.tell(game(1), Some(sight(true, 9, Millis::ZERO)));
        let later = NOW + Millis::minutes(1);
        let (moment, shown) = register.work_out(later, None);
        assert_eq!((moment.now.games, shown), (1, None));
    }

    #[test]
    fn a_user_counts_once_and_who_has_no_name_by_connections() {
        let mut people = People::default();
        let comes = [Some(PlayerId(1)), Some(PlayerId(1)), Some(PlayerId(2)), None, None];
        comes.into_iter().for_each(|user| people.come(user));
        assert_eq!(people.count(), 4);
        people.go(Some(PlayerId(1)));
        people.go(None);
        assert_eq!(people.count(), 3);
        [Some(PlayerId(1)), Some(PlayerId(2)), None].into_iter().for_each(|user| people.go(user));
        assert_eq!((people.count(), people.users.len()), (0, 0));
    }

    #[test]
    fn it_is_worked_out_once_a_second() {
        let register = told(&[]);
        let first = register.ask(NOW);
        register.tell(game(1), Some(sight(true, 9, Millis::ZERO)));
        assert!(Arc::ptr_eq(&first, &register.ask(Timestamp(NOW.0 + 999))));
        assert_eq!(register.ask(NOW + KEPT).now.games, 1);
        // A clock that was put back keeps no answer for ever.
        assert!(!Arc::ptr_eq(&register.ask(NOW), &first));
    }
}
