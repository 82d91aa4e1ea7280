//! From games against itself to a network, as a user would get there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("ataxx-engine-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn run(&self, arguments: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ataxx-engine"));
        command.args(arguments.split_whitespace()).current_dir(&self.0).output().unwrap()
    }

    #[track_caller]
    fn succeed(&self, arguments: &str) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{arguments}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// What is said on standard error.
    #[track_caller]
    fn fail(&self, arguments: &str) -> String {
        let output = self.run(arguments);
        assert!(!output.status.success(), "{arguments}: {output:?}");
        String::from_utf8(output.stderr).unwrap()
    }

    fn read(&self, file: impl AsRef<Path>) -> Vec<u8> {
        fs::read(self.0.join(file)).unwrap()
    }

    fn text(&self, file: &str) -> String {
        String::from_utf8(self.read(file)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).expect("the folder is there");
    }
}

#[test]
fn games_depend_on_the_settings_alone() {
    let folder = Folder::new("datagen");
    let settings = "--nodes 100 --plies 8-10 --gaps 50 --adjudicate 2000 --seed 3";
    folder.succeed(&format!("datagen a --games 6 {settings} --threads 3"));
    folder.succeed(&format!("datagen b --games 2 {settings}"));
    folder.succeed(&format!("datagen b --games 6 {settings}"));
    assert!(folder.read("a").len() > 32 * 6 && folder.read("a").len().is_multiple_of(32));
    assert_eq!(folder.read("a"), folder.read("b"));

    let why =
        folder.fail("datagen b --games 7 --nodes 101 --plies 8-10 --gaps 50 --adjudicate 2000 --seed 3");
    assert!(why.contains("made with other settings") && why.contains(r#""nodes":100,"#), "{why}");
    fs::remove_file(folder.0.join("b.settings")).unwrap();
    let why = folder.fail(&format!("datagen b --games 7 {settings}"));
    assert!(why.contains("no settings beside it"), "{why}");
    assert_eq!(folder.read("a"), folder.read("b"));

    folder.succeed("datagen soft --games 2 --nodes 5000 --soft-nodes 50 --seed 3");
    folder.succeed("datagen hard --games 2 --nodes 5000 --seed 3");
    assert_ne!(folder.read("soft"), folder.read("hard"));
}

#[test]
fn a_network_is_trained_and_plays() {
    let folder = Folder::new("train");
    folder.succeed("datagen games --games 4 --nodes 60 --seed 4");
    let train = "train --out net games --epochs 2 --batch 256 --date 2026-11-30";
    let said = folder.succeed(train);
    let (_, hash) = said.trim_end().rsplit_once("network ").expect(&said);
    assert_eq!(hash.len(), 16);

    assert_eq!(&folder.read("net")[..8], b"ATAXXNET");
    let card = folder.text("net.md");
    for part in [hash, "2026-11-30", "| games | 4 |", r#""nodes":60,"#, "| 2 |"] {
        assert!(card.contains(part), "{part} is missing: {card}");
    }
    assert!(folder.text("net.svg").starts_with("<svg "));

    let why = folder.fail("train --out net games --epochs 3 --batch 256 --resume");
    assert!(why.contains("other settings: epochs"), "{why}");
    folder.succeed("train --out next games --epochs 1 --batch 256 --from net.checkpoint");
    let why = folder.fail("train --out next games --hidden 64 --from net.checkpoint");
    assert!(why.contains("it has 3456 inputs and 256 hidden units"), "{why}");

    folder.succeed("datagen more --games 1 --nodes 60 --network net");
    assert!(folder.text("more.settings").contains(&format!(r#""network":"{hash}""#)));
    let why = folder.fail("datagen none --games 1 --network net.md");
    assert!(why.contains("net.md: this is no network"), "{why}");
}
