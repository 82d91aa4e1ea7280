//! Thousands of messages at random, most of them nearly right, said by both players of one game.

use protocol::{FromServer, Time};
use testkit::site::{Dice, Message, Site, Socket, play_out, seed};

use super::SERVER;
use super::arena::Arena;

const MESSAGES: usize = 2_000;
/// As many as a fresh connection may say at once, less one to open the game.
const ON_ONE_CONNECTION: usize = 19;

/// Parts of which messages are made, right ones and wrong ones.
const KINDS: [&str; 18] = [
    "open",
    "ping",
    "move",
    "offer-draw",
    "decline-draw",
    "offer-takeback",
    "accept-takeback",
    "decline-takeback",
    "looked-away",
    "decline-rematch",
    "give-time",
    "claim-win",
    "claim-draw",
    "abort",
    "Move",
    "",
    "snapshot",
    "\\u0000",
];
const IDS: [&str; 7] = ["1", "2", "0", "-1", "1e3", "9007199254740991", "\"1\""];
const VERSIONS: [&str; 6] = ["0", "1", "2", "3", "4", "4294967295"];
const MOVES: [&str; 8] = ["g2", "a2", "0000", "a1a3", "g1e3", "d4", "", "h8"];

fn message(dice: &mut Dice, game: &str, secret: &str) -> String {
    let kind = dice.pick(&KINDS);
    let mut text = format!(r#"{{"t":"{kind}","id":{}"#, dice.pick(&IDS));
    if dice.below(8) != 0 {
        text += &format!(r#","game":"{game}""#);
    }
    if dice.below(2) == 0 {
        text += &format!(r#","version":{},"move":"{}""#, dice.pick(&VERSIONS), dice.pick(&MOVES));
    }
    if *kind == "open" && dice.below(2) == 0 {
        text += &format!(r#","seat":"{secret}""#);
    }
    text.push('}');
    mutated(dice, text)
}

/// Now and then a character is lost, doubled or exchanged.
fn mutated(dice: &mut Dice, text: String) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..dice.below(5).saturating_sub(2) {
        let place = dice.below(chars.len() as u64) as usize;
        match dice.below(4) {
            0 => drop(chars.remove(place)),
            1 => chars.insert(place, chars[place]),
            2 => chars[place] = *dice.pick(&['{', '"', '\\', '\u{202e}', '9', 'é', '\0']),
            _ => chars.truncate(place + 1),
        }
    }
    chars.into_iter().collect()
}

#[tokio::test]
async fn a_game_survives_nonsense() {
    let mut arena = Arena::new().await;
    let mut dice = arena.dice.fork();
    // The nonsense is about a game of its own, which it may well change: but it must stay a game.
    let (red, blue) = arena.site.pair(&mut dice, Time::Untimed).await;
    let mut said = 0;
    while said < MESSAGES {
        for seat in [&red, &blue] {
            let mut socket = arena.site.socket().await;
            let open = protocol::FromClient::Open {
                id: 1,
                game: seat.game.clone(),
                seat: Some(seat.secret.clone()),
            };
            socket.say(&open).await.unwrap();
            for _ in 0..ON_ONE_CONNECTION {
                let text = message(&mut dice, &seat.game, &seat.secret);
                socket.send(Message::text(text)).await.unwrap();
                said += 1;
            }
            answered(&mut socket).await;
        }
    }
    let (mut one, mut other) = (arena.site.sit(&red).await, arena.site.sit(&blue).await);
    assert_eq!(one.mirror.state, other.mirror.state);
    play_out(&mut one, &mut other, &mut dice).await;
    assert!(one.mirror.state.end.is_some());
    arena.goes_on_untouched().await;
}

/// One answer for each message, and the connection lives.
async fn answered(socket: &mut Socket) {
    let mut answers = 0;
    while answers < ON_ONE_CONNECTION + 1 {
        match socket.hear().await.unwrap() {
            FromServer::Update(_) | FromServer::Watchers { .. } => {}
            FromServer::Bye { .. } => panic!("a server that nobody stopped said goodbye"),
            _ => answers += 1,
        }
    }
}

/// A server without any game is no easier to break.
#[tokio::test]
async fn nonsense_without_a_game() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    for _ in 0..20 {
        let mut socket = site.socket().await;
        for _ in 0..20 {
            let (game, secret) = (dice.secret(), dice.secret());
            socket.send(Message::text(message(&mut dice, &game[..10], &secret))).await.unwrap();
        }
        for _ in 0..20 {
            let answer = socket.hear().await.unwrap();
            assert!(matches!(answer, FromServer::Refused { .. } | FromServer::Pong { .. }), "{answer:?}");
        }
    }
    assert_eq!(site.get("/readyz").send().await.status, 200);
}
