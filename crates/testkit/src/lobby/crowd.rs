//! Who comes, when, and what they want.

use play::PlayerId;
use play::rating::Rating;
use play::seek::{RatingRange, Seek, SeekId};
use play::{Millis, Stake, TimeControl, Timestamp};

use crate::chance::Chance;

/// Somebody who comes, and when they give up.
#[derive(Clone, Debug)]
pub struct Person {
    pub seek: Seek,
    pub leaves: Timestamp,
}

/// The live controls of quick pairing (minutes, seconds a move) and how many of a hundred like each best.
const CONTROLS: [(i64, i64, f64); 5] =
    [(1, 0, 20.0), (2, 1, 10.0), (3, 2, 35.0), (5, 3, 25.0), (10, 5, 10.0)];

/// Ratings are about normal around this, and so wide.
const RATING: (f64, f64) = (1500.0, 300.0);

/// People wait this long on average before they give up, and nobody gives up sooner than the second.
const PATIENCE: (Millis, Millis) = (Millis::minutes(4), Millis::seconds(20));

/// Everybody who comes during `hours` where `an_hour` come on average; people come back, from a circle of
/// four times as many.
pub fn arrivals(seed: u64, an_hour: f64, hours: f64) -> Vec<Person> {
    let mut chance = Chance::new(seed);
    let circle: Vec<Known> = (0..(an_hour * 4.0).ceil() as u64).map(|_| Known::new(&mut chance)).collect();
    let (mut at, end) = (0.0, hours * 3_600_000.0);
    let mut people = Vec::new();
    loop {
        at += chance.until_next(3_600_000.0 / an_hour);
        if at >= end {
            return people;
        }
        let player = chance.below(circle.len());
        people.push(person(&mut chance, &circle[player], player as u64, people.len() as u64, at));
    }
}

/// What stays the same of a player.
struct Known {
    rating: i32,
    favourite: usize,
    guest: bool,
}

impl Known {
    fn new(chance: &mut Chance) -> Known {
        let rating = (RATING.0 + RATING.1 * chance.normal()).round() as i32;
        let mut left = 100.0 * chance.share();
        let favourite = CONTROLS.iter().position(|(.., share)| {
            left -= share;
            left < 0.0
        });
        let favourite = favourite.unwrap_or(CONTROLS.len() - 1);
        Known { rating, favourite, guest: chance.share() < 0.4 }
    }
}

fn person(chance: &mut Chance, known: &Known, player: u64, id: u64, at: f64) -> Person {
    let ranked = !known.guest && chance.share() < 0.7;
    let range = match chance.share() {
        // One in five of those with a rating wants somebody near.
        share if !known.guest && share < 0.2 => {
            RatingRange { from: known.rating - 200, to: known.rating + 200 }
        }
        _ => RatingRange::ANY,
    };
    let since = Timestamp(at as i64);
    let rating = Rating::new(known.rating.into(), 80.0, 0.06, None).expect("a whole number is finite");
    let patience = PATIENCE.1.0 as f64 + chance.until_next((PATIENCE.0.0 - PATIENCE.1.0) as f64);
    let seek = Seek {
        id: SeekId(id),
        player: PlayerId(player),
        rating: (!known.guest).then_some(rating),
        controls: controls(chance, known.favourite),
        stake: if ranked { Stake::Ranked } else { Stake::Casual },
        range,
        since,
        balance: (chance.normal() * 2.0) as i32,
        recent: vec![],
        blocked: vec![],
    };
    Person { seek, leaves: since + Millis(patience as i64) }
}

/// The favourite; half of the people also take its neighbours.
fn controls(chance: &mut Chance, favourite: usize) -> Vec<TimeControl> {
    let mut places = vec![favourite];
    if chance.share() < 0.5 {
        places.extend(
            [favourite + 1, favourite.wrapping_sub(1)].iter().filter(|place| **place < CONTROLS.len()),
        );
    }
    let control = |place: usize| {
        let (minutes, seconds, _) = CONTROLS[place];
        TimeControl::Increment { base: Millis::minutes(minutes), increment: Millis::seconds(seconds) }
    };
    places.into_iter().map(control).collect()
}
