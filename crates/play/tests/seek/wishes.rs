//! What each thing that a seek says, or that is known of its player, does.

use play::PlayerId;
use play::seek::{Pairing, RatingRange, Seek, SeekId, Widths, pair};
use play::{Millis, Stake, Timestamp};

use super::people::{NOW, control, guest, seeker};

fn paired(crowd: &[Seek]) -> Vec<[u64; 2]> {
    paired_at(crowd, NOW)
}

/// Who is paired with whom, the lower number first, sorted.
fn paired_at(crowd: &[Seek], now: Timestamp) -> Vec<[u64; 2]> {
    let numbers = |pairing: Pairing| {
        let (red, blue) = (pairing.sides.red.0, pairing.sides.blue.0);
        [red.min(blue), red.max(blue)]
    };
    let mut pairs: Vec<[u64; 2]> = pair(crowd, now, 0).into_iter().map(numbers).collect();
    pairs.sort_unstable();
    pairs
}

#[test]
fn neighbours_by_rating_are_paired() {
    let crowd = [seeker(1, 1400), seeker(2, 1800), seeker(3, 1790), seeker(4, 1420)];
    assert_eq!(paired(&crowd), [[1, 4], [2, 3]]);
}

#[test]
fn two_games_are_better_than_one_close_one() {
    // 2 and 3 are closest, but then 1 and 4, too far apart, would wait.
    let width = Widths::SITE.at_once;
    let crowd = [seeker(1, 1500 - width), seeker(2, 1500), seeker(3, 1510), seeker(4, 1510 + width)];
    assert_eq!(paired(&crowd), [[1, 2], [3, 4]]);
}

#[test]
fn far_apart_is_paired_only_after_a_wait_of_both() {
    let widths = Widths::SITE;
    let [strong, mut weak] = [seeker(1, 1500 + widths.at_once + 100), seeker(2, 1500)];
    assert!(paired(&[strong.clone(), weak.clone()]).is_empty());
    let later = NOW + Millis::seconds(i64::from(100 / widths.each_second) + 1);
    assert_eq!(paired_at(&[strong.clone(), weak.clone()], later), [[1, 2]]);
    // One of them has just come.
    weak.since = later;
    assert!(paired_at(&[strong, weak], later).is_empty());
}

#[test]
fn some_are_too_far_apart_for_ever() {
    let crowd = [seeker(1, 500), seeker(2, 500 + Widths::SITE.most + 1)];
    assert!(paired_at(&crowd, Timestamp(i64::MAX)).is_empty());
    let crowd = [seeker(1, 500), seeker(2, 500 + Widths::SITE.most)];
    assert_eq!(paired_at(&crowd, Timestamp(i64::MAX)), [[1, 2]]);
}

#[test]
fn of_equals_who_waited_longer_is_paired_first() {
    let mut crowd = [seeker(1, 1500), seeker(2, 1500), seeker(3, 1500)];
    crowd[0].since = NOW - Millis::seconds(9);
    crowd[2].since = NOW - Millis::seconds(10);
    assert_eq!(paired(&crowd), [[1, 3]]);
}

#[test]
fn the_blocked_and_oneself_are_never_met() {
    let mut crowd = [seeker(1, 1500), seeker(2, 1500)];
    crowd[1].blocked = vec![PlayerId(1)];
    assert!(paired_at(&crowd, NOW + Millis::hours(9)).is_empty());
    crowd.reverse();
    assert!(paired_at(&crowd, NOW + Millis::hours(9)).is_empty());
    let mut oneself = [seeker(1, 1500), seeker(2, 1500)];
    oneself[1].player = PlayerId(1);
    assert!(paired_at(&oneself, NOW + Millis::hours(9)).is_empty());
}

#[test]
fn who_has_two_seeks_gets_one_game() {
    let mut crowd = [seeker(1, 1500), seeker(2, 1500), seeker(3, 1500), seeker(4, 1500)];
    crowd[1] = Seek { player: PlayerId(1), controls: vec![control(1, 0)], ..seeker(2, 1500) };
    crowd[3].controls = vec![control(1, 0)];
    assert_eq!(pair(&crowd, NOW, 0).len(), 1);
}

