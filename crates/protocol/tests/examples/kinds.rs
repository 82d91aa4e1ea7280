//! Every kind of message has its example and its place in `docs/protocol.md`.

use protocol::{FromClient, FromServer, Happened, Why};
use serde::de::DeserializeOwned;

use crate::files::{Example, examples, read};

#[test]
fn the_list_of_reasons_is_complete() {
    let listed: Vec<Why> = serde_json::from_str(&read("docs/messages/whys.json")).expect("reasons");
    assert_eq!(listed, Why::ALL);
    let keys: Vec<&str> = Why::ALL.iter().map(|why| why.key()).collect();
    assert_eq!(keys, kinds_of::<Why>("\"?\""), "ALL and the type name the same reasons");
}

#[test]
fn every_kind_has_an_example() {
    let named = |folder| examples(folder).into_iter().map(|e| e.kind).collect::<Vec<_>>();
    assert_covers("from-client", &client_kinds(), &named("from-client"));
    assert_covers("from-server", &kinds_of::<FromServer>(r#"{"t":"?"}"#), &named("from-server"));
    let happened = |example: Example| -> Vec<String> {
        let events = example.value["events"].as_array().cloned().unwrap_or_default();
        events.iter().map(|e| e["what"].as_str().expect("a kind").to_owned()).collect()
    };
    let events: Vec<String> = examples("from-server").into_iter().flat_map(happened).collect();
    assert_covers("update", &kinds_of::<Happened>(r#"{"what":"?"}"#), &events);
}

#[test]
fn the_page_names_every_kind() {
    let page = read("docs/protocol.md");
    let kinds = [
        client_kinds(),
        kinds_of::<FromServer>(r#"{"t":"?"}"#),
        kinds_of::<Happened>(r#"{"what":"?"}"#),
        kinds_of::<Why>("\"?\""),
    ]
    .concat();
    let absent: Vec<&String> = kinds.iter().filter(|kind| !page.contains(&format!("`{kind}`"))).collect();
    assert!(absent.is_empty(), "docs/protocol.md does not name {absent:?}");
}

fn assert_covers(of: &str, kinds: &[String], examples: &[String]) {
    assert!(kinds.len() > 1, "{of}: the kinds were not found");
    let absent: Vec<&String> = kinds.iter().filter(|&kind| !examples.contains(kind)).collect();
    assert!(absent.is_empty(), "{of}: no example of {absent:?}");
}

fn client_kinds() -> Vec<String> {
    let error = FromClient::parse(r#"{"t":"?"}"#).expect_err("no kind is called that");
    kinds_in(&error.to_string())
}

/// The kinds that `T` knows: what serde says it had expected in place of the unknown kind in `wrong`.
/// So no list has to be kept beside the type.
fn kinds_of<T: DeserializeOwned>(wrong: &str) -> Vec<String> {
    let Err(error) = serde_json::from_str::<T>(wrong) else { panic!("{wrong} was understood") };
    kinds_in(&error.to_string())
}

/// The names between backticks after "expected".
fn kinds_in(error: &str) -> Vec<String> {
    let (_, expected) = error.split_once("expected one of").unwrap_or_else(|| panic!("no kinds in: {error}"));
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}
