//! News of a search.

use std::fmt;
use std::time::Duration;

use ataxx::Move;

use crate::spelling::write_moves;
use crate::text::Text;

/// What an engine tells while it thinks: whatever it likes of this.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Plies searched.
    pub depth: Option<u32>,
    /// Plies of the longest line looked at.
    pub seldepth: Option<u32>,
    /// Which of several lines this is, from 1.
    pub multipv: Option<u32>,
    /// What the position is worth to the side to move.
    pub score: Option<Score>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Positions visited a second.
    pub nps: Option<u64>,
    /// How full the table is, in thousandths.
    pub hashfull: Option<u32>,
    /// Time spent, in whole milliseconds.
    pub time: Option<Duration>,
    /// The expected course of the game; empty if not told.
    pub pv: Vec<Move>,
    /// Anything else, for people.
    pub string: Option<Text>,
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of a piece, or of whatever the engine counts.
    Centi(i32),
    /// A forced win within so many moves of its own, or, below zero, a loss.
    Mate(i32),
}

impl Info {
    /// A remark for people.
    pub fn remark(text: &str) -> Info {
        Info { string: Some(Text::new(text)), ..Info::default() }
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        number(f, "depth", self.depth)?;
        number(f, "seldepth", self.seldepth)?;
        number(f, "multipv", self.multipv)?;
        match self.score {
            None => {}
            Some(Score::Centi(centi)) => write!(f, " score cp {centi}")?,
            Some(Score::Mate(moves)) => write!(f, " score mate {moves}")?,
        }
        number(f, "nodes", self.nodes)?;
        number(f, "nps", self.nps)?;
        number(f, "hashfull", self.hashfull)?;
        number(f, "time", self.time.map(|time| time.as_millis()))?;
        if !self.pv.is_empty() {
            f.write_str(" pv")?;
            write_moves(f, &self.pv)?;
        }
        number(f, "string", self.string.as_ref())
    }
}

fn number(f: &mut fmt::Formatter<'_>, name: &str, value: Option<impl fmt::Display>) -> fmt::Result {
    value.map_or(Ok(()), |value| write!(f, " {name} {value}"))
}
