//! Seating the players: by HTTP as a browser does, a bounded number at a time, while the lines that are there
//! already are kept alive.

use std::net::{SocketAddrV4, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use super::BenchError;
use super::connect::{Http, connect, upgrade};
use super::echo::EchoLoad;
use super::games::GameLoad;
use super::load::Load;
use super::net::Net;
use super::watchers::WatchedLoad;
use crate::chance::Chance;

/// How many ask at the same time.
const AT_ONCE: usize = 32;
/// So long all of it may take.
const SETUP_MAX: Duration = Duration::from_secs(180);
/// How often new lines are taken over.
const TURN: Duration = Duration::from_millis(5);

/// A game with two players, each with a WebSocket, on which nothing has been said. Red first.
struct Seated {
    game: String,
    secrets: [String; 2],
    streams: [TcpStream; 2],
}

/// Sets up so many games and waits until each has its players.
pub fn seat(
    net: &mut Net,
    load: &mut GameLoad,
    address: SocketAddrV4,
    games: usize,
) -> Result<(), BenchError> {
    let worker = |queue: &Queue<'_, Seated>| {
        let mut http = Http::new(connect(address, 0)?);
        queue.each(|number| seat_one(&mut http, address, number))
    };
    each(games, worker, |seated| {
        let Some(seated) = seated else {
            load.beat(&mut net.lines, Instant::now());
            net.turn(Instant::now() + TURN, load)?;
            return Ok(load.all_ready());
        };
        let [red, blue] = seated.streams;
        let lines = [net.add(red)?, net.add(blue)?];
        load.add(seated.game, seated.secrets, lines, &mut net.lines, Instant::now());
        Ok(false)
    })
}

/// Opens so many lines to the echo.
pub fn call(
    net: &mut Net,
    load: &mut EchoLoad,
    address: SocketAddrV4,
    lines: usize,
) -> Result<(), BenchError> {
    let worker =
        |queue: &Queue<'_, TcpStream>| queue.each(|number| upgrade(connect(address, number)?, "/echo"));
    each(lines, worker, |stream| {
        let Some(stream) = stream else {
            net.turn(Instant::now() + TURN, load)?;
            return Ok(net.lines.len() == lines);
        };
        net.add(stream)?;
        load.add();
        Ok(false)
    })
}

/// Lets so many come who look on at the first game, and waits until each sees it.
pub fn watch(
    net: &mut Net,
    load: &mut WatchedLoad,
    address: SocketAddrV4,
    watchers: usize,
) -> Result<(), BenchError> {
    let before = net.lines.len();
    let worker = |queue: &Queue<'_, TcpStream>| {
        queue.each(|number| upgrade(connect(address, before + number)?, "/ws"))
    };
    each(watchers, worker, |stream| {
        let Some(stream) = stream else {
            load.beat(&mut net.lines, Instant::now());
            net.turn(Instant::now() + TURN, load)?;
            return Ok(load.all_watch(watchers));
        };
        let line = net.add(stream)?;
        load.add(&mut net.lines, line, Instant::now());
        Ok(false)
    })
}

fn seat_one(http: &mut Http, address: SocketAddrV4, number: usize) -> Result<Seated, BenchError> {
    let mut chance = Chance::new(0x5ea7 ^ number as u64);
    let secrets = [secret(&mut chance), secret(&mut chance)];
    let [creator, friend] = &secrets;
    let wish = format!(
        r#"{{"secret":"{creator}","opponent":{{"kind":"friend"}},"side":"red","time":{{"kind":"untimed"}}}}"#
    );
    let created = http.post("/api/games", &wish)?;
    let created: protocol::Created =
        serde_json::from_str(&created).map_err(|_| BenchError::NotJson(created))?;
    let game = created.game;
    http.post(&format!("/api/games/{game}/join"), &format!(r#"{{"secret":"{friend}"}}"#))?;
    let socket = |line| upgrade(connect(address, line)?, "/ws");
    let streams = [socket(2 * number)?, socket(2 * number + 1)?];
    Ok(Seated { game, secrets, streams })
}

/// A seat's secret: 22 characters of the URL-safe base-64 alphabet.
fn secret(chance: &mut Chance) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    (0..22).map(|_| char::from(ALPHABET[chance.below(64)])).collect()
}

/// What the workers take numbers from and bring results to.
struct Queue<'a, T> {
    next: &'a AtomicUsize,
    count: usize,
    results: SyncSender<Result<T, BenchError>>,
}

impl<T> Queue<'_, T> {
    /// Ends when the numbers do, or when nobody wants results any more.
    fn each(&self, mut make: impl FnMut(usize) -> Result<T, BenchError>) -> Result<(), BenchError> {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.count || self.results.send(Ok(make(number)?)).is_err() {
                return Ok(());
            }
        }
    }
}

/// Makes `count` things in several threads and hands each to `take`, which is called with none again and again
/// until it says that all is well.
fn each<T: Send>(
    count: usize,
    worker: impl Fn(&Queue<'_, T>) -> Result<(), BenchError> + Sync,
    mut take: impl FnMut(Option<T>) -> Result<bool, BenchError>,
) -> Result<(), BenchError> {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let (sender, results): (_, Receiver<Result<T, BenchError>>) = sync_channel(AT_ONCE);
        for _ in 0..AT_ONCE.min(count) {
            let queue = Queue { next: &next, count, results: sender.clone() };
            let worker = &worker;
            scope.spawn(move || {
                if let Err(error) = worker(&queue) {
                    // If nobody listens, another's failure has been heard already.
                    let _unheard = queue.results.send(Err(error));
                }
            });
        }
        drop(sender);
        let late = Instant::now() + SETUP_MAX;
        let mut made = 0;
        while Instant::now() < late {
            for result in results.try_iter() {
                take(Some(result?))?;
                made += 1;
            }
            if take(None)? && made == count {
                return Ok(());
            }
        }
        Err(BenchError::Late("not everybody was seated"))
    })
}
