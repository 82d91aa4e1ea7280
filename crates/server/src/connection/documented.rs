//! docs/protocol.md says what the code does.

use protocol::MESSAGE_BYTES_MAX;

use super::allowance::{MESSAGES, PATIENCE, Rate};
use super::socket::{FRAME_BYTES_MAX, SILENCE_MAX};
use crate::games::outbox::OUTBOX;
use crate::http::limits::{COMMANDS_AT_ONCE, COMMANDS_PER_SECOND};

const PROTOCOL: &str = include_str!("../../../../docs/protocol.md");

/// What the table of limits says of something.
fn limit(what: &str) -> &str {
    let rows =
        PROTOCOL.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "));
    rows.into_iter().find(|(name, _)| *name == what).unwrap_or_else(|| panic!("no limit for {what}")).1
}

fn thousands(n: usize) -> String {
    format!("{},{:03}", n / 1_000, n % 1_000)
}

fn rate(Rate { at_once, per_second }: Rate) -> String {
    format!("{at_once} at once, then {per_second} a second")
}

#[test]
fn the_limits_are_those_of_the_code() {
    let message = limit("a message");
    assert!(message.starts_with(&format!("{} bytes;", thousands(MESSAGE_BYTES_MAX))), "{message}");
    assert!(message.contains(&format!("more than {} closes", thousands(FRAME_BYTES_MAX))), "{message}");
    let messages = limit("messages on one connection, or of one seat by POST");
    assert!(messages.starts_with(&rate(MESSAGES)), "{messages}");
    assert_eq!(u32::from(MESSAGES.at_once), COMMANDS_AT_ONCE.get());
    assert_eq!(u32::from(MESSAGES.per_second), COMMANDS_PER_SECOND.get());
    let patience = limit("messages refused so, and WebSocket pings");
    assert!(patience.starts_with(&rate(PATIENCE)), "{patience}");
    let kept = limit("messages that the server keeps for a slow reader");
    assert!(kept.starts_with(&format!("{OUTBOX},")), "{kept}");
    let silence = format!("has said nothing for {} s", SILENCE_MAX.as_secs());
    assert!(PROTOCOL.contains(&silence), "{silence}");
}
