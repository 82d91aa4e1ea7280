//! Ratings and results in Markdown.

use std::fmt::Write;

use engine::levels::{Judge, LevelSpec};

use super::fit::Ratings;
use super::player::{Grouped, Player};
use super::series::Results;

/// Everybody's place, in the row's order; the player at `zero` has 0.
pub fn ratings(row: &[Player], ratings: &Ratings, zero: usize) -> String {
    let mut text = String::from(
        "| player | judges by | looks at | halving | notices | Elo | above the level below |\n\
         |---|---|---|--:|--:|--:|--:|\n",
    );
    let mut below = None;
    for (at, player) in row.iter().enumerate() {
        let elo = within(ratings.above(at, zero), ratings.error(at, zero));
        let mut step = String::new();
        if let Player::Level(_) = player {
            step = below
                .map(|below| within(ratings.above(at, below), ratings.error(at, below)))
                .unwrap_or_default();
            below = Some(at);
        }
        let elo = if at == zero { String::from("0") } else { elo };
        writeln!(text, "| {player} | {} | {elo} | {step} |", habits(*player)).expect("a string takes all");
    }
    text
}

/// The columns that say how somebody plays.
fn habits(player: Player) -> String {
    match player {
        Player::Greedy => String::from("gain | 1 ply | |"),
        Player::Spore(nodes) => format!("network | {} positions | |", Grouped(nodes)),
        Player::Level(level) => {
            let LevelSpec { judge, depth, nodes, halving, noticed_percent, .. } = level;
            let judge = match judge {
                Judge::Gain => "gain",
                Judge::Terms => "terms",
                Judge::Network => "network",
            };
            match player.nodes() {
                Some(_) => format!("{judge} | {} positions | |", Grouped(nodes)),
                None => {
                    let plies = if depth == 1 { "ply" } else { "plies" };
                    format!("{judge} | {depth} {plies} | {halving} | {noticed_percent} %")
                }
            }
        }
    }
}

/// A difference and its error, as whole numbers.
fn within(elo: f64, error: f64) -> String {
    let sign = if elo.round() < 0.0 { "−" } else { "+" };
    format!("{sign}{:.0} ± {error:.0}", elo.abs())
}

/// Who played whom, in the row's order.
pub fn results(row: &[Player], results: &[Results]) -> String {
    let mut text = String::from(
        "| player | against | games | won | drawn | lost | score |\n|---|---|--:|--:|--:|--:|--:|\n",
    );
    let mut results = results.to_vec();
    results.sort_by_key(|results| results.players);
    for result in results.iter().filter(|results| results.games() > 0) {
        let Results { players: [first, second], won, drawn, lost } = *result;
        let (games, points) = (result.games(), f64::from(result.games()) - result.points());
        let score = 100.0 * points / f64::from(games);
        // The stronger one first, so that scores are above a half.
        let (player, against) = (row[second], row[first]);
        writeln!(text, "| {player} | {against} | {games} | {lost} | {drawn} | {won} | {score:.1} % |")
            .expect("a string takes all");
    }
    text
}

#[cfg(test)]
mod tests {
    use engine::levels::LEVELS;

    use super::super::fit;
    use super::*;

    #[test]
    fn the_higher_one_of_a_pair_comes_first() {
        let row = [Player::Greedy, Player::Spore(1_000)];
        let played = [Results { players: [0, 1], won: 1, drawn: 2, lost: 7 }];
        let text = results(&row, &played);
        let last = text.lines().last();
        assert_eq!(last, Some("| Spore, 1,000 nodes | greedy | 10 | 7 | 2 | 1 | 80.0 % |"));
    }

    #[test]
    fn steps_are_those_between_levels() {
        let row = [Player::Level(LEVELS[0]), Player::Greedy, Player::Level(LEVELS[9])];
        let won = |players| Results { players, won: 24, drawn: 0, lost: 76 };
        let text = ratings(&row, &fit::ratings(3, &[won([0, 1]), won([1, 2])]), 1);
        let ends =
            |line: &str| line.split('|').rev().skip(1).take(2).map(|cell| cell.trim().to_owned()).collect();
        let ends: Vec<Vec<String>> = text.lines().skip(2).map(ends).collect();
        assert!(ends[0][0].is_empty() && ends[0][1].starts_with("−200 ± "), "{text}");
        assert_eq!(ends[1], ["", "0"], "{text}");
        assert!(ends[2][0].starts_with("+400 ± ") && ends[2][1].starts_with("+200 ± "), "{text}");
    }
}
