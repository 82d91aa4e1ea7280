//! `datagen`: games of the engine against itself, as food for the trainer.

mod file;
mod opening;
mod play;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::whole_file::beside;
use file::Writer;
use play::{Player, Wish};

/// Let the engine play itself, and keep each position with its score and the game's result
///
/// Games begin with random plies, some of them on boards with gaps. The file holds whole games in the order of their
/// numbers; the same seed and nodes give the same file, whatever the number of threads. Started again, it goes on
/// where the file ends.
#[derive(clap::Args)]
pub struct Datagen {
    /// The file to begin or to go on with
    file: PathBuf,
    /// Games that the file shall hold
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Nodes a move
    #[arg(long, default_value_t = 2_000)]
    nodes: u64,
    /// Games of a hundred that are played on boards with gaps
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(..=100))]
    gaps: u64,
    /// Games played at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Datagen {
    pub fn run(self) -> Result<(), Box<dyn Error>> {
        let writer = Writer::open(&self.file)?;
        let begun = writer.games();
        let bar = ProgressBar::new(self.games).with_position(begun).with_style(style());
        bar.enable_steady_tick(Duration::from_secs(1));
        bar.reset_eta();
        let (next, failed) = (AtomicU64::new(begun), AtomicBool::new(false));
        let writer = Mutex::new(writer);
        let wish = Wish { nodes: self.nodes, gaps: self.gaps, seed: self.seed };
        let work = || -> std::io::Result<()> {
            let mut player = Player::new(wish);
            while !failed.load(Ordering::Relaxed) {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games {
                    break;
                }
                let records = player.play(game);
                writer.lock().expect("no writer panics").put(game, records)?;
                bar.inc(1);
            }
            Ok(())
        };
        let results: Vec<std::io::Result<()>> = thread::scope(|scope| {
            let one = || work().inspect_err(|_| failed.store(true, Ordering::Relaxed));
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(one)).collect();
            threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
        });
        results.into_iter().collect::<std::io::Result<()>>()?;
        bar.finish();
        let writer = writer.into_inner().expect("no writer panics");
        println!("{} games, {} positions in {}", writer.games(), writer.records(), self.file.display());
        Ok(())
    }
}

/// Where the settings lie by which a file was made.
pub(super) fn settings_path(file: &Path) -> PathBuf {
    beside(file, "settings")
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{bar:30} {pos} of {len} games, {per_sec}, {eta} left")
        .expect("the template is well formed")
}
