//! Training as it stands, in a file: it can be gone on with, or be the beginning of another one.
//!
//! A word and a version, the length of a text and the text (JSON), then the numbers: weights, both moments, and
//! the steps of each row; all of four bytes, little-endian.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::adam::Adam;
use super::error::TrainError;
use super::line::Line;
use super::settings::{Epoch, Settings};
use super::weights::{Shape, Weights};
use crate::whole_file;

const WORD: [u8; 8] = *b"ATAXXTRN";
const VERSION: u32 = 1;
/// More text than this is no text.
const TEXT_MAX: u32 = 1 << 20;

pub(super) struct Checkpoint {
    pub state: State,
    pub weights: Weights,
    pub adam: Adam,
}

/// How far training has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct State {
    pub settings: Settings,
    /// Steps done.
    pub step: u64,
    /// Epochs done.
    pub epochs: Vec<Epoch>,
    /// The sum of the mean errors of the steps since.
    pub errors: f64,
}

/// Where the checkpoint of a network lies.
pub(super) fn path(network: &Path) -> PathBuf {
    whole_file::beside(network, "checkpoint")
}

pub(super) fn write(path: &Path, state: &State, weights: &Weights, adam: &Adam) -> io::Result<()> {
    let text = serde_json::to_vec(state)?;
    whole_file::write(path, |to| {
        to.write_all(&WORD)?;
        to.write_all(&VERSION.to_le_bytes())?;
        to.write_all(&(text.len() as u32).to_le_bytes())?;
        to.write_all(&text)?;
        for weights in [weights, &adam.first, &adam.second] {
            write_lines(to, weights.lines())?;
        }
        adam.steps.iter().try_for_each(|steps| to.write_all(&steps.to_le_bytes()))
    })
}

/// # Errors
/// A file that can't be read, or is no checkpoint of this version.
pub(super) fn read(path: &Path) -> Result<Checkpoint, TrainError> {
    let wrong = |error| TrainError::Checkpoint { path: path.to_path_buf(), error };
    let mut file = BufReader::new(File::open(path).map_err(wrong)?);
    let checkpoint = read_from(&mut file).map_err(wrong)?;
    match file.read(&mut [0]).map_err(wrong)? {
        0 => Ok(checkpoint),
        _ => Err(wrong(invalid("there is more in it than there should be"))),
    }
}

fn read_from(from: &mut impl Read) -> io::Result<Checkpoint> {
    let mut word = [0; 8];
    from.read_exact(&mut word)?;
    if word != WORD || number(from)? != VERSION {
        return Err(invalid("this is no checkpoint, or one of another version"));
    }
    let len = number(from)?;
    if len > TEXT_MAX {
        return Err(invalid("the text is too long"));
    }
    let mut text = vec![0; len as usize];
    from.read_exact(&mut text)?;
    let state: State = serde_json::from_slice(&text)?;
    let Settings { inputs, hidden, .. } = state.settings;
    let shape = Shape { inputs: inputs.count(), hidden };
    if !shape.is_sound() {
        return Err(invalid("the network has a strange size"));
    }
    let weights = read_weights(from, shape)?;
    let (first, second) = (read_weights(from, shape)?, read_weights(from, shape)?);
    let steps = (0..shape.rows()).map(|_| number(from)).collect::<io::Result<_>>()?;
    Ok(Checkpoint { state, weights, adam: Adam { first, second, steps } })
}

fn write_lines(to: &mut dyn Write, lines: &[Line]) -> io::Result<()> {
    for line in lines {
        let mut bytes = [0; 4 * Line::LEN];
        for (to, number) in bytes.chunks_exact_mut(4).zip(line.0) {
            to.copy_from_slice(&number.to_le_bytes());
        }
        to.write_all(&bytes)?;
    }
    Ok(())
}

fn read_weights(from: &mut impl Read, shape: Shape) -> io::Result<Weights> {
    let mut weights = Weights::zero(shape);
    let mut bytes = [0; 4 * Line::LEN];
    for line in weights.lines_mut() {
        from.read_exact(&mut bytes)?;
        for (number, bytes) in line.0.iter_mut().zip(bytes.chunks_exact(4)) {
            *number = f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
    }
    Ok(weights)
}

fn number(from: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; 4];
    from.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}

fn invalid(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why)
}
