//! What WebSockets can carry besides a message of ours.

use protocol::{FromServer, MESSAGE_BYTES_MAX, Why};
use testkit::site::{Lost, Message, Socket};
use tokio::io::AsyncWriteExt;

use super::arena::Arena;

/// A message of exactly this length, right but for that.
fn ping_of(bytes: usize) -> String {
    let text = r#"{"t":"ping","id":5}"#;
    format!("{text}{}", " ".repeat(bytes - text.len()))
}

/// How the connection ends, with what was said before.
async fn end(socket: &mut Socket) -> (Vec<FromServer>, Lost) {
    let mut heard = Vec::new();
    loop {
        match socket.hear().await {
            Ok(message) => heard.push(message),
            Err(lost) => return (heard, lost),
        }
    }
}

#[tokio::test]
async fn a_message_has_a_length() {
    let arena = Arena::new().await;
    let mut socket = arena.open(Some(&arena.blue.secret)).await;
    socket.send(Message::text(ping_of(MESSAGE_BYTES_MAX))).await.unwrap();
    loop {
        // The count of watchers may come in between.
        match socket.hear().await.unwrap() {
            FromServer::Watchers { .. } => {}
            other => break assert!(matches!(other, FromServer::Pong { id: 5, .. }), "{other:?}"),
        }
    }
    for bytes in [MESSAGE_BYTES_MAX + 1, 4 * MESSAGE_BYTES_MAX] {
        socket.send(Message::text(ping_of(bytes))).await.unwrap();
        assert_eq!(socket.refusal().await, (0, Why::TooLong));
    }
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn far_too_long_a_message_ends_the_connection() {
    let arena = Arena::new().await;
    for bytes in [4 * MESSAGE_BYTES_MAX + 1, 4 << 20] {
        let mut socket = arena.open(Some(&arena.blue.secret)).await;
        // The server stops reading; whether all could be sent is no matter.
        let _sent = socket.send(Message::text(ping_of(bytes))).await;
        let (heard, lost) = end(&mut socket).await;
        let told = matches!(lost, Lost::Closed(Some(1009)));
        // Who is still sending when the connection ends may miss the code.
        assert!(told || bytes > 1 << 20 && matches!(lost, Lost::Broken(_)), "{lost:?} after {heard:?}");
        assert!(!heard.iter().any(|message| matches!(message, FromServer::Pong { .. })));
    }
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn bytes_are_no_message() {
    let arena = Arena::new().await;
    let mut socket = arena.open(Some(&arena.blue.secret)).await;
    for bytes in [&b""[..], b"\0\xff\xfe", br#"{"t":"ping","id":5}"#] {
        socket.send(Message::binary(bytes.to_vec())).await.unwrap();
        assert_eq!(socket.refusal().await, (0, Why::Malformed));
    }
    arena.goes_on_untouched().await;
}

/// A frame as a client sends it, masked with zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    assert!(payload.len() < 126);
    let mut frame = vec![first, 0x80 | payload.len() as u8, 0, 0, 0, 0];
    frame.extend_from_slice(payload);
    frame
}

#[tokio::test]
async fn frames_that_break_the_rules_of_websockets() {
    let arena = Arena::new().await;
    let unmasked = [0x81, 0x02, b'{', b'}'];
    let cases: [(&str, Vec<u8>, u16); 7] = [
        ("no UTF-8", frame(0x81, b"\xff\xfe\xfd"), 1007),
        ("half a character at the end", frame(0x81, b"{\xe2\x82"), 1007),
        ("not masked", unmasked.to_vec(), 1002),
        ("an unknown kind of frame", frame(0x83, b"x"), 1002),
        ("reserved bits", frame(0xf1, b"x"), 1002),
        ("a continuation of nothing", frame(0x80, b"x"), 1002),
        ("a ping in pieces", frame(0x09, b"x"), 1002),
    ];
    for (what, bytes, code) in cases {
        let socket = arena.open(Some(&arena.blue.secret)).await;
        let mut socket = socket.raw(&bytes).await;
        let (heard, lost) = end(&mut socket).await;
        assert!(matches!(lost, Lost::Closed(Some(found)) if found == code), "{what}: {lost:?}, {heard:?}");
    }
    // A frame that never ends, and a connection that just goes.
    let socket = arena.open(Some(&arena.blue.secret)).await;
    let mut stream = socket.into_inner();
    stream.write_all(&[0x81, 0xfe, 0x0f, 0xff, 0, 0, 0, 0, b'{']).await.unwrap();
    drop(stream);
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn a_close_is_answered() {
    let arena = Arena::new().await;
    assert!(arena.open(None).await.close().await);
    assert!(arena.site.socket().await.close().await);
    arena.goes_on_untouched().await;
}