#[test]
fn the_same_seek_twice_is_one() {
    assert!(paired(&[seeker(1, 1500), seeker(1, 1500)]).is_empty());
}

#[test]
fn ratings_outside_the_range_are_refused_by_either() {
    let mut crowd = [seeker(1, 1500), seeker(2, 1601)];
    crowd[0].range = RatingRange { from: 1400, to: 1600 };
    assert!(paired_at(&crowd, NOW + Millis::hours(9)).is_empty());
    crowd[0].range.to = 1601;
    assert_eq!(paired(&crowd), [[1, 2]]);
}

#[test]
fn guests_play_casual_games_with_whoever_takes_anybody() {
    let casual = |number| Seek { stake: Stake::Casual, ..seeker(number, 1500) };
    assert_eq!(paired(&[guest(1), guest(2)]), [[1, 2]]);
    assert_eq!(paired(&[guest(1), casual(2)]), [[1, 2]]);
    assert!(paired(&[guest(1), seeker(2, 1500)]).is_empty(), "casual against ranked");
    let ranked = |number| Seek { stake: Stake::Ranked, ..guest(number) };
    assert!(paired(&[ranked(1), ranked(2)]).is_empty(), "a guest has nothing to win");
    let picky = Seek { range: RatingRange { from: 1000, to: 2000 }, ..casual(2) };
    assert!(paired(&[guest(1), picky]).is_empty(), "a guest has no rating to be in a range");
}

#[test]
fn the_control_that_both_like_best_is_played() {
    let mut crowd = [seeker(1, 1500), seeker(2, 1500)];
    crowd[0].controls = vec![control(1, 0), control(3, 2), control(5, 3)];
    crowd[1].controls = vec![control(5, 3), control(3, 2)];
    let chosen = pair(&crowd, NOW, 0)[0].control;
    assert!([control(3, 2), control(5, 3)].contains(&chosen));
    crowd[1].controls = vec![control(3, 2), control(5, 3)];
    assert_eq!(pair(&crowd, NOW, 0)[0].control, control(3, 2));
    crowd[1].controls = vec![control(10, 5)];
    assert!(paired_at(&crowd, NOW + Millis::hours(9)).is_empty());
}

#[test]
fn a_stranger_is_preferred_to_the_last_opponent() {
    let mut crowd = [seeker(1, 1500), seeker(2, 1500), seeker(3, 1530)];
    assert_eq!(paired(&crowd), [[1, 2]]);
    crowd[0].recent = vec![PlayerId(2)];
    crowd[1].recent = vec![PlayerId(1)];
    let pairs = paired(&crowd);
    assert!(pairs == [[1, 3]] || pairs == [[2, 3]], "{pairs:?}");
    // Where nobody else is, the same two play again.
    assert_eq!(paired(&crowd[..2]), [[1, 2]]);
}

#[test]
fn owed_colours_are_given() {
    let mut crowd = [seeker(1, 1500), seeker(2, 1500)];
    crowd[0].balance = 2;
    for seed in 0..20 {
        assert_eq!(pair(&crowd, NOW, seed)[0].sides.red, SeekId(2));
    }
    crowd[1].balance = 2;
    let reds = (0..200).filter(|&seed| pair(&crowd, NOW, seed)[0].sides.red == SeekId(1)).count();
    assert!((70..130).contains(&reds), "chance decides between equals: {reds} of 200");
}

#[test]
fn opposite_debts_are_preferred() {
    let mut crowd = [seeker(1, 1500), seeker(2, 1500), seeker(3, 1510)];
    crowd[0].balance = 3;
    crowd[1].balance = 3;
    crowd[2].balance = -3;
    let pairs = paired(&crowd);
    assert!(pairs == [[1, 3]] || pairs == [[2, 3]], "{pairs:?}");
}
