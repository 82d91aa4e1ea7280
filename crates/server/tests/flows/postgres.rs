//! A server over PostgreSQL: how it starts, or says why not; and several over one.

use std::process::{Command, Output};
use std::time::{Duration, Instant};

use protocol::Time;
use testkit::postgres::Cluster;
use testkit::site::{Dice, Kept, Mirror, Site, play_out, seed};

use super::SERVER;

/// A game that goes on after its server was killed.
#[tokio::test]
async fn a_game_goes_on_after_a_kill() {
    let (mut site, mut dice) = (Site::start_over(Kept::InPostgres, SERVER, &[]).await, Dice::new(seed()));
    let (red, blue) = site.pair(&mut dice, Time::Untimed).await;
    let (mut first, mut second) = (site.sit(&red).await, site.sit(&blue).await);
    first.play("g2").await.unwrap();
    second.until(Mirror::my_turn).await;
    site.kill9();
    site.restart().await;

    let (mut first, mut second) = (site.sit(&red).await, site.sit(&blue).await);
    assert_eq!(first.mirror.plies.len(), 1);
    play_out(&mut first, &mut second, &mut dice).await;
    assert!(site.snapshot(&red.game).await.state.end.is_some());
}

/// What one server has begun another knows, and both are ready.
#[tokio::test]
async fn two_servers_share_a_database() {
    let (cluster, mut dice) = (Cluster::shared(), Dice::new(seed()));
    let database = cluster.database();
    let address = database.address();
    let (one, two) = (Site::start_at(&address, SERVER).await, Site::start_at(&address, SERVER).await);
    let (red, blue) = one.pair(&mut dice, Time::Untimed).await;
    let (mut first, mut second) = (one.sit(&red).await, one.sit(&blue).await);
    first.play("g2").await.unwrap();
    second.until(Mirror::my_turn).await;
    assert_eq!(two.snapshot(&red.game).await.plies, one.snapshot(&red.game).await.plies);
    for site in [&one, &two] {
        assert_eq!(site.get("/readyz").send().await.status, 200);
    }
}

/// One line, exit status 2, within seconds, and no password in it.
#[tokio::test]
async fn what_can_not_be_used_is_told_in_a_line() {
    let cluster = Cluster::shared();
    let no_such = cluster.address("ataxx", "not_there");
    let foreign = cluster.database();
    foreign.run("CREATE TABLE diary (entry TEXT)");
    for (address, said) in [
        ("postgres://me:geheim@127.0.0.1:1/site", "127.0.0.1:1"),
        ("postgres://me:geheim@127.0.0.1:port/site", "makes no sense"),
        (&no_such, "not_there"),
        (&foreign.address(), "another program"),
    ] {
        let begun = Instant::now();
        let output = serve(address);
        assert!(begun.elapsed() < Duration::from_secs(5), "{address}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.contains(said) && !error.contains("geheim"), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[tokio::test]
async fn migrate_says_what_it_did() {
    let database = Cluster::shared().database();
    let migrate = || {
        let output = command(&database.address()).arg("migrate").output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(migrate().contains("went from form 0 to"));
    assert!(migrate().contains("already"));
    let refused = command("postgres://me@127.0.0.1:1/site").arg("migrate").output().unwrap();
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
}

fn serve(address: &str) -> Output {
    command(address).args(["--listen", "127.0.0.1:0"]).output().unwrap()
}

fn command(address: &str) -> Command {
    let mut command = Command::new(SERVER);
    command.env_clear().arg("--database").arg(address);
    command
}
