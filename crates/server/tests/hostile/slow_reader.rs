//! Clients that do not read.

use protocol::{Do, FromServer};
use testkit::site::{Mirror, Seat, Site, Socket, Table};

use super::arena::Arena;

const READERS: usize = 8;
/// What a slow reader may cost, in KiB. (What the kernel keeps does not count here; 64 messages of some 2 KiB do.)
const EACH_KIB_MAX: u64 = 1024;

/// Two people who make things happen faster than one connection may say: each has many.
struct Busy {
    red: Vec<Table>,
    blue: Vec<Table>,
    version: u32,
    turn: usize,
}

impl Busy {
    async fn new(site: &Site, (red, blue): &(Seat, Seat)) -> Busy {
        const CONNECTIONS: usize = 12;
        let (mut reds, mut blues) = (Vec::new(), Vec::new());
        for _ in 0..CONNECTIONS {
            reds.push(site.sit(red).await);
            blues.push(site.sit(blue).await);
        }
        Busy { red: reds, blue: blues, version: 2, turn: 0 }
    }

    /// Red moves, asks to take it back, and Blue agrees: three events, and the board as before.
    async fn go_round(&mut self) {
        self.turn += 1;
        let turn = self.turn % self.red.len();
        let (red, blue) = (&mut self.red[turn], &mut self.blue[turn]);
        let mv = Do::Move { version: self.version, mv: "g2".parse().unwrap() };
        let moved = red.command(mv).await.unwrap();
        red.command(Do::OfferTakeback { version: moved }).await.unwrap();
        self.version = blue.command(Do::AcceptTakeback { version: moved }).await.unwrap();
    }
}

async fn fallen_behind(site: &Site) -> usize {
    let figures = site.get("/metrics").send().await;
    let line = figures.text().lines().find_map(|line| line.strip_prefix("ataxx_slow_readers_total "));
    line.map_or(0, |count| count.parse().unwrap())
}

#[tokio::test]
async fn who_does_not_read_gets_a_snapshot_in_place_of_updates() {
    let mut arena = Arena::new().await;
    let seats = arena.site.pair(&mut arena.dice, protocol::Time::Untimed).await;
    let mut busy = Busy::new(&arena.site, &seats).await;
    let open = protocol::FromClient::Open { id: 1, game: seats.0.game.clone(), seat: None };
    let mut readers = Vec::new();
    for _ in 0..READERS {
        let mut reader = Socket::connect_small(arena.site.address()).await.unwrap();
        reader.say(&open).await.unwrap();
        readers.push(reader);
    }
    let before = arena.site.resident_kib();
    let mut rounds = 0;
    while rounds % 20 != 0 || fallen_behind(&arena.site).await < READERS {
        busy.go_round().await;
        rounds += 1;
        assert!(rounds < 1_500, "nobody has fallen behind");
    }
    let grown = arena.site.resident_kib().saturating_sub(before);
    println!("{rounds} rounds, {grown} KiB");
    assert!(grown < EACH_KIB_MAX * READERS as u64, "{grown} KiB for {READERS} slow readers");

    // Now they read: in order, without a gap but where a snapshot stands in for what is missing.
    let last = arena.site.snapshot(&seats.0.game).await;
    for mut reader in readers {
        let mut mirror: Option<Mirror> = None;
        while mirror.as_ref().is_none_or(|mirror| mirror.version < last.version) {
            match (&mut mirror, reader.hear().await.unwrap()) {
                (Some(mirror), message) => mirror.hear(&message).unwrap(),
                (none, FromServer::Snapshot(snapshot)) => *none = Some(Mirror::new(snapshot)),
                (None, other) => panic!("before the snapshot: {other:?}"),
            }
        }
        let mirror = mirror.unwrap();
        assert_eq!((mirror.plies, mirror.state), (last.plies.clone(), last.state.clone()));
        assert!(mirror.snapshots >= 2, "everything was kept");
    }
    arena.goes_on_untouched().await;
}
