//! Games that need not be played to their end.

use ataxx::Side;
use engine::Score;

/// For so many plies in a row one side must be ahead.
const PLIES: u32 = 8;

/// Watches for a lead that lasts.
pub(super) struct Adjudication {
    margin: Option<u16>,
    leader: Option<Side>,
    plies: u32,
}

impl Adjudication {
    /// `margin` is in hundredths of a piece; without it no game is ended.
    pub fn new(margin: Option<u16>) -> Adjudication {
        Adjudication { margin, leader: None, plies: 0 }
    }

    /// What a search has found for the side to move. The winner, if there is no hope left.
    pub fn see(&mut self, turn: Side, score: Score) -> Option<Side> {
        let margin = i32::from(self.margin?);
        let leader = match score.centi() {
            centi if centi >= margin => Some(turn),
            centi if centi <= -margin => Some(turn.other()),
            _ => None,
        };
        self.plies = if leader == self.leader { self.plies + 1 } else { 1 };
        self.leader = leader;
        leader.filter(|_| self.plies >= PLIES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said in the end, if both sides see these margins of red in turn.
    fn end(margin: Option<u16>, margins: &[i32]) -> Option<Side> {
        let mut adjudication = Adjudication::new(margin);
        let mut turn = Side::Red;
        margins.iter().fold(None, |_, &red| {
            let score = Score::pieces(if turn == Side::Red { red } else { -red });
            let winner = adjudication.see(turn, score);
            turn = turn.other();
            winner
        })
    }

    #[test]
    fn a_lead_that_lasts_ends_a_game() {
        assert_eq!(end(Some(1_000), &[1_500; 8]), Some(Side::Red));
        assert_eq!(end(Some(1_000), &[-1_000; 9]), Some(Side::Blue));
        assert_eq!(end(Some(1_000), &[1_500; 7]), None);
        assert_eq!(end(Some(1_000), &[0, 0, 0, 0, 0, 0, 0, 0, 0]), None);
        assert_eq!(end(Some(1_000), &[1_500, 1_500, 1_500, 1_500, 900, 1_500, 1_500, 1_500, 1_500]), None);
        assert_eq!(end(None, &[1_500; 20]), None);
    }
}
