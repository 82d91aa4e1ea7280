//! `train`: a network from games of the engine against itself.

mod adam;
mod card;
mod checkpoint;
mod chunk;
mod curve;
mod data;
mod error;
mod gradient;
mod inputs;
mod learn;
mod line;
mod order;
mod progress;
mod quantise;
mod sample;
mod schedule;
mod session;
mod settings;
mod trainer;
mod turn;
mod weights;
mod windows;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use crate::content_hash;
use crate::halt::Halt;
use crate::whole_file::{self, beside};
use data::Data;
use error::TrainError;
use inputs::Inputs;
use progress::Progress;
use sample::Aim;
use session::Session;
use settings::Settings;
use weights::{Shape, Weights};

/// Train a network on the positions that `datagen` has kept
///
/// Prints the mean squared error of what the network foretells, in training and on games kept for checking, after
/// each epoch, and writes the network then. Beside it come a card (what it is made of), the curve of the errors, and
/// a checkpoint, with which training can be gone on with, or another one begun. Ctrl-C writes all of them and ends.
#[derive(clap::Args)]
pub struct Train {
    /// Where the network goes
    #[arg(long)]
    out: PathBuf,
    /// Files of `datagen`
    #[arg(required = true)]
    data: Vec<PathBuf>,
    /// How often each position is seen, each time in a symmetry drawn by chance
    #[arg(long, default_value_t = 10)]
    epochs: u32,
    /// Positions to each step, a multiple of 256
    #[arg(long, default_value_t = 4_096, value_parser = batch)]
    batch: usize,
    /// The highest rate; it falls to a hundredth of it, along a cosine
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// Part of all steps in which the rate climbs to its height
    #[arg(long, default_value_t = 0.01, value_parser = part)]
    warm_up: f32,
    /// How much the game's result counts beside the search's score, from 0 to 1
    #[arg(long, default_value_t = 0.1, value_parser = part)]
    result: f32,
    /// Hundredths of a piece to one unit of the network's output; without it, as the scores foretell the results best
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    scale: Option<u16>,
    /// Units of the hidden layer, a multiple of 64
    #[arg(long, default_value_t = engine::network::HIDDEN)]
    hidden: usize,
    /// What the network sees
    #[arg(long, value_enum, default_value_t = Inputs::Small)]
    inputs: Inputs,
    /// Threads; each has its share of every step
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    threads: u16,
    /// Where chance begins; the same seed, data and number of threads make the same network
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Go on with a training that was stopped, from its checkpoint beside the network
    #[arg(long)]
    resume: bool,
    /// Begin with the weights of this checkpoint
    #[arg(long, value_name = "CHECKPOINT")]
    from: Option<PathBuf>,
    /// The day, for the card
    #[arg(long)]
    date: Option<String>,
}

impl Train {
    pub fn run(self) -> Result<(), Box<dyn Error>> {
        let halt = Halt::at_interrupt()?;
        let mut session = self.session()?;
        let (all, done) = session.positions();
        let progress = Progress::new(all, done);
        let mut ended = session.is_done();
        while !ended {
            let epoch = session.epoch(|positions, error| {
                progress.step(positions, error);
                !halt.is_asked()
            });
            let hash = self.write(&session)?;
            match epoch {
                Some(epoch) => {
                    let (number, settings::Epoch { training, check }) = (session.state.epochs.len(), epoch);
                    progress.say(&format!("epoch {number}: {training:.6}, check {check:.6}, network {hash}"));
                }
                None => progress.say(&format!("stopped after {} steps, network {hash}", session.state.step)),
            }
            ended = session.is_done() || halt.is_asked();
        }
        progress.end();
        Ok(())
    }

    /// What there is to learn from, and the beginning.
    fn session(&self) -> Result<Session, TrainError> {
        let shape = Shape { inputs: self.inputs.count(), hidden: self.hidden };
        if !shape.is_sound() {
            return Err(TrainError::Hidden(self.hidden));
        }
        let mut data = Data::read(&self.data)?;
        let aim = Aim { result: self.result, scale: self.scale.map_or_else(|| data.scale(), f32::from) };
        data.aim(aim);
        println!("{} positions, {} to check, scale {}", data.training.len(), data.checking.len(), aim.scale);
        let from = self.from.as_deref().map(|path| beginning(path, shape)).transpose()?;
        let (from, hash) = from.unzip();
        let settings = Settings {
            inputs: self.inputs,
            hidden: self.hidden,
            batch: self.batch,
            epochs: self.epochs,
            rate: self.rate,
            warm_up: self.warm_up,
            result: self.result,
            scale: aim.scale,
            seed: self.seed,
            threads: self.threads,
            files: data.files.clone(),
            from: hash,
        };
        if self.resume {
            let path = checkpoint::path(&self.out);
            Session::resume(data, &settings, checkpoint::read(&path)?, &path)
        } else {
            Ok(Session::begin(data, settings, from))
        }
    }

    /// The network and what belongs to it, each as a whole; the network's content hash.
    fn write(&self, session: &Session) -> Result<String, TrainError> {
        let (state, trainer) = (&session.state, &session.trainer);
        let network = quantise::quantised(&trainer.weights, state.settings.scale);
        let hash = content_hash::of(&network);
        let page = card::card(state, &hash, self.date.as_deref());
        let picture = curve::svg(&state.epochs);
        let texts =
            [(beside(&self.out, "md"), page.as_bytes()), (beside(&self.out, "svg"), picture.as_bytes())];
        for (path, content) in texts.into_iter().chain([(self.out.clone(), network.as_slice())]) {
            whole_file::write(&path, |to| to.write_all(content)).map_err(TrainError::write(&path))?;
        }
        let path = checkpoint::path(&self.out);
        checkpoint::write(&path, state, &trainer.weights, &trainer.adam).map_err(TrainError::write(&path))?;
        Ok(hash)
    }
}

/// The weights of a checkpoint, and its content hash.
fn beginning(path: &Path, shape: Shape) -> Result<(Weights, String), TrainError> {
    let bytes = fs::read(path).map_err(|error| TrainError::Checkpoint { path: path.to_path_buf(), error })?;
    let weights = checkpoint::read(path)?.weights;
    let Shape { inputs, hidden } = weights.shape();
    if weights.shape() != shape {
        let why = format!("it has {inputs} inputs and {hidden} hidden units");
        return Err(TrainError::Settings { path: path.to_path_buf(), why });
    }
    Ok((weights, content_hash::of(&bytes)))
}

/// A number from 0 to 1.
fn part(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(part) if (0.0..=1.0).contains(&part) => Ok(part),
        _ => Err("a number from 0 to 1 is wanted".to_owned()),
    }
}

fn batch(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(batch) if batch > 0 && batch % order::PIECE == 0 => Ok(batch),
        _ => Err(format!("a multiple of {} is wanted", order::PIECE)),
    }
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
