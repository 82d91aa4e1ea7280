use std::fs;
use std::path::Path;
use std::process::Command;

use crate::failure::Failure;
use crate::process;

/// The project's own files: what git tracks, or would if it were added.
pub struct Tree {
    /// Sorted by path.
    pub files: Vec<File>,
}

pub struct File {
    /// From the root of the project, with `/`.
    pub path: String,
    /// Empty for a file that is no text, such as an image.
    pub text: String,
}

impl Tree {
    pub fn read(root: &Path) -> Result<Tree, Failure> {
        // A clone in CI often belongs to another user than the one who builds it; reading names does no harm.
        let mut list = Command::new("git");
        list.current_dir(root).args(["-c", "safe.directory=*", "ls-files", "-z"]);
        list.args(["--cached", "--others", "--exclude-standard", "--deduplicate"]);
        let names = process::output(&mut list)?;
        let mut files = Vec::new();
        for path in names.split_terminator('\0') {
            let full = root.join(path);
            // Removed from the folder, not yet from the index; or a link to elsewhere.
            if !full.is_file() || full.is_symlink() {
                continue;
            }
            let bytes = fs::read(&full).map_err(|error| Failure::Read { path: full, error })?;
            files.push(File { path: path.to_owned(), text: String::from_utf8(bytes).unwrap_or_default() });
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Tree { files })
    }

    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.binary_search_by(|file| file.path.as_str().cmp(path)).ok().map(|index| &self.files[index])
    }

    /// The files below a folder, named with its closing `/`.
    pub fn under(&self, folder: &str) -> impl Iterator<Item = &File> {
        self.files.iter().filter(move |file| file.path.starts_with(folder))
    }

    /// Whether a file or a folder of this name is there.
    pub fn has(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        self.file(path).is_some() || self.under(&format!("{path}/")).next().is_some()
    }

    /// The folders of the workspace's crates, sorted, with their closing `/`.
    pub fn crate_folders(&self) -> Vec<&str> {
        let manifests = self.files.iter().filter_map(|file| file.path.strip_suffix("Cargo.toml"));
        manifests.filter(|folder| *folder == "xtask/" || folder.starts_with("crates/")).collect()
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let mut files: Vec<File> =
            files.iter().map(|(path, text)| File { path: (*path).into(), text: (*text).into() }).collect();
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Tree { files }
    }
}

impl File {
    /// The ending of its name, without the dot.
    pub fn extension(&self) -> &str {
        Path::new(&self.path).extension().and_then(|extension| extension.to_str()).unwrap_or_default()
    }

    /// Its name without the folders.
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }

    /// Its lines with their numbers from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}
