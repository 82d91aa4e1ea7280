//! Ratings: what one game changes, whatever the players' ratings were.

use ataxx::{BySide, Side};
use play::rating::{RATING_MAX, RATING_MIN, Rated, Rating, Speed, Standing, rate};
use play::{Millis, Timestamp};
use proptest::prelude::*;

const NOW: Timestamp = Timestamp(1_700_000_000_000);

fn game(red: Rating, blue: Rating, winner: Option<Side>) -> BySide<Rated> {
    rate(NOW, Speed::Blitz, &BySide::new(Standing::new(red), Standing::new(blue)), winner)
}

fn gain(rated: &Rated) -> f64 {
    rated.main.after.value() - rated.main.before.value()
}

/// Any rating there can be, corners often.
fn ratings() -> impl Strategy<Value = Rating> {
    let value = prop_oneof![Just(RATING_MIN), Just(RATING_MAX), RATING_MIN..RATING_MAX, 1_200.0..1_800.0];
    let deviation = prop_oneof![Just(45.0), Just(500.0), 45.0..500.0];
    let volatility = prop_oneof![Just(0.01), Just(0.1), 0.01..0.1];
    let away = prop_oneof![Just(None), Just(Some(i64::MIN)), (0_i64..100_000_000_000).prop_map(Some)];
    (value, deviation, volatility, away).prop_map(|(value, deviation, volatility, away)| {
        let played = away.map(|away| Timestamp(NOW.0.saturating_sub(away)));
        Rating::new(value, deviation, volatility, played).unwrap()
    })
}

fn winners() -> impl Strategy<Value = Option<Side>> {
    prop_oneof![Just(None), Just(Some(Side::Red)), Just(Some(Side::Blue))]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn whatever_was_thought_of_them_the_result_is_a_rating(
        red in ratings(), blue in ratings(), winner in winners(),
    ) {
        let rated = game(red, blue, winner);
        for side in [Side::Red, Side::Blue] {
            for change in [rated[side].main, rated[side].speed] {
                let after = change.after;
                prop_assert!(after.value().is_finite() && after.deviation().is_finite());
                prop_assert!((RATING_MIN..=RATING_MAX).contains(&after.value()));
                prop_assert!((45.0..=500.0).contains(&after.deviation()));
                prop_assert!((0.01..=0.1).contains(&after.volatility()));
                prop_assert!((after.value() - change.before.value()).abs() <= 700.0 + 1e-9);
                prop_assert_eq!(after.played(), Some(NOW));
            }
            prop_assert_eq!(rated[side].standing.main, rated[side].main.after);
            prop_assert_eq!(rated[side].standing.at(Speed::Blitz), Some(rated[side].speed.after));
            prop_assert_eq!(rated[side].standing.at(Speed::Rapid), None);
        }
    }

    #[test]
    fn winners_lose_nothing_and_losers_win_nothing(red in ratings(), blue in ratings()) {
        for winner in [Side::Red, Side::Blue] {
            let rated = game(red, blue, Some(winner));
            prop_assert!(gain(&rated[winner]) >= 0.0);
            prop_assert!(gain(&rated[winner.other()]) <= 0.0);
            prop_assert!(rated[winner].speed.after.value() >= rated[winner].speed.before.value());
        }
    }

    #[test]
    fn a_draw_never_parts_the_players_further(red in ratings(), blue in ratings()) {
        let rated = game(red, blue, None);
        let (stronger, weaker) =
            if red.value() >= blue.value() { (&rated.red, &rated.blue) } else { (&rated.blue, &rated.red) };
        prop_assert!(gain(stronger) <= 1e-9 && gain(weaker) >= -1e-9);
    }

    #[test]
    fn equals_win_what_the_other_loses(any in ratings(), winner in winners()) {
        // Away from the ends of the scale, which cut what one side would have got.
        let value = any.value().clamp(RATING_MIN + 700.0, RATING_MAX - 700.0);
        let any = Rating::new(value, any.deviation(), any.volatility(), any.played()).unwrap();
        let rated = game(any, any, winner);
        prop_assert!((gain(&rated.red) + gain(&rated.blue)).abs() < 1e-6);
        prop_assert_eq!(rated.red.main.after.deviation(), rated.blue.main.after.deviation());
    }

    #[test]
    fn the_sides_do_not_matter(red in ratings(), blue in ratings(), winner in winners()) {
        let there = game(red, blue, winner);
        let back = game(blue, red, winner.map(Side::other));
        prop_assert_eq!(there.red, back.blue);
        prop_assert_eq!(there.blue, back.red);
    }
}

#[test]
fn a_first_game_moves_newcomers_far() {
    let rated = game(Rating::START, Rating::START, Some(Side::Red));
    assert_eq!((rated.red.main.points(), rated.blue.main.points()), (241, -241));
    assert!(rated.red.main.after.is_provisional(NOW));
}

#[test]
fn a_player_whom_one_knows_moves_little() {
    let known = Rating::new(1500.0, 45.0, 0.06, Some(NOW)).unwrap();
    let rated = game(known, known, Some(Side::Blue));
    assert_eq!((rated.red.main.points(), rated.blue.main.points()), (-6, 6));
    // Playing at once makes nobody less sure.
    assert!(rated.red.main.after.deviation() <= 45.1, "{}", rated.red.main.after.deviation());
}

#[test]
fn a_score_of_games_makes_a_rating_that_needs_no_mark() {
    let mut players = BySide::new(Standing::START, Standing::START);
    let mut at = NOW;
    let mut games = 0;
    while players.red.main.is_provisional(at) {
        let winner = if games % 2 == 0 { Side::Red } else { Side::Blue };
        players = rate(at, Speed::Bullet, &players, Some(winner)).map(|rated| rated.standing);
        at += Millis::minutes(5);
        games += 1;
    }
    assert!((8..=20).contains(&games), "{games}");
}

#[test]
fn a_speed_starts_from_the_main_rating() {
    let known = Rating::new(2000.0, 50.0, 0.06, Some(NOW)).unwrap();
    let rated = game(known, Rating::START, Some(Side::Red));
    assert_eq!(rated.red.speed.before.value(), 2000.0);
    assert_eq!(rated.red.speed.before.deviation(), 230.0);
    assert!(rated.red.speed.after.value() > rated.red.main.after.value());
}
