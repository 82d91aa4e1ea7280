//! One server per file. SQLite alone would let two serve, each believing that its cached games are
//! the newest.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::StoreError;

/// Takes the lock on `<path>.lock`. It goes with the returned file, and so with the process however
/// that ends. A file of its own: locks on the database file itself belong to SQLite.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let lock = lock_path(path);
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&lock);
    let file = file.map_err(|error| StoreError::io(&lock, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: path.to_owned() }),
        Err(TryLockError::Error(error)) => Err(StoreError::io(lock, error)),
    }
}

fn lock_path(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".lock");
    PathBuf::from(name)
}
