//! `datagen`: games of the engine against itself, as food for the trainer.

mod adjudication;
mod error;
mod file;
mod play;
mod settings;
mod soft;
mod stray;

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::halt::Halt;
use crate::network_file;
use error::DatagenError;
use file::Writer;
use play::Player;
use settings::{Plies, Settings};

use crate::progress;
pub(super) use settings::path as settings_path;

const BAR: &str = "{bar:30} {pos} of {len} games, {per_sec}, {eta} left";

/// Let the engine play itself, and keep each position with its score and the game's result
///
/// Games begin with random plies, some of them on boards with gaps. The file holds whole games in the order of their
/// numbers; the same settings give the same file, whatever the number of threads. Started again, it goes on where the
/// file ends; the settings lie beside it, and with others it does not go on. Ctrl-C ends with the games that are
/// being played.
#[derive(clap::Args)]
pub struct Datagen {
    /// The file to begin or to go on with
    file: PathBuf,
    /// Games that the file shall hold
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Judge positions by this network instead of the engine's own
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Nodes a move at most
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Begin no deeper look once a move has taken so many nodes
    #[arg(long)]
    soft_nodes: Option<u64>,
    /// Random plies before the engine plays: so many at least and at most
    #[arg(long, value_name = "MIN-MAX", default_value = "6-14")]
    plies: Plies,
    /// Throw openings away in which a side is ahead by more, in hundredths of a piece
    #[arg(long, default_value_t = 700)]
    uneven: u16,
    /// Games of a hundred that are played on boards with gaps
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(..=100))]
    gaps: u64,
    /// Moves of a hundred that are drawn by chance, so that positions are seen which good play avoids
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(..=100))]
    stray: u64,
    /// End games in which a side has been ahead by so much for some plies, in hundredths of a piece
    #[arg(long, value_name = "MARGIN")]
    adjudicate: Option<u16>,
    /// Games played at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Datagen {
    pub fn run(self) -> Result<(), DatagenError> {
        let halt = Halt::at_interrupt().map_err(DatagenError::file(&self.file))?;
        let network = network_file::read_or_current(self.network.as_deref())?;
        let settings = Settings {
            network: network.hash,
            nodes: self.nodes,
            soft_nodes: self.soft_nodes,
            plies: self.plies,
            uneven: self.uneven,
            gaps: self.gaps,
            stray: self.stray,
            adjudicate: self.adjudicate,
            seed: self.seed,
        };
        let writer = Writer::open(&self.file).map_err(DatagenError::file(&self.file))?;
        settings.agree_with(&self.file, writer.records() == 0)?;
        let player = || Player::new(settings.clone(), network.network);
        let writer = self.play(writer, &halt, player).map_err(DatagenError::file(&self.file))?;
        println!("{} games, {} positions in {}", writer.games(), writer.records(), self.file.display());
        Ok(())
    }

    /// Plays and writes the games that are missing, until there is a halt.
    fn play(
        &self,
        writer: Writer,
        halt: &Halt,
        player: impl Fn() -> Player + Sync,
    ) -> std::io::Result<Writer> {
        let begun = writer.games();
        let bar = progress::bar(self.games, begun, BAR);
        let (next, failed) = (AtomicU64::new(begun), AtomicBool::new(false));
        let writer = Mutex::new(writer);
        let work = || -> std::io::Result<()> {
            let mut player = player();
            while !failed.load(Ordering::Relaxed) && !halt.is_asked() {
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
        bar.finish_and_clear();
        Ok(writer.into_inner().expect("no writer panics"))
    }
}
