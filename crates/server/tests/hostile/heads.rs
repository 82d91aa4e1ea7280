//! Requests whose head is too slow, too large, or wrong.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use testkit::site::Site;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::arena::Arena;

/// As many as fit into the files that a process may open without asking.
const HALF_HEADS: usize = 2_000;

/// What the server answers to these bytes, until it closes the connection.
async fn exchange(site: &Site, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(site.address()).await.unwrap();
    // It may close before it has read all.
    let _sent = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let reading = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut answer));
    let _reset = reading.await.expect("the server closes the connection");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn half_a_head_is_waited_for_five_seconds_however_many_send_it() {
    rlimit::increase_nofile_limit(10_000).unwrap();
    let arena = Arena::new().await;
    let before = arena.site.resident_kib();
    let began = Instant::now();
    let half_heads = (0..HALF_HEADS).map(async |_| {
        let mut stream = TcpStream::connect(arena.site.address()).await.unwrap();
        stream.write_all(b"GET /en/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").await.unwrap();
        stream
    });
    let streams = join_all(half_heads).await;
    // Meanwhile others are served.
    for _ in 0..20 {
        assert_eq!(arena.site.get("/healthz").send().await.status, 200);
    }
    let grown = arena.site.resident_kib().saturating_sub(before);
    assert!(grown < 64 * 1024, "{grown} KiB for {HALF_HEADS} half heads");
    let ended = streams.into_iter().map(async |mut stream| {
        let mut answer = Vec::new();
        let _reset = stream.read_to_end(&mut answer).await;
        began.elapsed()
    });
    let took = tokio::time::timeout(Duration::from_secs(30), join_all(ended)).await.expect("all are closed");
    let (first, last) = (took.iter().min().unwrap(), took.iter().max().unwrap());
    assert!(*first >= Duration::from_secs(4) && *last < Duration::from_secs(15), "{first:?} to {last:?}");
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn heads_that_are_too_large_or_wrong() {
    let arena = Arena::new().await;
    let large = "x".repeat(300_000);
    let many: String = (0..200).map(|n| format!("X-{n}: 1\r\n")).collect();
    let cases: [(&str, String, &[&str]); 8] = [
        ("a large header", format!("GET /en/ HTTP/1.1\r\nX: {large}\r\n\r\n"), &["431"]),
        ("many headers", format!("GET /en/ HTTP/1.1\r\n{many}\r\n"), &["431"]),
        ("a large address", format!("GET /{large} HTTP/1.1\r\n\r\n"), &["414", "431"]),
        ("not HTTP", "\x16\x03\x01\0\0hello\r\n\r\n".to_owned(), &["400"]),
        ("no method", " / HTTP/1.1\r\n\r\n".to_owned(), &["400"]),
        ("a header with a line feed in it", "GET / HTTP/1.1\r\nHost: a\nb\r\n\r\n".to_owned(), &["400"]),
        (
            "two lengths",
            "POST /api/games HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}".to_owned(),
            &["400"],
        ),
        ("no number", "POST /api/games HTTP/1.1\r\nContent-Length: -1\r\n\r\n{}".to_owned(), &["400"]),
    ];
    for (what, bytes, statuses) in cases {
        let answer = exchange(&arena.site, bytes.as_bytes()).await;
        let status = answer.strip_prefix("HTTP/1.1 ").map(|rest| &rest[..3]);
        assert!(status.is_some_and(|status| statuses.contains(&status)), "{what}: {answer}");
    }
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn a_body_that_never_comes_is_not_waited_for() {
    let arena = Arena::new().await;
    let head =
        "POST /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 100\r\n\r\n{";
    let began = Instant::now();
    let answer = exchange(&arena.site, head.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    assert!(answer.contains(r#""why":"full""#), "{answer}");
    assert!(began.elapsed() < Duration::from_secs(25));
    arena.goes_on_untouched().await;
}
