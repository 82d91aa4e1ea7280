mod offers;

use std::collections::HashSet;

use play::Millis;
use play::seek::RatingRange;
use proptest::prelude::*;
use protocol::{Player, PlayerKind};

use super::presence::GRACE;
use super::*;

const NOW: Timestamp = Timestamp(1_000_000);

fn secret(n: u64) -> SecretHash {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&n.to_le_bytes());
    SecretHash(bytes)
}

fn three_plus_two() -> TimeControl {
    TimeControl::Increment { base: Millis::minutes(3), increment: Millis::seconds(2) }
}

fn seek(user: u64, number: u64, at: Timestamp) -> Seek {
    Seek {
        id: SeekId(number),
        player: PlayerId(user),
        rating: None,
        controls: vec![three_plus_two()],
        stake: Stake::Casual,
        range: RatingRange::ANY,
        since: at,
        balance: 0,
        recent: Vec::new(),
        blocked: Vec::new(),
    }
}

fn entry(user: u64, number: u64, at: Timestamp) -> Entry {
    let player = Player {
        name: format!("User{user}"),
        kind: PlayerKind::Guest,
        rating: None,
        provisional: false,
        change: None,
    };
    Entry { seek: seek(user, number, at), secret: secret(number), player, until: None, busy: false }
}

fn kept(user: u64, number: u64) -> Entry {
    let mut entry = entry(user, number, NOW);
    entry.seek.controls = vec![TimeControl::Days(3)];
    entry.until = Some(NOW + Millis::days(14));
    entry
}

/// Users by number, each with a seek of the same number that a connection of the same number holds.
fn hall_of(users: &[u64]) -> Hall {
    let mut hall = Hall::default();
    for &user in users {
        hall.hold(user, &[secret(user)], NOW);
        hall.put(entry(user, user, NOW)).unwrap();
    }
    hall
}

fn ids(hall: &Hall) -> Vec<u64> {
    hall.waiting().seeks.iter().map(|seek| seek.id.0).collect()
}

#[test]
fn who_is_not_here_is_not_paired_and_fades() {
    let mut hall = hall_of(&[1, 2]);
    hall.let_go(1, NOW);
    assert_eq!(ids(&hall), [2]);
    assert!(hall.fade(NOW + GRACE - Millis(1)).is_empty());
    // Back in time.
    hall.hold(9, &[secret(1)], NOW + Millis(1));
    assert_eq!(ids(&hall), [1, 2]);
    hall.let_go(9, NOW + Millis(2));
    let gone = hall.fade(NOW + Millis(2) + GRACE);
    assert_eq!(gone.iter().map(|entry| entry.seek.id.0).collect::<Vec<_>>(), [1]);
    assert!(hall.with(secret(1)).is_none());
}

#[test]
fn a_seek_stands_while_one_of_two_tabs_is_open() {
    let mut hall = hall_of(&[1]);
    hall.hold(7, &[secret(1)], NOW);
    hall.let_go(1, NOW);
    assert_eq!(ids(&hall), [1]);
    assert!(hall.fade(NOW + Millis::hours(1)).is_empty());
}

#[test]
fn a_seek_for_days_needs_no_connection_and_ends_by_itself() {
    let mut hall = Hall::default();
    hall.put(kept(1, 1)).unwrap();
    assert_eq!((ids(&hall), hall.lobby().looking), (vec![1], 0));
    assert!(hall.fade(NOW + Millis::days(14) - Millis(1)).is_empty());
    assert_eq!(hall.fade(NOW + Millis::days(14)).len(), 1);
    for n in 0..SEEKS_KEPT_MAX as u64 {
        hall.put(kept(1, 10 + n)).unwrap();
    }
    assert_eq!(hall.put(kept(1, 99)).unwrap_err(), Why::TooManySeeks);
    assert!(hall.put(kept(2, 99)).is_ok());
}

#[test]
fn the_same_secret_changes_the_seek_and_another_ends_it() {
    let mut hall = hall_of(&[1]);
    let mut more = entry(1, 55, NOW + Millis(500));
    more.secret = secret(1);
    more.seek.controls.push(TimeControl::Increment { base: Millis::minutes(5), increment: Millis::ZERO });
    let (now, gone) = hall.put(more.clone()).unwrap();
    assert_eq!((now.seek.id, now.seek.since, now.seek.controls.len()), (SeekId(1), NOW, 2));
    assert!(gone.is_empty());
    assert_eq!(hall.put(Entry { seek: seek(2, 56, NOW), ..more }).unwrap_err(), Why::WrongSeat);
    let (_, gone) = hall.put(entry(1, 2, NOW)).unwrap();
    assert_eq!(gone[0].seek.id, SeekId(1));
    assert_eq!(hall.of(PlayerId(1)).count(), 1);
}

