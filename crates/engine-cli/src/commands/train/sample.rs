//! A position as it waits in memory to be learned from: half a cache line.

use ataxx::Bitboard;

use super::sigmoid;
use crate::record::Record;

/// Pieces as the side to move sees them, and what it should expect.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    /// Bits of the own pieces, the opponent's, and the gaps.
    pub boards: [u64; 3],
    /// 0 a loss, 1 a win of the side to move; once [`Aim`] has set it.
    pub target: f32,
    /// Of the search, in hundredths of a piece.
    score: i16,
    /// Half points of the side to move.
    result: u8,
}

/// How records become targets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    /// How much the game's result counts, beside the search's score.
    pub result: f32,
    /// Hundredths of a piece that are worth one unit of the logit.
    pub scale: f32,
}

impl Sample {
    pub fn of(record: &Record) -> Sample {
        let boards = [record.pieces[record.turn], record.pieces[record.turn.other()], record.gaps];
        let result = match record.winner {
            None => 1,
            Some(winner) => 2 * u8::from(winner == record.turn),
        };
        Sample { boards: boards.map(Bitboard::bits), target: 0.0, score: record.score, result }
    }

    /// What the score foretells, from 0 to 1, if so many hundredths are a unit of the logit.
    pub fn foretold(&self, scale: f32) -> f32 {
        sigmoid(f32::from(self.score) / scale)
    }

    /// What the side to move got: 0, 0.5 or 1.
    pub fn result(&self) -> f32 {
        f32::from(self.result) / 2.0
    }
}

impl Aim {
    pub fn set(self, sample: &mut Sample) {
        sample.target = self.result * sample.result() + (1.0 - self.result) * sample.foretold(self.scale);
    }
}
