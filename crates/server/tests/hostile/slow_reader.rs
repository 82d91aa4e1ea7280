//! Clients that do not read.

use std::time::{Duration, Instant};

use protocol::{FromClient, FromServer};
use testkit::site::{Mirror, Socket, play_out};

use super::arena::Arena;

const READERS: usize = 8;

/// Snapshots in place of what was dropped; the server holds no more for them than it says.
#[tokio::test]
async fn who_does_not_read_gets_a_snapshot_in_place_of_updates() {
    let mut arena = Arena::new().await;
    let game = arena.site.pair(&mut arena.dice, protocol::Time::Untimed).await;
    let (mut red, mut blue) = (arena.site.sit(&game.0).await, arena.site.sit(&game.1).await);
    let open = FromClient::Open { id: 1, game: game.0.game.clone(), seat: None };
    let mut readers = Vec::new();
    for _ in 0..READERS {
        let mut reader = Socket::connect_small(arena.site.address()).await.unwrap();
        reader.say(&open).await.unwrap();
        readers.push(reader);
    }
    let before = arena.site.resident_kib();

    // Each asks for more and more while the game goes on, and reads nothing.
    let mut dice = arena.dice.fork();
    let playing = async {
        play_out(&mut red, &mut blue, &mut dice).await;
        Instant::now()
    };
    let asking = async {
        for _ in 0..60 {
            for reader in &mut readers {
                // Once the server waits for us to read, it does not read either.
                let _full = tokio::time::timeout(Duration::from_millis(1), reader.say(&open)).await;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::join!(playing, asking);
    let last = arena.site.snapshot(&game.0.game).await;
    let grown = arena.site.resident_kib().saturating_sub(before);
    assert!(grown < 30 * 1024, "{grown} KiB for {READERS} slow readers");
    let figures = arena.site.get("/metrics").send().await.text().to_owned();
    let dropped = figures.lines().find_map(|line| line.strip_prefix("ataxx_slow_readers_total "));
    assert!(dropped.is_some_and(|count| count.parse::<usize>().unwrap() >= READERS), "{dropped:?}");

    // Now they read: in order, without a gap but where a snapshot stands in for what is missing.
    for mut reader in readers {
        let mut mirror: Option<Mirror> = None;
        while mirror.as_ref().is_none_or(|mirror| mirror.version < last.version) {
            let message = reader.hear().await.unwrap();
            match (&mut mirror, message) {
                (Some(mirror), message) => mirror.hear(&message).unwrap(),
                (none, FromServer::Snapshot(snapshot)) => *none = Some(Mirror::new(snapshot)),
                (None, _) => {}
            }
        }
        let mirror = mirror.unwrap();
        assert_eq!((mirror.plies, mirror.state), (last.plies.clone(), last.state.clone()));
    }
    arena.goes_on_untouched().await;
}
