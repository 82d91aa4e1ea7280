//! The example messages in `docs/messages`: the browser client's tests read the same files.
//!
//! `from-client/KIND.json`, `from-server/KIND.json`, `http/BODY.json`; a second example of a kind is
//! `KIND.WORD.json`. `whys.json` lists all reasons of a refusal.

mod files;
mod kinds;
mod truth;

use files::{Example, examples};
use protocol::{
    AcceptSeek, Challenges, CreateGame, Created, FromClient, FromServer, InPlay, JoinGame, Joined, MakeSeek,
    NewChallenge, Now, OwnSeek, Paired, Problem, Seeks, Tv,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

#[test]
fn each_client_message_is_read_and_written_back() {
    for example in examples("from-client") {
        let message = FromClient::parse(&example.text).unwrap_or_else(|e| panic!("{}: {e}", example.name));
        let written: Value = serde_json::from_str(&message.to_text()).expect("to_text writes JSON");
        assert_eq!(written, example.value, "{}", example.name);
        assert_eq!(example.value["t"], example.kind, "{} is named by its kind", example.name);
    }
}

#[test]
fn each_server_message_is_read_and_written_back() {
    for example in examples("from-server") {
        read_and_write_back::<FromServer>(&example);
        assert_eq!(example.value["t"], example.kind, "{} is named by its kind", example.name);
    }
}

#[test]
fn each_body_is_read_and_written_back() {
    let mut seen = Vec::new();
    for example in examples("http") {
        match example.kind.as_str() {
            "challenges" => read_and_write_back::<Challenges>(&example),
            "accept-seek" => read_and_write_back::<AcceptSeek>(&example),
            "make-seek" => read_and_write_back::<MakeSeek>(&example),
            "own-seek" => read_and_write_back::<OwnSeek>(&example),
            "paired" => read_and_write_back::<Paired>(&example),
            "seeks" => read_and_write_back::<Seeks>(&example),
            "create-game" => read_and_write_back::<CreateGame>(&example),
            "created" => read_and_write_back::<Created>(&example),
            "join-game" => read_and_write_back::<JoinGame>(&example),
            "joined" => read_and_write_back::<Joined>(&example),
            "new-challenge" => read_and_write_back::<NewChallenge>(&example),
            "now" => read_and_write_back::<Now>(&example),
            "problem" => read_and_write_back::<Problem>(&example),
            "in-play" => read_and_write_back::<InPlay>(&example),
            "tv" => read_and_write_back::<Tv>(&example),
            _ => panic!("no body is called {}", example.name),
        }
        seen.push(example.kind);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(
        seen,
        [
            "accept-seek",
            "challenges",
            "create-game",
            "created",
            "in-play",
            "join-game",
            "joined",
            "make-seek",
            "new-challenge",
            "now",
            "own-seek",
            "paired",
            "problem",
            "seeks",
            "tv",
        ]
    );
}

fn read_and_write_back<T: Serialize + DeserializeOwned>(example: &Example) {
    let read: T = serde_json::from_str(&example.text).unwrap_or_else(|e| panic!("{}: {e}", example.name));
    let written = serde_json::to_value(&read).expect("messages are plain data");
    assert_eq!(written, example.value, "{}", example.name);
}
