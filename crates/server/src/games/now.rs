//! What goes on at this moment: who is connected, what is played, which game is the one to watch. Rooms and
//! connections tell it as it changes; nothing is looked up.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use play::{GameId, Millis, Timestamp};
use protocol::Now;

use super::Games;
use super::sight::Sight;

/// However many ask, it is worked out once in this time.
const KEPT: Millis = Millis::seconds(1);
/// A game without a player's connection counts for so long after something last happened in it: programs
/// play by single requests.
const UNATTENDED: Millis = Millis::minutes(1);
/// A game is worth watching for so long after its last move,
const WATCHABLE: Millis = Millis::minutes(5);
/// and stays the one that is shown for so long, though others move.
const SHOWN: Millis = Millis::seconds(30);
/// Moves after which a game has begun in earnest.
const PLIES_MIN: u32 = 2;

/// What rooms and connections have told.
#[derive(Debug, Default)]
pub(super) struct Register {
    sights: Mutex<HashMap<GameId, Sight>>,
    people: AtomicU32,
    told: Mutex<Told>,
}

/// The last answer, and when it was worked out.
#[derive(Debug, Default)]
struct Told {
    at: Option<Timestamp>,
    live: Option<GameId>,
    answer: Option<Arc<Now>>,
}

/// An open connection, counted until this is dropped.
pub(crate) struct Connected(Games);

impl Games {
    /// What goes on, at most a second old.
    pub fn now(&self) -> Arc<Now> {
        self.0.now.ask(self.0.clock.now())
    }

    /// Counts a connection for as long as the answer is held.
    pub fn connected(&self) -> Connected {
        self.0.now.people.fetch_add(1, Ordering::Relaxed);
        Connected(self.clone())
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        self.0.0.now.people.fetch_sub(1, Ordering::Relaxed);
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

    fn ask(&self, now: Timestamp) -> Arc<Now> {
        // Held while it is worked out: who asks meanwhile waits for the same answer.
        let mut told = lock(&self.told);
        if let (Some(at), Some(answer)) = (told.at, &told.answer)
            && (Millis::ZERO..KEPT).contains(&(now - at))
        {
            return Arc::clone(answer);
        }
        let (answer, live) = self.work_out(now, told.live);
        let answer = Arc::new(answer);
        *told = Told { at: Some(now), live, answer: Some(Arc::clone(&answer)) };
        answer
    }

    fn work_out(&self, now: Timestamp, shown: Option<GameId>) -> (Now, Option<GameId>) {
        let sights = lock(&self.sights);
        let in_play = || sights.iter().filter(|(_, sight)| is_in_play(sight, now));
        let chosen = choose(in_play(), shown, now);
        let live = chosen.and_then(|(game, sight)| sight.live(*game));
        let games = u32::try_from(in_play().count()).unwrap_or(u32::MAX);
        let people = self.people.load(Ordering::Relaxed);
        (Now { people, games, live }, chosen.map(|(game, _)| *game))
    }
}

fn is_in_play(sight: &Sight, now: Timestamp) -> bool {
    sight.attended || now - sight.updated < UNATTENDED
}

type Listed<'a> = (&'a GameId, &'a Sight);

/// The game to watch: people's before one with the computer, then the latest move. The one that is shown
/// stays while it goes on, so that nobody's picture jumps from game to game.
fn choose<'a>(
    in_play: impl Iterator<Item = Listed<'a>>,
    shown: Option<GameId>,
    now: Timestamp,
) -> Option<Listed<'a>> {
    let watchable = |sight: &Sight| sight.plies >= PLIES_MIN && now - sight.moved < WATCHABLE;
    let stays = |game: &GameId, sight: &Sight| Some(*game) == shown && now - sight.moved < SHOWN;
    in_play
        .filter(|(_, sight)| watchable(sight))
        .max_by_key(|(game, sight)| (sight.of_people(), stays(game, sight), sight.moved))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing under these locks can panic half-way through a change.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use ataxx::{BySide, Position, Side};
    use play::{Level, Seat};

    use super::*;

    const NOW: Timestamp = Timestamp(10_000_000);

    fn game(number: u8) -> GameId {
        GameId::from_numbers([number; GameId::LEN])
    }

    fn sight(people: bool, plies: u32, since: Millis) -> Sight {
        let blue = if people { Seat::Human } else { Seat::Computer(Level(3)) };
        let (moved, position) = (Timestamp(NOW.0 - since.0), Position::start());
        let last = position.legal_moves().iter().next().copied();
        let seats = BySide { red: Seat::Human, blue };
        Sight { position, last, turn: Side::Red, plies, seats, attended: true, updated: moved, moved }
    }

    fn told(sights: &[(u8, Sight)]) -> Register {
        let register = Register::default();
        sights.iter().for_each(|(number, sight)| register.tell(game(*number), Some(*sight)));
        register
    }

    fn chosen(sights: &[(u8, Sight)], shown: Option<u8>) -> Option<GameId> {
        told(sights).work_out(NOW, shown.map(game)).1
    }

    #[test]
    fn people_come_before_the_computer_and_a_late_move_before_an_early_one() {
        let computer = sight(false, 9, Millis::ZERO);
        let (old, new) = (sight(true, 9, Millis::seconds(90)), sight(true, 2, Millis::seconds(40)));
        assert_eq!(chosen(&[(1, computer)], None), Some(game(1)));
        assert_eq!(chosen(&[(1, computer), (2, old)], None), Some(game(2)));
        assert_eq!(chosen(&[(1, computer), (2, old), (3, new)], None), Some(game(3)));
    }

    #[test]
    fn what_is_shown_stays_while_it_goes_on() {
        let (shown, other) = (sight(true, 9, Millis::seconds(20)), sight(true, 9, Millis::ZERO));
        assert_eq!(chosen(&[(1, shown), (2, other)], Some(1)), Some(game(1)));
        assert_eq!(chosen(&[(1, sight(true, 9, SHOWN)), (2, other)], Some(1)), Some(game(2)));
        let with_computer = sight(false, 9, Millis::ZERO);
        assert_eq!(chosen(&[(1, with_computer), (2, other)], Some(1)), Some(game(2)));
    }

    #[test]
    fn what_has_not_begun_or_stands_still_is_not_shown() {
        assert_eq!(chosen(&[(1, sight(true, 1, Millis::ZERO)), (2, sight(true, 9, WATCHABLE))], None), None);
        let unattended = |since| Sight { attended: false, ..sight(true, 9, since) };
        let register = told(&[(1, unattended(UNATTENDED)), (2, unattended(Millis::seconds(59)))]);
        let (now, live) = register.work_out(NOW, None);
        assert_eq!((now.games, live), (1, Some(game(2))));
    }

    #[test]
    fn words_between_moves_make_no_move_late() {
        let register = told(&[(1, sight(true, 9, Millis::minutes(4)))]);
        register.tell(game(1), Some(sight(true, 9, Millis::ZERO)));
        let later = NOW + Millis::minutes(1);
        let (now, live) = register.work_out(later, None);
        assert_eq!((now.games, live), (1, None));
    }

    #[test]
    fn it_is_worked_out_once_a_second() {
        let register = told(&[]);
        let first = register.ask(NOW);
        register.tell(game(1), Some(sight(true, 9, Millis::ZERO)));
        assert!(Arc::ptr_eq(&first, &register.ask(Timestamp(NOW.0 + 999))));
        assert_eq!(register.ask(NOW + KEPT).games, 1);
        // A clock that was put back keeps no answer for ever.
        assert!(!Arc::ptr_eq(&register.ask(NOW), &first));
    }
}
