//! How the games went.

use protocol::Verdict;

use super::game::Played;

/// Games that are over, by how they went.
#[derive(Debug, Default)]
pub(super) struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    unfinished: u32,
}

impl Tally {
    /// Counts a game, and says how it went.
    pub fn count(&mut self, played: &Played) -> String {
        let Some(end) = &played.end else {
            self.unfinished += 1;
            return "not finished".to_owned();
        };
        let (count, word) = match end.verdict {
            Verdict::Won if end.winner == played.side => (&mut self.won, "won"),
            Verdict::Won => (&mut self.lost, "lost"),
            Verdict::Drawn => (&mut self.drawn, "drawn"),
            Verdict::Void => (&mut self.unfinished, "called off"),
        };
        *count += 1;
        format!("{word} ({}) after {} plies", end.reason, played.plies)
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { won, drawn, lost, unfinished } = self;
        let games = won + drawn + lost + unfinished;
        write!(f, "{games} games: {won} won, {drawn} drawn, {lost} lost, {unfinished} unfinished")
    }
}
