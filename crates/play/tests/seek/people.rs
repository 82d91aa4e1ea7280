//! People who look for a game.

use play::PlayerId;
use play::rating::Rating;
use play::seek::{RatingRange, Seek, SeekId};
use play::{Millis, Stake, TimeControl, Timestamp};
use proptest::prelude::*;

pub const NOW: Timestamp = Timestamp(1_700_000_000_000);

pub fn control(minutes: i64, seconds: i64) -> TimeControl {
    TimeControl::Increment { base: Millis::minutes(minutes), increment: Millis::seconds(seconds) }
}

/// Somebody with an account who has just come and plays 3+2 with anybody.
pub fn seeker(number: u64, rating: i32) -> Seek {
    Seek {
        id: SeekId(number),
        player: PlayerId(number),
        rating: Some(Rating::new(rating.into(), 60.0, 0.06, None).unwrap()),
        controls: vec![control(3, 2)],
        stake: Stake::Ranked,
        range: RatingRange::ANY,
        since: NOW,
        balance: 0,
        recent: vec![],
        blocked: vec![],
    }
}

pub fn guest(number: u64) -> Seek {
    Seek { rating: None, stake: Stake::Casual, ..seeker(number, 1500) }
}

/// Any crowd: several seeks of one person, blocks, narrow ranges and nonsense included.
pub fn crowds(most: usize) -> impl Strategy<Value = Vec<Seek>> {
    prop::collection::vec(anybody(), 0..=most).prop_map(|mut crowd| {
        for (seek, id) in crowd.iter_mut().zip(1..) {
            seek.id = SeekId(id);
        }
        crowd
    })
}

fn anybody() -> impl Strategy<Value = Seek> {
    let controls = prop::sample::subsequence(vec![control(1, 0), control(3, 2), TimeControl::Days(1)], 0..=3);
    let range = prop_oneof![
        3 => Just(RatingRange::ANY),
        1 => (400..2_400_i32, -50..800_i32).prop_map(|(from, wide)| RatingRange { from, to: from + wide }),
    ];
    let since = prop_oneof![9 => 0..900_000_i64, 1 => prop_oneof![Just(i64::MIN), Just(-60_000)]];
    let players = || prop::collection::vec((0..12_u64).prop_map(PlayerId), 0..3);
    let what = (controls.prop_shuffle(), any::<bool>(), range, prop::option::weighted(0.8, 600..2_600_i32));
    let who = (0..12_u64, since, -4..=4_i32, players(), players());
    (what, who).prop_map(|((controls, ranked, range, rating), (player, ago, balance, recent, blocked))| {
        Seek {
            player: PlayerId(player),
            rating: rating.map(|rating| Rating::new(rating.into(), 60.0, 0.06, None).unwrap()),
            controls,
            stake: if ranked { Stake::Ranked } else { Stake::Casual },
            range,
            since: Timestamp(NOW.0.saturating_sub(ago)),
            balance,
            recent,
            blocked,
            ..guest(0)
        }
    })
}
