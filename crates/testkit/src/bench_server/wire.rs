//! The server's messages, read just as far as playing needs: parsing whole JSON ten thousand times a second would
//! take from the server the time that is to be measured.

/// What the server said.
#[derive(Debug, PartialEq, Eq)]
pub enum Said<'a> {
    /// The game as it is now: a snapshot or an update.
    Game(View<'a>),
    Ack,
    Refused(&'a str),
    Pong,
    Bye,
    Other,
}

/// A game as far as playing on needs it.
#[derive(Debug, PartialEq, Eq)]
pub struct View<'a> {
    pub game: &'a str,
    pub version: u32,
    /// 0 Red, 1 Blue.
    pub turn: Option<usize>,
    /// Legal moves with a space between.
    pub moves: &'a str,
    /// Whether it is a snapshot, which says nothing of what just happened.
    pub whole: bool,
    /// Whether it tells of a move just made.
    pub moved: bool,
    pub ended: bool,
    /// The rematch.
    pub next: Option<&'a str>,
}

/// Reads a message; the server writes its keys in the order of `protocol`'s types and without spaces.
pub fn read(text: &str) -> Said<'_> {
    let Some(kind) = after(text, r#"{"t":""#).and_then(quoted) else { return Said::Other };
    match kind {
        "update" => view(text, false),
        "snapshot" => view(text, true),
        "ack" => Said::Ack,
        "pong" => Said::Pong,
        "bye" => Said::Bye,
        "refused" => Said::Refused(after(text, r#""why":""#).and_then(quoted).unwrap_or("?")),
        _ => Said::Other,
    }
}

/// The `n`th of the moves, counted from a number that may be larger than there are.
pub fn pick(moves: &str, n: usize) -> Option<&str> {
    let count = moves.split(' ').count();
    moves.split(' ').nth(n % count).filter(|mv| !mv.is_empty())
}

fn view(text: &str, whole: bool) -> Said<'_> {
    let read = || {
        let (head, state) = text.split_once(r#""state":{"turn":"#)?;
        let turn = match state.as_bytes().get(1)? {
            b'r' => Some(0),
            b'b' => Some(1),
            _ => None,
        };
        Some(View {
            game: after(head, r#""game":""#).and_then(quoted)?,
            version: after(head, r#""version":"#).and_then(number)?,
            turn,
            moves: after(state, r#""moves":""#).and_then(quoted).unwrap_or(""),
            whole,
            moved: !whole && head.contains(r#""what":"moved""#),
            ended: state.contains(r#""end":{"#),
            next: after(state, r#""next":""#).and_then(quoted),
        })
    };
    read().map_or(Said::Other, Said::Game)
}

fn after<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.split_once(key).map(|(_, rest)| rest)
}

fn quoted(text: &str) -> Option<&str> {
    text.split_once('"').map(|(value, _)| value)
}

fn number(text: &str) -> Option<u32> {
    let end = text.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of docs/messages as the server writes them: through the types of `protocol`.
    fn example(name: &str) -> String {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/messages/from-server");
        let text = std::fs::read_to_string(format!("{folder}/{name}.json")).unwrap();
        let message: protocol::FromServer = serde_json::from_str(&text).unwrap();
        serde_json::to_string(&message).unwrap()
    }

    #[track_caller]
    fn check(name: &str, read: impl FnOnce(View<'_>)) {
        match super::read(&example(name)) {
            Said::Game(view) => read(view),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_move_with_what_can_follow() {
        check("update.moved", |view| {
            assert_eq!((view.game, view.version, view.turn), ("Xk3fP0aQ9z", 3, Some(1)));
            assert!(view.moves.starts_with("b1 a2 b2 ") && view.moves.ends_with(" g7e7"));
            assert!(view.moved && !view.whole && !view.ended && view.next.is_none());
        });
    }

    #[test]
    fn an_end_and_a_rematch() {
        check("update.ended.full", |view| {
            assert_eq!((view.turn, view.moves), (None, ""));
            assert!(view.moved && view.ended);
        });
        check("update.rematched", |view| assert_eq!(view.next, Some("b7Rq2LmW0e")));
    }

    #[test]
    fn a_snapshot_tells_of_no_move_just_made() {
        check("snapshot.computer", |view| {
            assert_eq!((view.version, view.turn, view.whole, view.moved), (3, Some(0), true, false));
        });
    }

    #[test]
    fn the_short_messages() {
        assert_eq!(read(&example("ack")), Said::Ack);
        assert_eq!(read(&example("pong")), Said::Pong);
        assert_eq!(read(&example("bye")), Said::Bye);
        assert_eq!(read(&example("refused")), Said::Refused("stale"));
        assert_eq!(read(&example("watchers")), Said::Other);
        assert_eq!(read("no message"), Said::Other);
    }

    #[test]
    fn a_pick_is_one_of_the_moves() {
        assert_eq!(pick("f1 g1e1 a2", 4), Some("g1e1"));
        assert_eq!(pick("", 7), None);
    }
}
