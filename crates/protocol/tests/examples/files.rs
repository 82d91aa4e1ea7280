//! Reading the example files.

use std::path::{Path, PathBuf};

use serde_json::Value;

/// One file of `docs/messages`.
pub struct Example {
    /// Folder and file, for a failure's text.
    pub name: String,
    /// The file's name up to the first dot.
    pub kind: String,
    pub text: String,
    pub value: Value,
}

/// The examples in a folder of `docs/messages`, by name.
pub fn examples(folder: &str) -> Vec<Example> {
    let path = root().join("docs/messages").join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&path)
        .unwrap_or_else(|e| panic!("{}: {e}", path.display()))
        .map(|entry| entry.expect("a folder can be listed").path())
        .collect();
    files.sort();
    files.iter().map(|file| example(folder, file)).collect()
}

/// A file of the repository.
pub fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn example(folder: &str, file: &Path) -> Example {
    let name = file.file_name().and_then(|name| name.to_str()).expect("a file's name is text");
    let text = std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{folder}/{name}: {e}"));
    let value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{folder}/{name}: {e}"));
    let kind = name.split('.').next().expect("a split has a first part").to_owned();
    Example { name: format!("{folder}/{name}"), kind, text, value }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
