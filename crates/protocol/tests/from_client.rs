//! Reading what a client sends: anything at all, without a panic, and strictly.

use ataxx::Move;
use proptest::prelude::*;
use protocol::{
    ChatRoom, Command, Do, FromClient, ID_MAX, MESSAGE_BYTES_MAX, ParseError, Preset, Say, Saying,
};

fn doing() -> impl Strategy<Value = Do> {
    let move_text = prop_oneof!["[a-g][1-7]", Just("a1c3".to_owned()), Just("g7e6".to_owned())];
    prop_oneof![
        (any::<u32>(), move_text).prop_map(|(version, text)| {
            let mv: Move = text.parse().expect("a spelling of a move");
            Do::Move { version, mv }
        }),
        any::<u32>().prop_map(|version| Do::OfferTakeback { version }),
        any::<u32>().prop_map(|version| Do::AcceptTakeback { version }),
        prop::sample::select(vec![
            Do::Resign,
            Do::Abort,
            Do::OfferDraw,
            Do::AcceptDraw,
            Do::DeclineDraw,
            Do::DeclineTakeback,
            Do::OfferRematch,
            Do::DeclineRematch,
            Do::GiveTime,
            Do::ClaimWin,
            Do::ClaimDraw,
        ]),
    ]
}

fn saying() -> impl Strategy<Value = (ChatRoom, Saying)> {
    let what = prop_oneof![
        prop::sample::select(Preset::ALL).prop_map(Saying::Preset),
        ".{0,150}".prop_map(Saying::Text),
    ];
    (prop::sample::select(vec![ChatRoom::Players, ChatRoom::Watchers]), what)
}

fn message() -> impl Strategy<Value = FromClient> {
    // Names are whatever a client puts there: quotes, controls, other scripts.
    let id = 0..=ID_MAX;
    prop_oneof![
        (id.clone(), ".{0,40}", prop::option::of(".{0,40}")).prop_map(|(id, game, seat)| FromClient::Open {
            id,
            game,
            seat
        }),
        id.clone().prop_map(|id| FromClient::Ping { id }),
        (id.clone(), ".{0,40}", any::<u32>()).prop_map(|(id, game, version)| FromClient::LookedAway {
            id,
            game,
            version
        }),
        (id.clone(), ".{0,40}", saying())
            .prop_map(|(id, game, (room, what))| { FromClient::Say(Say { id, game, room, what }) }),
        (id, ".{0,40}", doing()).prop_map(|(id, game, what)| FromClient::Command(Command { id, game, what })),
    ]
}

/// Texts near to messages: JSON with the right names and the wrong shapes, and cut or spoiled messages.
fn almost() -> impl Strategy<Value = String> {
    let value = prop_oneof![
        Just("null".to_owned()),
        Just("[]".to_owned()),
        Just("-1".to_owned()),
        Just("1e400".to_owned()),
        Just("9007199254740992".to_owned()),
        Just("\"0000\"".to_owned()),
        Just("\"a1b2\"".to_owned()),
        Just("{\"t\":{}}".to_owned()),
        "\"[a-z-]{0,12}\"",
    ];
    let name = prop::sample::select(vec![
        "t", "id", "game", "room", "preset", "text", "seat", "version", "move", "move ", "",
    ]);
    let object = prop::collection::vec((name, value), 0..7).prop_map(|fields| {
        let fields: Vec<String> =
            fields.into_iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
        format!("{{{}}}", fields.join(","))
    });
    let spoiled = (message(), any::<prop::sample::Index>(), any::<char>()).prop_map(|(message, at, with)| {
        let mut letters: Vec<char> = message.to_text().chars().collect();
        let at = at.index(letters.len());
        letters[at] = with;
        letters.into_iter().collect()
    });
    prop_oneof![object, spoiled]
}

