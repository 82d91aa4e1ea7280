use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection as _};

use crate::StoreError;

/// Writes a consistent copy of the database file `from` to the new file `to`, as of the moment it
/// begins; a server may go on serving from it meanwhile. When it returns, the copy is on the disk and
/// complete: it grows as `<to>.partial` and gets its name last.
///
/// # Errors
/// [`Io`](StoreError::Io) if there is a file `to`, or a `.partial` that an interrupted backup left.
pub async fn backup(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<(), StoreError> {
    let (from, to) = (from.as_ref(), to.as_ref());
    refuse_existing(to)?;
    let partial = partial_path(to);
    // Made here and not by SQLite, so that of two backups to one place the second is refused.
    File::create_new(&partial).map_err(|error| StoreError::io(&partial, error))?;
    let copied = copy(from, &partial).await.and_then(|()| keep(&partial, to));
    if copied.is_err() {
        fs::remove_file(&partial).map_err(|error| StoreError::io(&partial, error))?;
    }
    copied
}

fn refuse_existing(to: &Path) -> Result<(), StoreError> {
    if to.exists() { Err(StoreError::io(to, std::io::ErrorKind::AlreadyExists.into())) } else { Ok(()) }
}

fn partial_path(to: &Path) -> PathBuf {
    let mut name = OsString::from(to);
    name.push(".partial");
    PathBuf::from(name)
}

async fn copy(from: &Path, partial: &Path) -> Result<(), StoreError> {
    let Some(target) = partial.to_str() else {
        return Err(StoreError::io(partial, std::io::ErrorKind::InvalidFilename.into()));
    };
    let mut connection = SqliteConnectOptions::new().filename(from).read_only(true).connect().await?;
    sqlx::query("VACUUM INTO $1").bind(target).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

/// SQLite does not wait for the disk in a `VACUUM INTO`, so this does; then the copy gets its name.
fn keep(partial: &Path, to: &Path) -> Result<(), StoreError> {
    let sync = |path: &Path| File::open(path).and_then(|file| file.sync_all());
    sync(partial).map_err(|error| StoreError::io(partial, error))?;
    refuse_existing(to)?;
    fs::rename(partial, to).map_err(|error| StoreError::io(to, error))?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    sync(folder).map_err(|error| StoreError::io(folder, error))
}
