//! How games ended.

use ataxx::BySide;
use play::{Timestamp, Verdict};

use super::seats::parse_side;
use super::values::{parse_json, parse_plain};
use crate::{GameResult, StoreError};

/// A result's columns, in the order that [`ResultRow`] takes them.
macro_rules! result_columns {
    () => {
        "results.ended_at AS over_at, results.winner, results.void, results.reason, results.stake, \
         results.rated, results.time, results.plies, results.red_level, results.blue_level, \
         results.red_pieces, results.blue_pieces"
    };
}

pub(super) use result_columns;

#[derive(sqlx::FromRow)]
pub(super) struct ResultRow {
    over_at: i64,
    winner: Option<String>,
    void: i64,
    reason: String,
    stake: String,
    rated: i64,
    time: String,
    plies: i64,
    red_level: Option<i64>,
    blue_level: Option<i64>,
    red_pieces: i64,
    blue_pieces: i64,
}

impl ResultRow {
    pub fn parse(&self) -> Result<GameResult, StoreError> {
        let verdict = match &self.winner {
            Some(side) => Verdict::Won(parse_side(side)?),
            None if self.void != 0 => Verdict::Void,
            None => Verdict::Drawn,
        };
        Ok(GameResult {
            at: Timestamp(self.over_at),
            verdict,
            reason: parse_plain(&self.reason)?,
            stake: parse_plain(&self.stake)?,
            time: parse_json(&self.time)?,
            plies: small(self.plies)?,
            levels: BySide {
                red: self.red_level.map(small).transpose()?,
                blue: self.blue_level.map(small).transpose()?,
            },
            pieces: BySide { red: small(self.red_pieces)?, blue: small(self.blue_pieces)? },
            rated: self.rated != 0,
        })
    }
}

fn small<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::corrupt(format!("the number {number} in a result")))
}
