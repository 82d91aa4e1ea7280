//! The files that browsers load: embedded in the program, under one content hash, compressed once.
//!
//! All of them lie below `/assets/{hash}/`, where the hash is over all files. So modules can name each
//! other by plain relative paths, and a browser may keep every file for ever.

mod comments;
mod imports;

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

#[derive(RustEmbed)]
#[folder = "../../web/"]
#[include = "js/**/*.js"]
#[include = "styles/*.css"]
#[include = "images/*"]
#[include = "worker/*.js"]
struct Web;

/// One file, as it is and compressed.
pub(crate) struct Asset {
    pub content_type: &'static str,
    pub plain: Bytes,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

/// Every file, by its path below the hash.
pub(crate) struct Assets {
    base: String,
    files: BTreeMap<String, Arc<Asset>>,
    /// For each page's script, all that it imports.
    modules: BTreeMap<String, Vec<String>>,
    worker: String,
    farewell: String,
}

/// What takes the worker away again; it stands alone.
const FAREWELL: &str = "worker/farewell.js";

impl Assets {
    pub fn load() -> Assets {
        let mut files: BTreeMap<String, Vec<u8>> = Web::iter()
            .filter(|path| !path.ends_with(".css") && !path.starts_with("worker/"))
            .filter_map(|path| Some((path.to_string(), file(&path)?)))
            .collect();
        files.insert("site.css".to_owned(), stylesheet());
        files.insert("js/generated/geometry.js".to_owned(), geometry().into_bytes());
        let hash = content_hash(&files);
        let modules = modules(&files);
        let files = files
            .into_iter()
            .map(|(path, data)| {
                let content_type = content_type(&path);
                (path, Arc::new(Asset::new(content_type, data.into())))
            })
            .collect();
        let farewell = plain_script(&text_of(FAREWELL));
        Assets { base: format!("/assets/{hash}"), files, modules, worker: worker(), farewell }
    }

    /// Where all of them lie: `/assets/{hash}`.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Every file's path below [`Assets::base`].
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The service worker's program, to which [`crate::visit::worker`] gives the first line.
    pub fn worker(&self) -> &str {
        &self.worker
    }

    /// The program that takes the service worker away.
    pub fn farewell(&self) -> &str {
        &self.farewell
    }

    /// The address of a file.
    pub fn url(&self, path: &str) -> String {
        debug_assert!(self.files.contains_key(path), "no such asset: {path}");
        format!("{}/{path}", self.base)
    }

    /// The script of a page and what it imports, the imports of those included: to be loaded all at once instead of
    /// one after the other.
    pub fn modules(&self, entry: &str) -> &[String] {
        debug_assert!(self.modules.contains_key(entry), "no page's script: {entry}");
        self.modules.get(entry).map_or(&[], Vec::as_slice)
    }

    /// The text of every script.
    #[cfg(test)]
    pub fn scripts(&self) -> impl Iterator<Item = &str> {
        let scripts = self.files.iter().filter(|(path, _)| path.ends_with(".js"));
        scripts.filter_map(|(_, file)| std::str::from_utf8(&file.plain).ok())
    }

    /// The file at `path` below the hash `hash`; none if either is unknown.
    pub fn get(&self, hash: &str, path: &str) -> Option<&Arc<Asset>> {
        self.base.ends_with(hash).then(|| self.files.get(path)).flatten()
    }
}

impl Asset {
    fn new(content_type: &'static str, plain: Bytes) -> Asset {
        Asset { content_type, plain, brotli: OnceLock::new(), gzip: OnceLock::new() }
    }

    /// The smallest form that the client understands, and its name in `Content-Encoding`.
    pub fn encoded(&self, accept: &str) -> (Bytes, Option<&'static str>) {
        let accepts = |name| accept.split(',').any(|part| part.trim().split(';').next() == Some(name));
        if accepts("br") {
            (self.brotli.get_or_init(|| brotli(&self.plain)).clone(), Some("br"))
        } else if accepts("gzip") {
            (self.gzip.get_or_init(|| gzip(&self.plain)).clone(), Some("gzip"))
        } else {
            (self.plain.clone(), None)
        }
    }
}

/// What the script of each page imports. Pages' scripts lie in `js` itself, their modules mostly below it.
fn modules(files: &BTreeMap<String, Vec<u8>>) -> BTreeMap<String, Vec<String>> {
    let texts =
        files.iter().filter_map(|(path, data)| Some((path.as_str(), std::str::from_utf8(data).ok()?)));
    let imports = imports::imports(texts.filter(|(path, _)| path.ends_with(".js")));
    let entries = imports.keys().filter(|path| path.matches('/').count() == 1);
    entries.map(|&entry| (entry.to_owned(), imports::closure(&imports, entry))).collect()
}

/// A file as it is sent: a script without its comments.
fn file(path: &str) -> Option<Vec<u8>> {
    let data = Web::get(path)?.data.into_owned();
    if !path.ends_with(".js") {
        return Some(data);
    }
    Some(comments::without_comments(&String::from_utf8_lossy(&data)).into_bytes())
}

/// All style sheets as one, in the order of their names; `tokens.css` first. Comments are for who reads the
/// files here: they would be a sixth of what every page waits for.
fn stylesheet() -> Vec<u8> {
    let mut paths: Vec<_> = Web::iter().filter(|path| path.ends_with(".css")).collect();
    paths.sort_by_key(|path| (path != "styles/tokens.css", path.clone()));
    let mut sheet = Vec::new();
    for file in paths.iter().filter_map(|path| Web::get(path)) {
        sheet.extend_from_slice(without_comments(&String::from_utf8_lossy(&file.data)).as_bytes());
        sheet.push(b'\n');
    }
    sheet
}

/// The worker's modules as one script, in the order of their names: not every browser has workers that
/// import.
fn worker() -> String {
    let mut paths: Vec<_> =
        Web::iter().filter(|path| path.starts_with("worker/") && path != FAREWELL).collect();
    paths.sort();
    paths.iter().map(|path| plain_script(&text_of(path))).collect()
}

fn text_of(path: &str) -> String {
    let data = Web::get(path).map(|file| file.data.into_owned()).unwrap_or_default();
    String::from_utf8_lossy(&data).into_owned()
}

/// A module as a part of one script: without its imports, which are one line each and rename nothing,
/// and without `export`.
fn plain_script(module: &str) -> String {
    let lines = module.lines().filter(|line| !line.starts_with("import "));
    lines
        .map(|line| line.strip_prefix("export ").unwrap_or(line))
        .fold(String::new(), |all, line| all + line + "\n")
}

/// A style sheet's rules alone. None of our strings holds the beginning of a comment.
fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |rules, part| rules + part.split_once("*/").map_or("", |(_, rest)| rest))
}

