//! Who is asked to pause, and for how long.

use ataxx::{BySide, Side};
use play::conduct::{Deed, FIRST_PAUSE, LONGEST_PAUSE, Outcome, REMEMBERED, deeds, pause};
use play::{End, EndReason, Millis, Timestamp, Verdict};

const NOON: Timestamp = Timestamp(1_000_000_000_000);
const MINUTE: Millis = Millis::minutes(1);

/// These deeds, a minute apart, the last one at noon.
fn at_noon(deeds: &[Deed]) -> Vec<Outcome> {
    let back = |i: usize| Millis((deeds.len() - 1 - i) as i64 * MINUTE.0);
    deeds.iter().enumerate().map(|(i, deed)| Outcome { at: NOON - back(i), deed: *deed }).collect()
}

fn times(n: usize, deed: Deed) -> Vec<Deed> {
    vec![deed; n]
}

#[test]
fn an_end_is_laid_to_whoever_brought_it() {
    let moves = |red, blue| BySide { red, blue };
    let both = |end, moves| {
        let deeds = deeds(end, moves);
        (deeds.red, deeds.blue)
    };
    let aborted = End::void(EndReason::Aborted).by(Side::Blue);
    assert_eq!(both(aborted, moves(1, 0)), (Deed::Fair, Deed::Aborted));
    let not_started = End::void(EndReason::NotStarted);
    assert_eq!(both(not_started, moves(0, 0)), (Deed::NotStarted, Deed::Fair));
    assert_eq!(both(not_started, moves(1, 0)), (Deed::Fair, Deed::NotStarted));
    let claimed = End { verdict: Verdict::Drawn, reason: EndReason::Abandoned, by: Some(Side::Red) };
    assert_eq!(both(claimed, moves(9, 9)), (Deed::Fair, Deed::Left));
    for reason in [EndReason::Resigned, EndReason::Flag, EndReason::Full, EndReason::Administrator] {
        assert_eq!(both(End::won(Side::Red, reason), moves(9, 9)), (Deed::Fair, Deed::Fair));
    }
}

#[test]
fn a_few_ends_are_nobodys_fault() {
    assert_eq!(pause(&[], NOON), None);
    assert_eq!(pause(&at_noon(&times(5, Deed::Aborted)), NOON), None);
    assert_eq!(pause(&at_noon(&times(3, Deed::Left)), NOON), None);
    // Nor are many among many more games that were played.
    let mut often = times(18, Deed::Fair);
    often.extend(times(6, Deed::Aborted));
    assert_eq!(pause(&at_noon(&often), NOON), None);
}

#[test]
fn too_many_bring_ten_minutes() {
    let until = Some(NOON + FIRST_PAUSE);
    assert_eq!(pause(&at_noon(&times(6, Deed::Aborted)), NOON), until);
    assert_eq!(pause(&at_noon(&times(4, Deed::Left)), NOON), until);
    assert_eq!(pause(&at_noon(&times(4, Deed::Left)), NOON + FIRST_PAUSE), None);
    // A game that was played ends no pause.
    let mut mended = times(4, Deed::Left);
    mended.push(Deed::Fair);
    assert_eq!(pause(&at_noon(&mended), NOON), Some(NOON - MINUTE + FIRST_PAUSE));
}

#[test]
fn again_at_once_is_longer_and_never_longer_than_three_days() {
    let first = at_noon(&times(4, Deed::Left));
    let mut lengths = Vec::new();
    let mut all = first;
    for _ in 0..12 {
        let begun = all.last().unwrap().at;
        let until = pause(&all, begun).unwrap();
        lengths.push(until - begun);
        // They begin again the moment they may.
        let again = |i: i64| Outcome { at: until + Millis(i), deed: Deed::Left };
        for i in 0.. {
            all.push(again(i));
            if pause(&all, until + Millis(i)).is_some() {
                break;
            }
        }
    }
    assert_eq!(lengths[0], FIRST_PAUSE);
    assert_eq!(lengths[1], Millis::minutes(22));
    assert!(lengths.iter().all(|length| (FIRST_PAUSE..=LONGEST_PAUSE).contains(length)), "{lengths:?}");
    assert!(lengths[5] > Millis::hours(5), "{lengths:?}");
}

#[test]
fn three_days_later_it_is_ten_minutes_again() {
    let mut all = at_noon(&times(4, Deed::Left));
    let later = NOON + Millis::hours(72);
    all.extend((0..3).map(|i| Outcome { at: later + Millis(i), deed: Deed::Left }));
    let last = later + Millis(2);
    assert_eq!(pause(&all, last), Some(last + FIRST_PAUSE));
    // And in a week it never was.
    let long_ago = at_noon(&times(3, Deed::Left));
    let mut forgotten = long_ago;
    let now = NOON + REMEMBERED;
    forgotten.push(Outcome { at: now, deed: Deed::Left });
    assert_eq!(pause(&forgotten, now), None);
}
