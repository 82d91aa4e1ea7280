//! What a store can do on this machine: the reference that the server's load test is held against.
#![expect(clippy::disallowed_methods, reason = "a benchmark takes the time")]

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ataxx::{BySide, Move, Side, Square};
use play::{CommandId, Event, GameId, Millis, Seat, Terms, TimeControl, Timestamp, Version, What};
use store::{Append, SqliteStore, Store, StoreError};

/// What [`append_rate`] and [`append_latency`] measured.
#[derive(Clone, Copy, Debug)]
pub struct AppendRate {
    /// Games, each with one caller that appends one event, waits for the answer, and does so again.
    pub games: usize,
    pub appends_per_second: f64,
    /// From asking to the answer, half of the appends within this.
    pub p50: Duration,
    pub p99: Duration,
    pub max: Duration,
}

/// Appends moves to `games` games in a new SQLite store in `folder` (which must not hold one) for
/// `length`, as fast as they are answered; durable, and with a deadline per move as in a timed game.
///
/// # Errors
/// Whatever the store answers.
pub async fn append_rate(folder: &Path, games: usize, length: Duration) -> Result<AppendRate, StoreError> {
    measure(folder, games, Duration::ZERO, length).await
}

/// As [`append_rate`], but each caller thinks for about `pause` between two moves, so that the store has
/// time to spare and the waits are those of players.
///
/// # Errors
/// Whatever the store answers.
pub async fn append_latency(
    folder: &Path,
    games: usize,
    pause: Duration,
    length: Duration,
) -> Result<AppendRate, StoreError> {
    measure(folder, games, pause, length).await
}

async fn measure(
    folder: &Path,
    games: usize,
    pause: Duration,
    length: Duration,
) -> Result<AppendRate, StoreError> {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(folder.join("append-rate.db")).await?);
    let games: Vec<GameId> = (0..games).map(game).collect();
    for batch in games.chunks(Append::BATCH_MAX) {
        store.append(batch.iter().map(|&game| creation(game)).collect()).await?;
    }

    let begun = Instant::now();
    let end = begun + length;
    let callers = games.iter().enumerate().map(|(i, &game)| {
        // The first moves come evenly spread, as with players who began whenever they liked.
        let first = begun + pause.mul_f64(i as f64 / games.len() as f64);
        tokio::spawn(play(store.clone(), game, first, pause, end))
    });
    let callers: Vec<_> = callers.collect();
    let mut waits = Vec::new();
    for caller in callers {
        waits.extend(caller.await.expect("a caller does not panic")?);
    }
    let took = begun.elapsed();
    store.close().await?;

    waits.sort_unstable();
    let quantile =
        |q: f64| waits.get((waits.len() as f64 * q) as usize).or(waits.last()).copied().unwrap_or_default();
    Ok(AppendRate {
        games: games.len(),
        appends_per_second: waits.len() as f64 / took.as_secs_f64(),
        p50: quantile(0.5),
        p99: quantile(0.99),
        max: quantile(1.0),
    })
}

/// What it costs here to have 4 KiB on the disk: the median of `times` appends to a file in `folder`.
///
/// # Errors
/// Whatever the file system answers.
pub fn fsync_cost(folder: &Path, times: usize) -> std::io::Result<Duration> {
    let path = folder.join("fsync-cost");
    let mut file = File::create_new(&path)?;
    let mut waits = Vec::with_capacity(times);
    for _ in 0..times {
        file.write_all(&[0; 4096])?;
        let begun = Instant::now();
        file.sync_data()?;
        waits.push(begun.elapsed());
    }
    std::fs::remove_file(path)?;
    waits.sort_unstable();
    Ok(waits.get(times / 2).copied().unwrap_or_default())
}

/// Spreads the ids over the whole tree, as random ones would be.
fn game(n: usize) -> GameId {
    let spread = (n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let [a, b, c, d, e, f, g, h] = spread.to_be_bytes();
    GameId::from_numbers([a, b, c, d, e, f, g, h, (n % 62) as u8, (n / 62 % 62) as u8])
}

fn creation(game: GameId) -> Append {
    let terms = Terms::casual(TimeControl::Untimed);
    let seats = BySide { red: Seat::Human, blue: Seat::Human };
    let created = Event { at: Timestamp(0), what: What::Created { terms, seats } };
    Append::new(game, Version::ZERO, vec![created])
}

async fn play(
    store: Arc<dyn Store>,
    game: GameId,
    first: Instant,
    pause: Duration,
    end: Instant,
) -> Result<Vec<Duration>, StoreError> {
    let mut waits = Vec::new();
    let mut after = Version(1);
    tokio::time::sleep_until(first.into()).await;
    while Instant::now() < end {
        let append = Append { wake_at: Some(Timestamp(i64::from(after.0) * 5_000)), ..moved(game, after) };
        let begun = Instant::now();
        match store.append(vec![append]).await {
            Ok(()) => {
                waits.push(begun.elapsed());
                after = after.next();
                if !pause.is_zero() {
                    tokio::time::sleep(pause).await;
                }
            }
            Err(StoreError::Busy { retry_after }) => {
                tokio::time::sleep(Duration::from_millis(retry_after.0.unsigned_abs())).await;
            }
            Err(other) => return Err(other),
        }
    }
    Ok(waits)
}

fn moved(game: GameId, after: Version) -> Append {
    let what = What::Moved {
        by: Side::Red,
        id: CommandId(u64::from(after.0)),
        mv: Move::Jump { from: Square::A1, to: Square::A3 },
        spent: Millis(1_234),
        compensated: Millis(50),
    };
    Append::new(game, after, vec![Event { at: Timestamp(1_800_000_000_000 + i64::from(after.0)), what }])
}
