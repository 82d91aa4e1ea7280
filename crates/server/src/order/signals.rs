//! What is noticed about how a game was played, from its log alone. Something to look at; never a verdict.

use std::sync::Arc;

use ataxx::{BySide, Game, Side};
use play::{Event, GameId, PlayerId, Timestamp, Version, What};
use store::{Signal, SignalKind, Store, StoreError};

use crate::games::users;

/// A side with fewer moves tells nothing.
const MOVES_MIN: usize = 8;

/// Keeps what is noticed about a ranked game that has just ended. Should it fail, a game tells nothing: no harm.
pub(crate) async fn note_thinking(store: Arc<dyn Store>, game: GameId, at: Timestamp) {
    if let Err(error) = note(&*store, game, at).await {
        tracing::warn!(%game, %error, "nothing is noticed of a game");
    }
}

async fn note(store: &dyn Store, game: GameId, at: Timestamp) -> Result<(), StoreError> {
    let log = store.events(game, Version::ZERO).await?;
    let seated = store.seated(game).await?;
    let signals = thinking(game, &users(&seated), &log, at);
    if signals.is_empty() { Ok(()) } else { store.signal(signals).await }
}

/// Keeps in what share of their turns these players left the page, of a ranked game that has just ended: each with the
/// turns in which they did, and with their moves. As with [`note_thinking`], a failure does no harm.
pub(crate) async fn note_looking_away(
    store: Arc<dyn Store>,
    game: GameId,
    sides: Vec<(PlayerId, u32, usize)>,
    at: Timestamp,
) {
    let signal = |(user, turns, moves)| {
        let value = looking_away(turns, moves)?;
        Some(Signal { game, user, kind: SignalKind::LookingAway, value, at })
    };
    let signals: Vec<Signal> = sides.into_iter().filter_map(signal).collect();
    if signals.is_empty() {
        return;
    }
    if let Err(error) = store.signal(signals).await {
        tracing::warn!(%game, %error, "nothing is noticed of a game");
    }
}

/// The share of these turns among those that ended with a move; none of too few moves.
fn looking_away(turns: u32, moves: usize) -> Option<f64> {
    (moves >= MOVES_MIN).then(|| (f64::from(turns) / moves as f64).min(1.0))
}

/// The time of a move, in ms, and the number of moves that there were to choose from.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Thought {
    time: f64,
    choices: f64,
}

/// The signals of both players of a game, by its log. Games in which a move was taken back tell nothing: the times
/// are no longer those of the moves on the board.
pub(super) fn thinking(
    game: GameId,
    users: &BySide<Option<PlayerId>>,
    log: &[Event],
    at: Timestamp,
) -> Vec<Signal> {
    let Some(thoughts) = thoughts(log) else { return Vec::new() };
    let mut signals = Vec::new();
    for side in Side::ALL {
        let (Some(user), own) = (users[side], &thoughts[side]) else { continue };
        if own.len() < MOVES_MIN {
            continue;
        }
        let mut note = |kind, value: Option<f64>| {
            signals.extend(value.map(|value| Signal { game, user, kind, value, at }));
        };
        note(SignalKind::Spread, spread(own));
        note(SignalKind::Weighing, weighing(own));
    }
    signals
}

fn thoughts(log: &[Event]) -> Option<BySide<Vec<Thought>>> {
    let What::Created { terms, .. } = log.first()?.what else { return None };
    let mut board = Game::new(terms.start);
    let mut thoughts = BySide { red: Vec::new(), blue: Vec::new() };
    let mut since = log.first()?.at;
    for event in log {
        match event.what {
            What::Moved { by, mv, .. } => {
                let choices = board.position().legal_moves().len() as f64;
                thoughts[by].push(Thought { time: (event.at - since).0.max(0) as f64, choices });
                board.play(mv).ok()?;
                since = event.at;
            }
            What::Passed { .. } => board.play(ataxx::Move::Pass).ok()?,
            What::TookBack { .. } => return None,
            _ => {}
        }
    }
    Some(thoughts)
}

/// The deviation of the times over their mean; none where no time passed.
fn spread(thoughts: &[Thought]) -> Option<f64> {
    let times = || thoughts.iter().map(|thought| thought.time);
    let mean = mean(times());
    (mean > 0.0).then(|| self::mean(times().map(|time| (time - mean).powi(2))).sqrt() / mean)
}

