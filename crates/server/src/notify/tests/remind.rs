use std::sync::Arc;

use clap::Parser;
use play::{GameId, Millis, PlayerId, Timestamp};
use store::{Correspondence, MemoryStore, NewUser, UserKind, Users};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::super::{Notify, Reminder};
use super::post_office::PostOffice;
use crate::clock::Clock;
use crate::config::Config;

const ANN: PlayerId = PlayerId(7);

#[derive(Parser)]
struct Args {
    #[command(flatten)]
    config: Config,
}

/// A site that sends letters by this office, and Ann, who has an address.
async fn site(office: &PostOffice) -> (Notify, Arc<MemoryStore>) {
    let smtp = format!("--smtp=smtp://127.0.0.1:{}", office.port);
    let words = ["", &smtp, "--mail-from=play@ataxx.example", "--public-url=https://ataxx.example/"];
    let config = Args::parse_from(words).config;
    let store = Arc::new(MemoryStore::default());
    let ann = NewUser {
        id: ANN,
        kind: UserKind::Account,
        name: "Ann".to_owned(),
        skeleton: "ann".to_owned(),
        owner: None,
        password: None,
        lang: Some("en".to_owned()),
        at: Timestamp(0),
    };
    store.add_user(ann).await.unwrap();
    store.set_email(ANN, Some("ann@mail.example")).await.unwrap();
    let (tasks, stopping) = (TaskTracker::new(), CancellationToken::new());
    (Notify::start(&config, store.clone(), Clock, &tasks, &stopping).await.unwrap(), store)
}

fn reminder(opponent: &str) -> Reminder {
    let opponent = Some(opponent.to_owned());
    Reminder { game: GameId::from_numbers([1; GameId::LEN]), user: ANN, opponent, left: Millis::hours(24) }
}

#[tokio::test]
async fn a_reminder_by_letter_says_who_waits_how_long_and_where() {
    let mut office = PostOffice::open(&[]).await;
    let (notify, store) = site(&office).await;
    // Who has not asked for letters gets none: the first that comes is of later.
    notify.remind_now(&reminder("Early")).await.unwrap();
    store.set_wants_mail(ANN, true).await.unwrap();
    notify.remind_now(&reminder("Brave Badger 12")).await.unwrap();
    let letter = office.next().await;
    assert_eq!(letter.to, "<ann@mail.example>");
    assert!(letter.data.contains("Subject: It is your move"), "{}", letter.data);
    let text = letter.data.replace("=\n", "");
    for said in [
        "Brave Badger 12 is waiting for you. Time left: 24 hours.",
        "https://ataxx.example/en/game/1111111111",
        "https://ataxx.example/en/games/mine",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    assert!(office.is_empty());
}

#[tokio::test]
async fn the_key_that_signs_pushes_is_made_once() {
    let office = PostOffice::open(&[]).await;
    let (first, store) = site(&office).await;
    let config = Args::parse_from([""]).config;
    let (tasks, stopping) = (TaskTracker::new(), CancellationToken::new());
    let second = Notify::start(&config, store, Clock, &tasks, &stopping).await.unwrap();
    assert_eq!(first.push_key(), second.push_key());
    assert!(first.has_mail() && !second.has_mail());
}