/// The squares at distance one and two of each square, from the rules, so that no script knows them.
fn geometry() -> String {
    let names =
        |set: ataxx::Bitboard| set.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
    let squares = ataxx::Square::ALL.iter().map(|&square| {
        let (clone, jump) = (names(ataxx::ring1(square)), names(ataxx::ring2(square)));
        format!("  {square}: {{ clone: \"{clone}\", jump: \"{jump}\" }},\n")
    });
    format!(
        "// Made by the server from the rules.\nexport const geometry = {{\n{}}};\n",
        squares.collect::<String>()
    )
}

/// Twelve hexadecimal digits over all paths and contents.
fn content_hash(files: &BTreeMap<String, Vec<u8>>) -> String {
    let mut hash = Sha256::new();
    for (path, data) in files {
        hash.update(path.as_bytes());
        hash.update((data.len() as u64).to_be_bytes());
        hash.update(data);
    }
    hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

fn brotli(plain: &[u8]) -> Bytes {
    let mut out = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut out, 4096, 11, 22);
    writer.write_all(plain).expect("writing to memory does not fail");
    drop(writer);
    out.into()
}

fn gzip(plain: &[u8]) -> Bytes {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(plain).expect("writing to memory does not fail");
    writer.finish().expect("writing to memory does not fail").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn style_sheets_are_sent_without_comments_and_with_every_rule() {
        assert_eq!(without_comments("/* a */\na { b: c } /* d\n e */ f/**/g { }/*"), "\na { b: c }  fg { }");
        let sheet = stylesheet();
        let sheet = std::str::from_utf8(&sheet).unwrap();
        assert!(!sheet.contains("/*") && !sheet.contains("*/"));
        for file in Web::iter().filter(|path| path.ends_with(".css")).filter_map(|path| Web::get(&path)) {
            let file = String::from_utf8(file.data.into_owned()).unwrap();
            let last = file.trim_end().lines().last().unwrap().to_owned();
            assert!(sheet.contains(&last), "{last}");
        }
    }

    #[test]
    fn scripts_are_sent_without_comments_line_by_line() {
        let assets = Assets::load();
        for path in assets.paths().filter(|path| path.starts_with("js/") && !path.contains("generated")) {
            let sent = String::from_utf8(assets.files[path].plain.to_vec()).unwrap();
            let source = text_of(path);
            assert!(!sent.contains("/**") && !sent.contains("// "), "{path}");
            assert_eq!(sent.matches('\n').count(), source.matches('\n').count(), "{path}");
            let is_code = |line: &&str| !line.trim().is_empty() && !line.starts_with("/**");
            assert_eq!(sent.lines().rfind(is_code), source.lines().rfind(is_code), "{path}");
        }
    }

    #[test]
    fn the_worker_is_one_script_with_nothing_left_of_its_modules() {
        let assets = Assets::load();
        for (name, begins) in [("decide", "function decide("), ("listen", "worker.addEventListener('fetch'")]
        {
            assert!(assets.worker().contains(begins), "{name}");
        }
        for script in [assets.worker(), assets.farewell()] {
            let of_module = |line: &&str| {
                ["import ", "import{", "export ", "} from '"].iter().any(|word| line.starts_with(word))
            };
            assert_eq!(script.lines().find(of_module), None);
        }
        assert!(!assets.worker().contains("unregister()") && assets.farewell().contains("unregister()"));
        assert!(assets.paths().all(|path| !path.starts_with("worker/")));
    }

    #[test]
    fn names_of_the_workers_modules_do_not_clash() {
        let assets = Assets::load();
        let named = |line: &str| {
            let line = line.strip_prefix("async ").unwrap_or(line);
            let name = ["const ", "let ", "function "].iter().find_map(|word| line.strip_prefix(word))?;
            name.split([' ', '(']).next().map(str::to_owned)
        };
        let mut names: Vec<String> = assets.worker().lines().filter_map(named).collect();
        let all = names.len();
        names.sort();
        names.dedup();
        assert!(all > 10);
        assert_eq!(names.len(), all);
    }
}