#[test]
fn a_seek_can_be_accepted_once_and_not_by_everybody() {
    let mut hall = hall_of(&[1, 2, 3]);
    let accept = |hall: &mut Hall, by| {
        hall.accept(SeekId(1), seek(by, 70 + by, NOW), None).map(|(entry, ..)| entry.seek.id)
    };
    assert_eq!(accept(&mut hall, 1).unwrap_err(), Why::Yourself);
    let ranged = RatingRange { from: 1_400, to: 1_600 };
    hall.entries.get_mut(&SeekId(1)).unwrap().seek.range = ranged;
    assert_eq!(accept(&mut hall, 2).unwrap_err(), Why::NotForYou);
    hall.entries.get_mut(&SeekId(1)).unwrap().seek.range = RatingRange::ANY;
    assert_eq!(accept(&mut hall, 2), Ok(SeekId(1)));
    assert_eq!(accept(&mut hall, 3).unwrap_err(), Why::SeekGone);
    // Who accepts looks for no other game.
    assert_eq!(ids(&hall), [3]);
}

#[test]
fn who_blocks_while_both_wait_is_not_paired_with_them() {
    let mut hall = hall_of(&[1, 2, 3]);
    hall.keep_apart(PlayerId(1), PlayerId(2));
    assert!(hall.accept(SeekId(2), seek(1, 71, NOW), None).is_err_and(|why| why == Why::NotForYou));
    let late = NOW + Millis::minutes(1);
    let [pairing] = hall.waiting().wave(late, 1).begin.try_into().unwrap();
    let met = [pairing.sides.red.0, pairing.sides.blue.0];
    assert!(met.contains(&3), "{met:?}");
}

#[test]
fn who_is_dismissed_looks_for_nobody() {
    let mut hall = hall_of(&[1, 2]);
    hall.put(kept(1, 11)).unwrap();
    assert_eq!(hall.dismiss(PlayerId(1)).len(), 2);
    assert_eq!(ids(&hall), [2]);
    assert!(hall.dismiss(PlayerId(1)).is_empty());
}

#[derive(Clone, Debug)]
enum Step {
    Add {
        user: u64,
        kept: bool,
    },
    Cancel {
        user: u64,
        nth: usize,
    },
    /// Goes to play something else, or says that they come.
    Busy {
        user: u64,
        busy: bool,
    },
    Come {
        user: u64,
    },
    Go {
        user: u64,
    },
    /// A wave that is worked out now and carried out after so many more steps, as well as it then can be; whose first
    /// game fails if `fails`.
    Wave {
        fails: bool,
    },
    StaleWave,
    Accept {
        by: u64,
        nth: usize,
        fails: bool,
    },
    Wait {
        seconds: i64,
    },
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let user = 0..6_u64;
    let step = prop_oneof![
        4 => (user.clone(), any::<bool>()).prop_map(|(user, kept)| Step::Add { user, kept }),
        1 => (user.clone(), 0..4_usize).prop_map(|(user, nth)| Step::Cancel { user, nth }),
        3 => (user.clone(), any::<bool>()).prop_map(|(user, busy)| Step::Busy { user, busy }),
        3 => user.clone().prop_map(|user| Step::Come { user }),
        1 => user.clone().prop_map(|user| Step::Go { user }),
        2 => any::<bool>().prop_map(|fails| Step::Wave { fails }),
        1 => Just(Step::StaleWave),
        2 => (user, 0..8_usize, any::<bool>()).prop_map(|(by, nth, fails)| Step::Accept { by, nth, fails }),
        1 => (0..8_i64).prop_map(|seconds| Step::Wait { seconds }),
    ];
    proptest::collection::vec(step, 0..80)
}

/// A hall, what has been done there, and what was paired.
struct World {
    hall: Hall,
    now: Timestamp,
    next: u64,
    /// The secrets of each user's connection.
    holding: HashMap<u64, Vec<SecretHash>>,
    played: HashSet<SeekId>,
    stale: Wave,
}

