//! Ending games early that both engines hold decided.

use std::fmt;
use std::str::FromStr;

use ataxx::{BySide, Side};
use uai::Score;

/// A game ends when both engines have agreed so often in a row on a score so great: `1500,4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// In hundredths of a piece, or whatever the engines count in; a forced win is beyond any.
    pub centi: u32,
    /// Moves of each.
    pub moves: u32,
}

impl FromStr for Agreement {
    type Err = AgreementError;

    fn from_str(text: &str) -> Result<Agreement, AgreementError> {
        let (centi, moves) = text.split_once(',').ok_or(AgreementError)?;
        let number = |text: &str| text.parse().ok().filter(|&number| number > 0).ok_or(AgreementError);
        Ok(Agreement { centi: number(centi)?, moves: number(moves)? })
    }
}

/// The text names no agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgreementError;

impl fmt::Display for AgreementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an agreement is a score and a number of moves, both above zero: 1500,4")
    }
}

impl std::error::Error for AgreementError {}

/// Listens to the scores of one game.
pub struct Listener {
    agreement: Agreement,
    /// Whom each side takes for the winner, and since how many of its moves.
    beliefs: BySide<(Option<Side>, u32)>,
}

impl Listener {
    pub fn new(agreement: Agreement) -> Listener {
        Listener { agreement, beliefs: BySide::default() }
    }

    /// Hears what `side` thought at its move; names the winner once both have agreed for long enough.
    pub fn hear(&mut self, side: Side, score: Option<Score>) -> Option<Side> {
        let winner = score.and_then(|score| self.winner(side, score));
        let (before, moves) = self.beliefs[side];
        self.beliefs[side] = (winner, if winner == before { moves + 1 } else { 1 });
        let BySide { red, blue } = self.beliefs;
        let long = |(_, moves)| moves >= self.agreement.moves;
        winner.filter(|_| red.0 == blue.0 && long(red) && long(blue))
    }

    fn winner(&self, side: Side, score: Score) -> Option<Side> {
        let won = match score {
            Score::Mate(moves) => moves > 0,
            Score::Centi(centi) if centi.unsigned_abs() < self.agreement.centi => return None,
            Score::Centi(centi) => centi > 0,
        };
        Some(if won { side } else { side.other() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listener() -> Listener {
        Listener::new("1000,2".parse().unwrap())
    }

    /// Hears scores of both sides in turns, Red's first; the number of scores that it took.
    fn heard(scores: &[Score]) -> Option<(usize, Side)> {
        let mut listener = listener();
        let sides = [Side::Red, Side::Blue].into_iter().cycle();
        let mut said = scores.iter().zip(sides).map(|(&score, side)| listener.hear(side, Some(score)));
        said.position(|winner| winner.is_some()).map(|at| (at + 1, winner_of(scores[at], at)))
    }

    fn winner_of(score: Score, at: usize) -> Side {
        listener().winner(Side::ALL[at % 2], score).unwrap()
    }

    #[test]
    fn both_must_agree_for_so_many_moves_each() {
        let (up, down) = (Score::Centi(1_000), Score::Centi(-1_200));
        assert_eq!(heard(&[up, down, up, down]), Some((4, Side::Red)));
        assert_eq!(heard(&[down, up, down, Score::Mate(3)]), Some((4, Side::Blue)));
        assert_eq!(heard(&[up, down, up]), None);
        assert_eq!(heard(&[up, up, up, up, up, up]), None, "each holds itself the winner");
        let doubt = Score::Centi(-999);
        assert_eq!(heard(&[up, down, up, doubt, up, down, up, down]), Some((8, Side::Red)));
    }

    #[test]
    fn who_says_no_score_agrees_with_nobody() {
        let mut listener = listener();
        for _ in 0..5 {
            assert_eq!(listener.hear(Side::Red, Some(Score::Centi(5_000))), None);
            assert_eq!(listener.hear(Side::Blue, None), None);
        }
    }

    #[test]
    fn agreements_are_two_numbers() {
        assert_eq!("1500,4".parse(), Ok(Agreement { centi: 1_500, moves: 4 }));
        for wrong in ["1500", "0,4", "1500,0", "-1,4", "a,b", "1,2,3"] {
            assert_eq!(wrong.parse::<Agreement>(), Err(AgreementError), "{wrong}");
        }
    }
}
