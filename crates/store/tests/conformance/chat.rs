use std::sync::Arc;

use play::{PlayerId, Timestamp};
use store::{ChatRoom, NewLine, Saying, Store, UserKind};

use crate::games::{create, game};
use crate::people::{BLUE, RED, add};

const MOST: u32 = 3;

fn line(n: u8, room: ChatRoom, user: PlayerId, text: &str) -> NewLine {
    NewLine { game: game(n), room, user, at: Timestamp(7), what: Saying::Text(text.to_owned()) }
}

pub async fn holds(store: Arc<dyn Store>) {
    use ChatRoom::{Players, Watchers};
    add(&*store, RED, UserKind::Account).await;
    add(&*store, BLUE, UserKind::Guest).await;
    create(&*store, 1).await;
    create(&*store, 2).await;
    let say = async |new: NewLine| store.say(new, MOST).await.unwrap();
    assert_eq!(say(line(1, Players, RED, "one")).await, Some(1));
    let preset = NewLine { what: Saying::Preset("well-played".to_owned()), ..line(1, Players, BLUE, "") };
    assert_eq!(say(preset).await, Some(2));
    assert_eq!(say(line(1, Watchers, RED, "elsewhere")).await, Some(1), "each room counts for itself");
    assert_eq!(say(line(2, Players, RED, "another game")).await, Some(1));
    assert_eq!(say(line(1, Players, RED, "three")).await, Some(3));
    assert_eq!(say(line(1, Players, RED, "four")).await, None, "a room is full");
    assert_eq!(say(line(3, Players, RED, "no such game")).await, None);
    assert_eq!(say(line(2, Players, PlayerId(99), "nobody")).await, None);

    let lines = store.lines(game(1), 2).await.unwrap();
    let shown: Vec<_> = lines.iter().map(|line| (line.room, line.number, line.name.as_str())).collect();
    assert_eq!(shown, [(Players, 2, "User22"), (Players, 3, "User11"), (Watchers, 1, "User11")]);
    assert_eq!(lines[0].what, Saying::Preset("well-played".to_owned()));
    assert_eq!(lines[1].what, Saying::Text("three".to_owned()));
    assert_eq!((lines[0].kind, lines[0].user, lines[0].at), (UserKind::Guest, BLUE, Timestamp(7)));
    assert_eq!(lines[0].hidden_by, None);
    assert!(store.lines(game(3), 2).await.unwrap().is_empty());
}