proptest! {
    #[test]
    fn a_written_message_is_read_as_it_was(message in message()) {
        let text = message.to_text();
        prop_assert_eq!(FromClient::parse(&text).expect("a message reads its own text"), message);
    }

    #[test]
    fn no_text_makes_it_panic(text in any::<String>()) {
        let _ = FromClient::parse(&text);
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = FromClient::parse(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn what_is_read_is_what_is_written_again(text in almost()) {
        if let Ok(message) = FromClient::parse(&text) {
            prop_assert!(message.id() <= ID_MAX);
            prop_assert_eq!(FromClient::parse(&message.to_text()).expect("written again"), message);
        }
    }
}

fn malformed(text: &str) {
    let result = FromClient::parse(text);
    assert!(matches!(result, Err(ParseError::Malformed(_))), "{text} gave {result:?}");
}

#[test]
fn what_is_no_message_is_malformed() {
    malformed("");
    malformed("null");
    malformed("7");
    malformed(r#"{"t":"ping"}"#);
    malformed(r#"{"id":1}"#);
    malformed(r#"{"t":"dance","id":1}"#);
    malformed(r#"{"t":"Ping","id":1}"#);
    malformed(r#"{"t":"ping","id":1} {}"#);
    malformed(r#"{"t":"ping","id":-1}"#);
    malformed(r#"{"t":"ping","id":1.5}"#);
    malformed(r#"{"t":"ping","id":"1"}"#);
    malformed(r#"{"t":"resign","id":1}"#);
}

#[test]
fn a_field_too_many_is_malformed() {
    malformed(r#"{"t":"ping","id":1,"now":2}"#);
    malformed(r#"{"t":"resign","id":1,"game":"g","version":2}"#);
    malformed(r#"{"t":"move","id":1,"game":"g","version":2,"move":"g2","lag":50}"#);
    malformed(r#"{"t":"ping","id":1,"id":2}"#);
    malformed(r#"{"t":"ping","t":"ping","id":1}"#);
}

#[test]
fn an_array_is_no_message() {
    malformed(r#"["ping",1]"#);
    malformed(r#"["ping",{"id":1}]"#);
    malformed(r#"["resign",1,"g"]"#);
}

#[test]
fn a_move_has_one_spelling() {
    let with = |mv: &str| format!(r#"{{"t":"move","id":1,"game":"g","version":2,"move":"{mv}"}}"#);
    assert!(FromClient::parse(&with("g2")).is_ok());
    assert!(FromClient::parse(&with("a1c3")).is_ok());
    for spelling in ["", "G2", "a1b2", "a1a1", "a1g7", "h1", "a0", "g2 ", "null", "é2", "00000"] {
        malformed(&with(spelling));
    }
}

#[test]
fn an_id_is_what_javascript_can_count() {
    let with = |id: u64| FromClient::parse(&format!(r#"{{"t":"ping","id":{id}}}"#));
    assert_eq!(with(ID_MAX).expect("the largest id").id(), ID_MAX);
    assert!(matches!(with(ID_MAX + 1), Err(ParseError::IdTooLarge)));
    assert!(matches!(with(u64::MAX), Err(ParseError::IdTooLarge)));
}

#[test]
fn a_message_too_long_is_not_even_read() {
    let with = |len: usize| format!("{:width$}", r#"{"t":"ping","id":1}"#, width = len);
    assert!(FromClient::parse(&with(MESSAGE_BYTES_MAX)).is_ok());
    assert!(matches!(FromClient::parse(&with(MESSAGE_BYTES_MAX + 1)), Err(ParseError::TooLong)));
    assert!(matches!(FromClient::parse(&"[".repeat(MESSAGE_BYTES_MAX + 1)), Err(ParseError::TooLong)));
    // Within the limit, nesting is bounded too.
    malformed(&"[".repeat(MESSAGE_BYTES_MAX));
    malformed(&r#"{"t":"#.repeat(MESSAGE_BYTES_MAX / 5));
}
