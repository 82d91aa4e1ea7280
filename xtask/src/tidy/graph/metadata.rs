//! What `cargo metadata` says about the workspace's crates.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::Path;
use std::process::Command;

use serde::Deserialize;

use super::{Edges, Graph};
use crate::failure::Failure;
use crate::process;

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_members: HashSet<String>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    manifest_path: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    /// None for an ordinary one.
    kind: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<NodeDependency>,
}

#[derive(Deserialize)]
struct NodeDependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    kind: Option<String>,
}

pub fn read(root: &Path) -> Result<Graph, Failure> {
    // Only this machine's packages: the others need not be downloaded for it.
    let json = process::output(process::cargo(root).args([
        "metadata",
        "--format-version=1",
        "--filter-platform",
        &host(root)?,
    ]))?;
    let metadata: Metadata = serde_json::from_str(&json).map_err(|error| Failure::Malformed {
        what: "output of cargo metadata".to_owned(),
        why: error.to_string(),
    })?;
    Ok(graph(&metadata))
}

fn host(root: &Path) -> Result<String, Failure> {
    let version = process::output(Command::new("rustc").current_dir(root).arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Failure::Malformed {
        what: "output of rustc -vV".to_owned(),
        why: "it names no host".to_owned(),
    })
}

fn graph(metadata: &Metadata) -> Graph {
    let members: Vec<&Package> =
        metadata.packages.iter().filter(|package| metadata.workspace_members.contains(&package.id)).collect();
    let ours: HashSet<&str> = members.iter().map(|package| package.name.as_str()).collect();
    let in_crates = |package: &&&Package| package.manifest_path.replace('\\', "/").contains("/crates/");
    let named = |package: &Package, dev: bool| -> BTreeSet<String> {
        let wanted = package.dependencies.iter().filter(|d| (d.kind.as_deref() == Some("dev")) == dev);
        wanted.filter(|d| ours.contains(d.name.as_str())).map(|d| d.name.clone()).collect()
    };
    let edges = |package: &&Package| {
        let reached = reached(metadata, &package.id);
        (package.name.clone(), Edges { normal: named(package, false), dev: named(package, true), reached })
    };
    Graph { crates: members.iter().filter(in_crates).map(edges).collect() }
}

/// The names of all packages that are built into the one with this id.
fn reached(metadata: &Metadata, id: &str) -> BTreeSet<String> {
    let nodes: HashMap<&str, &Node> =
        metadata.resolve.nodes.iter().map(|node| (node.id.as_str(), node)).collect();
    let mut seen = HashSet::new();
    let mut open = vec![id];
    while let Some(id) = open.pop() {
        let Some(node) = nodes.get(id) else { continue };
        let built_in = |d: &&NodeDependency| d.dep_kinds.iter().any(|k| k.kind.as_deref() != Some("dev"));
        for dependency in node.deps.iter().filter(built_in) {
            if seen.insert(dependency.pkg.as_str()) {
                open.push(&dependency.pkg);
            }
        }
    }
    let packages = metadata.packages.iter().filter(|package| seen.contains(package.id.as_str()));
    packages.map(|package| package.name.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_and_test_dependencies_are_told_apart() {
        let json = r#"{
            "workspace_members": ["p", "t", "x"],
            "packages": [
                {"id": "p", "name": "play", "manifest_path": "/r/crates/play/Cargo.toml", "dependencies": [
                    {"name": "thin", "kind": null}, {"name": "testkit", "kind": "dev"}]},
                {"id": "t", "name": "testkit", "manifest_path": "/r/crates/testkit/Cargo.toml", "dependencies": [
                    {"name": "play", "kind": null}]},
                {"id": "x", "name": "xtask", "manifest_path": "/r/xtask/Cargo.toml", "dependencies": []},
                {"id": "1", "name": "thin", "manifest_path": "/c/thin/Cargo.toml", "dependencies": []},
                {"id": "2", "name": "tokio", "manifest_path": "/c/tokio/Cargo.toml", "dependencies": []}],
            "resolve": {"nodes": [
                {"id": "p", "deps": [{"pkg": "1", "dep_kinds": [{"kind": null}]},
                                     {"pkg": "t", "dep_kinds": [{"kind": "dev"}]}]},
                {"id": "t", "deps": [{"pkg": "p", "dep_kinds": [{"kind": null}]}]},
                {"id": "1", "deps": [{"pkg": "2", "dep_kinds": [{"kind": "build"}]}]},
                {"id": "2", "deps": []}, {"id": "x", "deps": []}]}
        }"#;
        let graph = graph(&serde_json::from_str(json).unwrap());
        assert!(graph.crates.keys().eq(["play", "testkit"]));
        let play = &graph.crates["play"];
        assert!(play.normal.is_empty());
        assert!(play.dev.iter().eq(["testkit"]));
        assert!(play.reached.iter().eq(["thin", "tokio"]));
        assert!(graph.crates["testkit"].reached.contains("play"));
    }
}