impl World {
    fn step(&mut self, step: &Step) {
        match *step {
            Step::Add { user, kept: is_kept } => self.add(user, is_kept),
            Step::Cancel { user, nth } => {
                let id = self.hall.of(PlayerId(user)).nth(nth).map(|entry| entry.seek.id);
                if let Some(id) = id {
                    assert!(self.hall.cancel(PlayerId(user + 1), id).is_none());
                    assert!(self.hall.cancel(PlayerId(user), id).is_some());
                }
            }
            Step::Busy { user, busy } => {
                let live = self.hall.of(PlayerId(user)).find(|entry| !entry.is_kept()).cloned();
                live.into_iter().for_each(|entry| drop(self.hall.put(Entry { busy, ..entry }).unwrap()));
            }
            Step::Come { user } => {
                let secrets: Vec<_> = self.hall.of(PlayerId(user)).map(|entry| entry.secret).collect();
                self.hall.hold(user, &secrets, self.now);
                self.holding.insert(user, secrets);
            }
            Step::Go { user } => {
                self.hall.let_go(user, self.now);
                self.holding.remove(&user);
            }
            Step::Wave { fails } => {
                let wave = self.hall.waiting().wave(self.now, 1);
                self.play(&wave, fails);
                self.stale = wave;
            }
            Step::StaleWave => {
                let wave = std::mem::take(&mut self.stale);
                self.play(&wave, false);
            }
            Step::Accept { by, nth, fails } => self.accept(by, nth, fails),
            Step::Wait { seconds } => {
                self.now += Millis::seconds(seconds);
                for gone in self.hall.fade(self.now) {
                    assert!(!gone.is_kept() && (gone.busy || !self.holds(&gone)));
                }
            }
        }
    }

    fn add(&mut self, user: u64, is_kept: bool) {
        self.next += 1;
        let new = if is_kept { kept(user, self.next) } else { entry(user, self.next, self.now) };
        if let Err(why) = self.hall.put(new) {
            assert_eq!(why, Why::TooManySeeks);
        }
    }

    fn play(&mut self, wave: &Wave, mut fails: bool) {
        wave.ask.iter().for_each(|pairing| self.hall.ask(pairing, self.now));
        for pairing in &wave.begin {
            let Some(taken) = self.hall.take(pairing) else { continue };
            assert_ne!(taken.sides.red.user(), taken.sides.blue.user());
            for entry in [&taken.sides.red, &taken.sides.blue] {
                assert!(entry.is_kept() || self.holds(entry), "who is away is paired");
                assert!(!entry.busy, "who plays something else is taken from it");
            }
            if std::mem::take(&mut fails) {
                self.hall.put_back(taken.all().cloned());
            } else {
                self.note(&taken.sides.red);
                self.note(&taken.sides.blue);
            }
        }
    }

    fn accept(&mut self, by: u64, nth: usize, fails: bool) {
        let Some(id) = self.hall.waiting().seeks.get(nth).map(|seek| seek.id) else { return };
        let Ok((entry, _, others)) = self.hall.accept(id, seek(by, 0, self.now), None) else { return };
        if fails {
            self.hall.put_back([entry].into_iter().chain(others));
        } else {
            self.note(&entry);
        }
    }

    fn note(&mut self, entry: &Entry) {
        assert!(self.played.insert(entry.seek.id), "{:?} is matched twice", entry.seek.id);
        assert!(self.hall.with(entry.secret).is_none());
        let live = |other: &&Entry| !entry.is_kept() && !other.is_kept();
        assert_eq!(self.hall.of(entry.user()).filter(live).count(), 0, "who plays still looks");
    }

    fn holds(&self, entry: &Entry) -> bool {
        self.holding.values().any(|held| held.contains(&entry.secret))
    }
}

proptest! {
    /// Whatever is done in whatever order, a seek leads to one game at most, and nobody is paired who is not here.
    #[test]
    fn no_seek_is_matched_twice(steps in steps()) {
        let mut world = World {
            hall: Hall::default(),
            now: NOW,
            next: 0,
            holding: HashMap::new(),
            played: HashSet::new(),
            stale: Wave::default(),
        };
        for step in &steps {
            world.step(step);
            let hall = &world.hall;
            prop_assert_eq!(hall.by_secret.len(), hall.entries.len());
            let live = hall.entries.values().filter(|entry| !entry.is_kept()).count();
            prop_assert_eq!(hall.live.len(), live);
            let asked: Vec<SeekId> =
                hall.offers.pairings().flat_map(|pairing| [pairing.sides.red, pairing.sides.blue]).collect();
            prop_assert!(asked.iter().all(|id| hall.entries.contains_key(id)), "an offer of who is gone");
            prop_assert_eq!(asked.iter().collect::<HashSet<_>>().len(), asked.len(), "a seek is in two offers");
        }
    }
}
