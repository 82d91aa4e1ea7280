//! Who uses a cluster, who starts it, who keeps it: a file for each, locked for as long as it is so.

use std::fs::{File, OpenOptions};
use std::path::Path;

pub(super) struct Locks<'a>(pub &'a Path);

impl Locks<'_> {
    /// Held by each process that uses the cluster. Waits while it is being removed.
    pub fn use_it(&self) -> File {
        let file = self.file("users");
        file.lock_shared().expect("a file can be locked");
        file
    }

    /// Held by the one who starts the cluster, if need be.
    pub fn start_it(&self) -> File {
        let file = self.file("start");
        file.lock().expect("a file can be locked");
        file
    }

    /// Whether there is one who will stop it in the end.
    pub fn is_kept(&self) -> bool {
        self.file("keeper").try_lock().is_err()
    }

    fn file(&self, name: &str) -> File {
        let path = self.0.join(name);
        let opened = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
        opened.unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }
}
