//! The files that browsers load: embedded in the program, under one content hash, compressed once.
//!
//! All of them lie below `/assets/{hash}/`, where the hash is over all files. So modules can name each
//! other by plain relative paths, and a browser may keep every file for ever.

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
}

impl Assets {
    pub fn load() -> Assets {
        let mut files: BTreeMap<String, Vec<u8>> = Web::iter()
            .filter(|path| !path.ends_with(".css"))
            .filter_map(|path| Some((path.to_string(), Web::get(&path)?.data.into_owned())))
            .collect();
        files.insert("site.css".to_owned(), stylesheet());
        files.insert("js/generated/geometry.js".to_owned(), geometry().into_bytes());
        let hash = content_hash(&files);
        let files = files
            .into_iter()
            .map(|(path, data)| {
                let content_type = content_type(&path);
                (path, Arc::new(Asset::new(content_type, data.into())))
            })
            .collect();
        Assets { base: format!("/assets/{hash}"), files }
    }

    /// The address of a file.
    pub fn url(&self, path: &str) -> String {
        debug_assert!(self.files.contains_key(path), "no such asset: {path}");
        format!("{}/{path}", self.base)
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

/// All style sheets as one, in the order of their names; `tokens.css` first.
fn stylesheet() -> Vec<u8> {
    let mut paths: Vec<_> = Web::iter().filter(|path| path.ends_with(".css")).collect();
    paths.sort_by_key(|path| (path != "styles/tokens.css", path.clone()));
    let mut sheet = Vec::new();
    for file in paths.iter().filter_map(|path| Web::get(path)) {
        sheet.extend_from_slice(&file.data);
        sheet.push(b'\n');
    }
    sheet
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