/// The correlation of time and number of choices; none where either never changes.
fn weighing(thoughts: &[Thought]) -> Option<f64> {
    let time = mean(thoughts.iter().map(|thought| thought.time));
    let choices = mean(thoughts.iter().map(|thought| thought.choices));
    let product = |of: fn(f64, f64) -> f64| {
        mean(thoughts.iter().map(|thought| of(thought.time - time, thought.choices - choices)))
    };
    let (both, times, numbers) = (product(|a, b| a * b), product(|a, _| a * a), product(|_, b| b * b));
    let scale = (times * numbers).sqrt();
    (scale > 0.0).then(|| both / scale)
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len() as f64;
    values.sum::<f64>() / count
}

#[cfg(test)]
mod tests {
    use play::{CommandId, Millis, Seat, Session, Terms, TimeControl};

    use super::*;

    /// A game in which each first legal move comes after the next of these times.
    fn log(times: &[i64]) -> Vec<Event> {
        let terms = Terms::casual(TimeControl::Days(1));
        let seats = BySide { red: Seat::Human, blue: Seat::Human };
        let mut log = vec![Session::create(Timestamp(0), terms, seats)];
        let mut board = Game::new(terms.start);
        for (n, time) in times.iter().enumerate() {
            let (mv, by) = (board.position().legal_moves()[0], board.position().turn());
            board.play(mv).unwrap();
            let what = What::Moved {
                by,
                id: CommandId(n as u64),
                mv,
                spent: Millis::ZERO,
                compensated: Millis::ZERO,
            };
            log.push(Event { at: log[n].at + Millis(*time), what });
        }
        log
    }

    fn signals(log: &[Event]) -> Vec<Signal> {
        let game = GameId::from_numbers([0; GameId::LEN]);
        let users = BySide { red: Some(PlayerId(1)), blue: Some(PlayerId(2)) };
        thinking(game, &users, log, Timestamp(9))
    }

    #[test]
    fn even_times_spread_nothing_and_uneven_ones_much() {
        let even = signals(&log(&[2_000; 16]));
        let spreads: Vec<f64> = even
            .iter()
            .filter(|signal| signal.kind == SignalKind::Spread)
            .map(|signal| signal.value)
            .collect();
        assert_eq!(spreads, [0.0, 0.0]);
        // Nothing grows with anything where nothing changes.
        assert!(even.iter().all(|signal| signal.kind != SignalKind::Weighing));
        let uneven =
            signals(&log(&[100, 9_000, 4_000, 200, 100, 7_000, 100, 20_000, 9_000, 1, 2, 3, 4, 5, 6, 7]));
        assert!(uneven.iter().filter(|s| s.kind == SignalKind::Spread).all(|signal| signal.value > 0.9));
    }

    #[test]
    fn time_that_grows_with_the_choices_is_weighed() {
        let thoughts: Vec<Thought> =
            (1..9).map(|n| Thought { time: f64::from(n * 100), choices: f64::from(n) }).collect();
        assert!((weighing(&thoughts).unwrap() - 1.0).abs() < 1e-9);
        let falling: Vec<Thought> =
            thoughts.iter().map(|thought| Thought { choices: -thought.choices, ..*thought }).collect();
        assert!((weighing(&falling).unwrap() + 1.0).abs() < 1e-9);
    }

    #[test]
    fn turns_in_which_the_page_was_left_are_told_by_their_share() {
        assert_eq!(looking_away(2, 8), Some(0.25));
        assert_eq!(looking_away(0, 8), Some(0.0));
        // The last turn may end without a move.
        assert_eq!(looking_away(9, 8), Some(1.0));
        assert_eq!(looking_away(3, 7), None);
    }

    #[test]
    fn short_games_and_those_with_takebacks_tell_nothing() {
        assert_eq!(signals(&log(&[2_000; 14])), []);
        let mut back = log(&[2_000; 20]);
        back.push(Event { at: Timestamp(99_000), what: What::TookBack { by: Side::Red, plies: 3 } });
        assert_eq!(signals(&back), []);
        assert_eq!(signals(&[]), []);
    }
}
