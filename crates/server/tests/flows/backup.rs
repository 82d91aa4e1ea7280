//! `ataxx-server backup FILE` while people play.

use std::process::Command;

use protocol::Time;
use testkit::site::{Dice, Mirror, Site, play_out, seed};

use super::SERVER;

#[tokio::test]
async fn a_copy_made_while_people_play_is_served_by_another_server() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let mut seats = Vec::new();
    for _ in 0..4 {
        seats.push(site.pair(&mut dice, Time::Untimed).await);
    }
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("ataxx.db");
    let (database, to) = (site.database(), copy.clone());
    let games =
        seats.iter().map(|(red, blue)| (red, blue, dice.fork())).map(async |(red, blue, mut dice)| {
            let (mut red, mut blue) = (site.sit(red).await, site.sit(blue).await);
            // A few moves are in every copy, others come while it is made.
            red.play("g2").await.unwrap();
            blue.until(Mirror::my_turn).await;
            blue.play("a2").await.unwrap();
            play_out(&mut red, &mut blue, &mut dice).await;
            blue.mirror
        });
    let copying = async {
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        tokio::task::spawn_blocking(move || backup(&database, &to)).await.unwrap()
    };
    let (ended, output) = tokio::join!(futures_util::future::join_all(games), copying);
    assert!(output.status.success(), "{output:?}");

    let other = Site::start_in(copies, SERVER, &[]).await;
    for ((red, blue), mirror) in seats.iter().zip(&ended) {
        let (copied, original) = (other.snapshot(&red.game).await, site.snapshot(&red.game).await);
        assert_eq!(original.plies, mirror.plies);
        assert!(copied.plies.len() >= 2 && original.plies.starts_with(&copied.plies), "{copied:?}");
        // The seats open, and the game goes on from there.
        let (mut red, mut blue) = (other.sit(red).await, other.sit(blue).await);
        play_out(&mut red, &mut blue, &mut dice).await;
        assert!(red.mirror.state.end.is_some());
    }
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_needs_a_database() {
    let site = Site::start(SERVER).await;
    let existing = site.folder().join("existing");
    std::fs::write(&existing, "mine").unwrap();
    let output = backup(&site.database(), &existing);
    assert!(!output.status.success() && !output.stderr.is_empty());
    assert_eq!(std::fs::read_to_string(&existing).unwrap(), "mine");
    let output = backup(&site.folder().join("nothing"), &site.folder().join("copy"));
    assert!(!output.status.success());
    assert!(!site.folder().join("nothing").exists() && !site.folder().join("copy").exists());
}

#[tokio::test]
async fn two_servers_do_not_share_a_database() {
    let site = Site::start(SERVER).await;
    let output = Command::new(SERVER)
        .args(["--listen", "127.0.0.1:0", "--database"])
        .arg(site.database())
        .output()
        .unwrap();
    assert!(!output.status.success());
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("in use by another server"), "{error}");
    assert_eq!(site.get("/readyz").send().await.status, 200);
}

fn backup(database: &std::path::Path, to: &std::path::Path) -> std::process::Output {
    let mut command = Command::new(SERVER);
    command.arg("--database").arg(database).arg("backup").arg(to).output().unwrap()
}
