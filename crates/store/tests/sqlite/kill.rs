//! A server dies in the middle of its work: what it had acknowledged is there.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use play::Version;
use store::Store;

use crate::games::{create, game, next};
use crate::open;

const FILE: &str = "ATAXX_TEST_KILL_FILE";
const GAMES: u8 = 40;
const ROUNDS: u32 = 3;
/// Acknowledged appends after which the server is killed.
const APPENDS: usize = 1500;

#[tokio::test]
async fn what_was_acknowledged_survives() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = open(&path).await;
    for n in 0..GAMES {
        create(&store, n).await;
    }
    store.close().await.unwrap();
    for _ in 0..ROUNDS {
        let acknowledged = serve_and_die(&path);
        assert!(acknowledged.values().map(|version| *version as usize).sum::<usize>() > APPENDS);
        let store = open(&path).await;
        for (n, version) in acknowledged {
            let log = store.events(game(n), Version::ZERO).await.unwrap();
            // One more may have been on its way to the caller.
            assert!(
                [version, version + 1].contains(&(log.len() as u32)),
                "game {n}: {version}, {}",
                log.len()
            );
        }
        store.close().await.unwrap();
    }
}

/// Each game's last version that the server said it had.
fn serve_and_die(path: &Path) -> HashMap<u8, u32> {
    let mut server = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::server", "--ignored", "--nocapture"])
        .env(FILE, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(server.stdout.take().unwrap());
    let mut acknowledged = HashMap::new();
    let mut appends = 0;
    let mut line = String::new();
    while said.read_line(&mut line).unwrap() > 0 {
        // Death may cut the last line.
        if let Some((n, version)) = line.strip_suffix('\n').and_then(|line| line.split_once(" is at ")) {
            acknowledged.insert(n.parse().unwrap(), version.parse().unwrap());
            appends += 1;
        }
        if appends == APPENDS {
            server.kill().unwrap(); // SIGKILL
        }
        line.clear();
    }
    assert!(!server.wait().unwrap().success());
    acknowledged
}

/// Not a test: the server that is killed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started by the test above"]
async fn server() {
    let Some(path) = std::env::var_os(FILE) else { return };
    let store = Arc::new(open(Path::new(&path)).await);
    let players = (0..GAMES).map(|n| tokio::spawn(play_on(store.clone(), n)));
    for player in players.collect::<Vec<_>>() {
        player.await.unwrap();
    }
}

async fn play_on(store: Arc<store::SqliteStore>, n: u8) {
    let mut version = store.events(game(n), Version::ZERO).await.unwrap().len() as u32;
    loop {
        store.append(vec![next(n, version)]).await.unwrap();
        version += 1;
        println!("{n} is at {version}");
    }
}
