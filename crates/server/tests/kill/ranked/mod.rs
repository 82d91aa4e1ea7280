//! Accounts play for their ratings while the server is killed, most often just when a game ends: each game that is
//! over has moved the ratings once, no seek has led to two games, and no game has two successors.

mod audit;
mod find;
mod person;
mod player;
mod replay;
mod world;

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use testkit::site::{Browser, Dice, Site, seed};

use self::person::Person;
use self::player::Player;
use self::world::World;
use super::SERVER;

const PEOPLE: usize = 6;
const KILLS: u32 = 20;
/// How long the games may take to end after the last restart.
const END_MAX: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_ranked_game_moves_the_ratings_once_whatever_is_killed_and_said_again() {
    let mut site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let world = Arc::new(World::new(site.address()));
    let mut people = Vec::new();
    for number in 0..PEOPLE {
        people.push(register(&site, number).await);
    }
    let players: Vec<_> = people
        .iter()
        .map(|person| Player::new(person.clone(), dice.fork(), Arc::clone(&world)))
        .map(|player| tokio::spawn(player.play()))
        .collect();
    for number in 0..KILLS {
        if world.has_faults() {
            break;
        }
        kill(&mut site, &world, &mut dice, number).await;
    }
    world.close();
    for player in players {
        let ended = tokio::time::timeout(END_MAX, player).await;
        ended.expect("the games go on and end").expect("no player panics");
    }
    assert!(site.stop().await.success());
    let counts = audit::audit(&site.database(), &people, &world).await;
    let faults = world.faults();
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
    println!("{counts:?}, {:?}", world.counts());
    // That it was a test at all.
    assert!(counts.rated >= 10 && counts.successors >= 3 && counts.seeks >= 5, "{counts:?}");
    assert!(world.counts().again >= 5, "{:?}", world.counts());
}

/// Kills the server after it has lived for a moment; mostly when somebody is about to end a game or to begin one, at some
/// point of its being written.
async fn kill(site: &mut Site, world: &World, dice: &mut Dice, number: u32) {
    let life = 200 + dice.below(600);
    tokio::time::sleep(Duration::from_millis(life)).await;
    let most = Duration::from_secs(2);
    match number % 5 {
        0 => {}
        1 => world.somebody_begins(most).await,
        _ => world.somebody_ends(most).await,
    }
    tokio::time::sleep(Duration::from_micros(dice.below(12_000))).await;
    site.kill9();
    site.restart().await;
}

async fn register(site: &Site, number: usize) -> Person {
    let name = format!("Player-{}", char::from(b'A' + number as u8));
    let mut browser = Browser::registered(site, &name).await;
    let kept: Value = browser.see(site, "/api/account/export").await.json();
    let id = kept["user"]["id"].as_u64().expect("a number");
    let cookie = browser.cookie.expect("whoever registers is signed in");
    Person { name, cookie, id: play::PlayerId(id) }
}
