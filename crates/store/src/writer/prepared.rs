use crate::Append;

/// An append with its events as they will lie in the table. The callers prepare, on all cores; the one
/// writer only writes.
pub(super) struct Prepared {
    pub append: Append,
    /// JSON of each event.
    pub bodies: Vec<String>,
}

impl Prepared {
    pub fn new(append: Append) -> Prepared {
        let encode = |event| serde_json::to_string(event).expect("an event holds nothing that JSON can't");
        let bodies = append.events.iter().map(encode).collect();
        Prepared { append, bodies }
    }
}
