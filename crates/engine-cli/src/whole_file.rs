//! Files that are there as a whole, or as they were before.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes a file under another name and renames it then: whoever reads, and whoever is stopped, finds a whole one.
///
/// # Errors
/// Whatever the file system or `content` refuses; the old file is untouched then.
pub fn write(path: &Path, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let beginning = beside(path, "part");
    let mut writer = BufWriter::new(File::create(&beginning)?);
    content(&mut writer)?;
    writer.into_inner()?.sync_all()?;
    fs::rename(beginning, path)
}

/// The path of a file that belongs to another one: its name, a dot and `ending`.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_can_t_be_finished_leaves_the_old_one() {
        let folder = std::env::temp_dir().join(format!("whole-file-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("file");
        write(&path, |to| to.write_all(b"old")).unwrap();
        let failed =
            write(&path, |to| to.write_all(b"ne").and_then(|()| Err(io::ErrorKind::StorageFull.into())));
        assert_eq!(failed.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert_eq!(fs::read(&path).unwrap(), b"old");
        write(&path, |to| to.write_all(b"new")).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        fs::remove_dir_all(folder).unwrap();
    }
}
