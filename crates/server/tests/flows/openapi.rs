//! The description of the API, against the API.

use std::collections::{BTreeMap, BTreeSet};

use protocol::Time;
use serde_json::Value;
use testkit::site::{Dice, Site, seed};

use super::SERVER;

/// Where the routes are listed.
const ROUTER: &str = include_str!("../../src/router.rs");

async fn document(site: &Site) -> Value {
    let answer = site.get("/api/openapi.json").send().await;
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")));
    answer.json()
}

/// The API's addresses and their methods, as the router lists them.
fn routes() -> BTreeSet<(String, String)> {
    let routes = ROUTER.lines().filter_map(|line| {
        let (path, rest) = line.trim().strip_prefix(".route(\"")?.split_once("\", ")?;
        Some((path.to_owned(), rest.split_once('(')?.0.to_owned()))
    });
    routes.filter(|(path, _)| path.starts_with("/api/")).collect()
}

#[tokio::test]
async fn every_route_of_the_api_is_described() {
    let site = Site::start(SERVER).await;
    let document = document(&site).await;
    let paths: BTreeMap<String, BTreeMap<String, Value>> =
        serde_json::from_value(document["paths"].clone()).unwrap();
    let described: BTreeSet<_> = paths
        .iter()
        .flat_map(|(path, methods)| methods.keys().map(|method| (path.clone(), method.clone())))
        .collect();
    let mut routes = routes();
    // The description need not describe itself.
    assert!(routes.remove(&("/api/openapi.json".to_owned(), "get".to_owned())), "{routes:?}");
    assert!(routes.len() >= 6);
    assert_eq!(described, routes);
    for (path, methods) in &paths {
        for (method, operation) in methods {
            let has = |key: &str| operation[key].as_str().is_some_and(|text| !text.is_empty());
            assert!(has("summary") && has("operationId"), "{method} {path} says nothing of itself");
        }
    }
}

#[tokio::test]
async fn every_schema_that_is_named_is_there() {
    let site = Site::start(SERVER).await;
    let document = document(&site).await;
    let mut references = Vec::new();
    collect(&document, &mut references);
    assert!(references.len() > 10);
    for reference in references {
        let pointer = reference.strip_prefix('#').expect("a reference within the document");
        assert!(document.pointer(pointer).is_some(), "{reference} is nowhere");
    }
}

fn collect(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            references.extend(fields.get("$ref").and_then(Value::as_str).map(ToOwned::to_owned));
            fields.values().for_each(|value| collect(value, references));
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, references)),
        _ => {}
    }
}

/// An answer has the fields that its schema says, and no others.
#[tokio::test]
async fn answers_are_as_described() {
    let site = Site::start(SERVER).await;
    let document = document(&site).await;
    let mut dice = Dice::new(seed());
    let (red, _) = site.pair(&mut dice, Time::Increment { base: 60_000, increment: 0 }).await;
    let snapshot: Value = site.get(&format!("/api/games/{}", red.game)).send().await.json();
    fits(&document, "Snapshot", &snapshot);
    fits(&document, "State", &snapshot["state"]);
    fits(&document, "Clock", &snapshot["state"]["clock"]);
    fits(&document, "Legal", &snapshot["state"]["legal"]);
    fits(&document, "Now", &site.get("/api/now").send().await.json());
    fits(&document, "Problem", &site.get("/api/games/nonsense").send().await.json());
}

fn fits(document: &Value, schema: &str, value: &Value) {
    let schema = &document["components"]["schemas"][schema];
    let described: BTreeSet<&str> = keys(&schema["properties"]);
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let found = keys(value);
    assert!(found.is_subset(&described), "{found:?}, described are {described:?}");
    for key in required {
        assert!(found.contains(key), "{key} is missing in {value}");
    }
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}
