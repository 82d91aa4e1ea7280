//! Those who play something else while they wait are asked first, and nobody pays for their staying.

use super::*;
use crate::lobby::hall::offers::ANSWER;

/// Whether this user plays something else meanwhile.
fn turn(hall: &mut Hall, user: u64, busy: bool) {
    let entry = hall.entries[&SeekId(user)].clone();
    hall.put(Entry { busy, ..entry }).unwrap();
}

/// Users by number, each with a seek; those of `busy` play something else.
fn hall_with(users: &[u64], busy: &[u64]) -> Hall {
    let mut hall = hall_of(users);
    busy.iter().for_each(|user| turn(&mut hall, *user, true));
    hall
}

/// A wave, as the task carries it out: who plays, by user.
fn wave(hall: &mut Hall, now: Timestamp) -> Vec<[u64; 2]> {
    let wave = hall.waiting().wave(now, 1);
    let taken: Vec<Taken> = wave.begin.iter().filter_map(|pairing| hall.take(pairing)).collect();
    wave.ask.iter().for_each(|pairing| hall.ask(pairing, now));
    taken.iter().map(|taken| users(&taken.sides.red, &taken.sides.blue)).collect()
}

fn users(one: &Entry, other: &Entry) -> [u64; 2] {
    let mut users = [one.user().0, other.user().0];
    users.sort_unstable();
    users
}

/// Until when the offer stands that this user's seek is in.
fn asked(hall: &Hall, user: u64) -> Option<i64> {
    hall.own(&hall.entries[&SeekId(user)]).asked
}

#[test]
fn who_is_busy_is_asked_and_the_other_goes_on_waiting() {
    let mut hall = hall_with(&[1, 2], &[2]);
    assert!(wave(&mut hall, NOW).is_empty());
    assert_eq!((asked(&hall, 1), asked(&hall, 2)), (Some((NOW + ANSWER).0), Some((NOW + ANSWER).0)));
    assert_eq!((ids(&hall), hall.lobby().looking), (vec![1, 2], 2));
    assert_eq!(hall.renewed().len(), 2);
    // Asked once, however many waves there are.
    assert!(wave(&mut hall, NOW + Millis(1)).is_empty());
    assert!(hall.renewed().is_empty());
    turn(&mut hall, 2, false);
    // The offer stands until the wave that begins the game.
    assert!(asked(&hall, 2).is_some());
    assert_eq!(wave(&mut hall, NOW + Millis(2)), [[1, 2]]);
}

#[test]
fn who_stays_costs_the_other_nothing() {
    let mut hall = hall_with(&[1, 2], &[2]);
    wave(&mut hall, NOW);
    assert!(hall.cancel(PlayerId(2), SeekId(2)).is_some());
    hall.hold(3, &[secret(3)], NOW);
    hall.put(entry(3, 3, NOW + Millis::seconds(4))).unwrap();
    assert_eq!(hall.with(secret(1)).map(|entry| entry.seek.since), Some(NOW));
    assert_eq!(wave(&mut hall, NOW + Millis::seconds(4)), [[1, 3]]);
}

#[test]
fn nobody_waits_for_who_is_busy_while_somebody_is_free() {
    let mut hall = hall_with(&[1, 2, 3], &[2]);
    assert_eq!(wave(&mut hall, NOW), [[1, 3]]);
    assert_eq!(asked(&hall, 2), None);
    // Nor while they think it over: then they are told that it is over.
    let mut hall = hall_with(&[1, 2], &[2]);
    wave(&mut hall, NOW);
    hall.renewed();
    hall.hold(3, &[secret(3)], NOW);
    hall.put(entry(3, 3, NOW)).unwrap();
    assert_eq!(wave(&mut hall, NOW), [[1, 3]]);
    assert_eq!((asked(&hall, 2), hall.renewed()), (None, vec![secret(2)]));
}

#[test]
fn who_has_agreed_is_not_passed_over_for_somebody_who_comes_then() {
    for newcomer in 3..9 {
        let mut hall = hall_with(&[1, 2], &[2]);
        wave(&mut hall, NOW);
        turn(&mut hall, 2, false);
        hall.hold(newcomer, &[secret(newcomer)], NOW);
        hall.put(entry(newcomer, newcomer, NOW)).unwrap();
        assert_eq!(wave(&mut hall, NOW), [[1, 2]]);
    }
}

#[test]
fn of_two_who_are_busy_both_are_asked() {
    let mut hall = hall_with(&[1, 2], &[1, 2]);
    assert!(wave(&mut hall, NOW).is_empty());
    assert!(asked(&hall, 1).is_some() && asked(&hall, 2).is_some());
    turn(&mut hall, 1, false);
    assert!(wave(&mut hall, NOW).is_empty());
    turn(&mut hall, 2, false);
    assert_eq!(wave(&mut hall, NOW), [[1, 2]]);
}

#[test]
fn who_does_not_answer_looks_no_more() {
    let mut hall = hall_with(&[1, 2], &[2]);
    wave(&mut hall, NOW);
    assert!(hall.fade(NOW + ANSWER - Millis(1)).is_empty());
    let gone = hall.fade(NOW + ANSWER);
    assert_eq!(gone.iter().map(|entry| entry.user().0).collect::<Vec<_>>(), [2]);
    assert_eq!(ids(&hall), [1]);
}

#[test]
fn another_wish_ends_the_offer() {
    let mut hall = hall_with(&[1, 2], &[2]);
    wave(&mut hall, NOW);
    let mut other = entry(1, 1, NOW);
    other.seek.controls = vec![TimeControl::Increment { base: Millis::minutes(9), increment: Millis::ZERO }];
    hall.put(other).unwrap();
    assert_eq!(asked(&hall, 2), None);
    turn(&mut hall, 2, false);
    assert!(wave(&mut hall, NOW).is_empty());
}

#[test]
fn who_is_busy_is_not_taken_by_a_click() {
    let mut hall = hall_with(&[1], &[1]);
    let accept = |hall: &mut Hall| hall.accept(SeekId(1), seek(2, 72, NOW), None).map(|_| ()).unwrap_err();
    assert_eq!(accept(&mut hall), Why::Busy);
    assert!(hall.lobby().seeks[0].busy);
}

#[test]
fn a_block_ends_the_offer() {
    let mut hall = hall_with(&[1, 2], &[2]);
    wave(&mut hall, NOW);
    hall.keep_apart(PlayerId(1), PlayerId(2));
    assert_eq!((asked(&hall, 1), asked(&hall, 2)), (None, None));
    turn(&mut hall, 2, false);
    hall.hold(3, &[secret(3)], NOW);
    hall.put(entry(3, 3, NOW)).unwrap();
    assert_eq!(wave(&mut hall, NOW).len(), 1);
}
