//! What the games of a match add up to.

use std::collections::BTreeMap;
use std::time::Duration;

use ataxx::Side;

use super::fault::FaultKind;
use super::game::{Cause, Played};
use super::statistics::Pentanomial;

/// The counts of whole pairs, as the first engine sees them.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub pairs: Pentanomial,
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
    /// Half points of whoever moved first.
    pub red_half_points: u64,
    pub endings: BTreeMap<&'static str, u64>,
    /// The first engine's, and the second's.
    pub efforts: [Effort; 2],
}

/// What one engine did.
#[derive(Clone, Debug, Default)]
pub struct Effort {
    pub moves: u64,
    pub time: Duration,
    pub longest: Duration,
    /// Nodes, and the moves with which they were told.
    pub nodes: u64,
    pub moves_with_nodes: u64,
    pub faults: BTreeMap<FaultKind, u64>,
}

impl Tally {
    pub fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// Counts a pair; in its first game the first engine was Red, in its second Blue.
    pub fn add(&mut self, pair: &[Played; 2]) {
        let mut half_points = 0;
        for (played, first) in pair.iter().zip(Side::ALL) {
            half_points += self.result(played, first);
            self.red_half_points += half(played.winner, Side::Red) as u64;
            *self.endings.entry(played.cause.name()).or_default() += 1;
            self.efforts(played, first);
        }
        self.pairs.add(half_points);
    }

    /// The half points of the first engine.
    fn result(&mut self, played: &Played, first: Side) -> usize {
        let half_points = half(played.winner, first);
        match half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
        half_points
    }

    fn efforts(&mut self, played: &Played, first: Side) {
        let index = |side: Side| usize::from(side != first);
        let mut side = played.start.turn();
        for ply in &played.plies {
            if ply.mv != ataxx::Move::Pass {
                let effort = &mut self.efforts[index(side)];
                effort.moves += 1;
                effort.time += ply.used;
                effort.longest = effort.longest.max(ply.used);
                effort.nodes = effort.nodes.saturating_add(ply.news.nodes.unwrap_or(0));
                effort.moves_with_nodes += u64::from(ply.news.nodes.is_some());
            }
            side = side.other();
        }
        if let Cause::Fault { by, fault } = &played.cause {
            *self.efforts[index(*by)].faults.entry(fault.kind()).or_default() += 1;
        }
    }
}

/// Half points of `side`.
fn half(winner: Option<Side>, side: Side) -> usize {
    match winner {
        None => 1,
        Some(winner) if winner == side => 2,
        Some(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use ataxx::{Position, Reason};

    use super::*;
    use crate::commands::r#match::fault::Fault;

    fn played(winner: Option<Side>) -> Played {
        let cause = Cause::Rules(Reason::Full);
        Played { start: Position::start(), plies: Vec::new(), winner, cause }
    }

    #[test]
    fn pairs_are_counted_from_the_first_engines_side() {
        let mut tally = Tally::default();
        let (red, blue) = (Some(Side::Red), Some(Side::Blue));
        // The first engine is Red, then Blue.
        for pair in [[red, blue], [red, red], [None, None], [blue, red], [None, blue], [blue, None]] {
            tally.add(&pair.map(played));
        }
        assert_eq!(tally.pairs, Pentanomial([1, 1, 2, 1, 1]));
        assert_eq!((tally.won, tally.drawn, tally.lost), (4, 4, 4));
        assert_eq!(tally.red_half_points, 2 + 4 + 2 + 2 + 1 + 1);
        assert_eq!(tally.endings, BTreeMap::from([("full", 12)]));
    }

    #[test]
    fn faults_are_laid_at_the_right_door() {
        let mut tally = Tally::default();
        let fault = Fault::Crash { how: String::new() };
        let mut second = played(Some(Side::Blue));
        second.cause = Cause::Fault { by: Side::Red, fault };
        tally.add(&[played(None), second]);
        assert!(tally.efforts[0].faults.is_empty());
        assert_eq!(tally.efforts[1].faults, BTreeMap::from([(FaultKind::Crash, 1)]));
        assert_eq!(tally.pairs, Pentanomial([0, 0, 0, 1, 0]));
    }
}
