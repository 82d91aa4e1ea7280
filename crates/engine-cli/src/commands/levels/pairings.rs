//! Who plays whom, and how often.

use super::player::Player;

/// Neighbours play each other, and each the second next: with steps as large as the levels', games between players
/// further apart tell nothing.
const REACH: usize = 2;

/// From so many nodes a move on, games are long: only neighbours play them, for few games tell nothing of larger steps.
const LONG: u64 = 30_000;

/// How many games a pair plays.
#[derive(Clone, Copy)]
pub struct Games {
    pub usual: u32,
    /// Where somebody searches long.
    pub long: u32,
}

/// Two players, by their places in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    pub players: [usize; 2],
    /// Each is played from both sides.
    pub openings: u32,
    /// Nodes at each move of both, for playing long games first.
    pub effort: u64,
}

/// All players, the weakest first, as far as can be known before they have played: the greedy one after the first
/// level, the engine at fixed nodes after the levels that search no more.
pub fn row(levels: &[Player], yardsticks: &[u64]) -> Vec<Player> {
    let mut row = levels.to_vec();
    row.insert(row.len().min(1), Player::Greedy);
    row.extend(yardsticks.iter().map(|&nodes| Player::Spore(nodes)));
    row.sort_by_key(|player| player.nodes());
    row
}

/// The pairs of a row, the longest games first, so that no thread is left alone with them in the end.
pub fn pairs(row: &[Player], games: Games) -> Vec<Pairing> {
    let nodes = |at: usize| row[at].nodes().unwrap_or(0);
    let is_long = |first: usize, second: usize| nodes(first).max(nodes(second)) >= LONG;
    let pairing = |first: usize, second: usize| {
        let effort = nodes(first) + nodes(second);
        let games = if is_long(first, second) { games.long } else { games.usual };
        Pairing { players: [first, second], openings: games.div_ceil(2), effort }
    };
    let mut pairs: Vec<Pairing> = (0..row.len())
        .flat_map(|first| (first + 1..row.len().min(first + REACH + 1)).map(move |second| (first, second)))
        .filter(|&(first, second)| second == first + 1 || !is_long(first, second))
        .map(|(first, second)| pairing(first, second))
        .collect();
    pairs.sort_by_key(|pairing| std::cmp::Reverse(pairing.effort));
    pairs
}

#[cfg(test)]
mod tests {
    use engine::levels::LEVELS;

    use super::*;

    fn level(number: usize) -> Player {
        Player::Level(LEVELS[number - 1])
    }

    #[test]
    fn yardsticks_stand_between_the_levels() {
        let row = row(&[level(1), level(2), level(10)], &[100, 2_000_000]);
        let (few, many) = (Player::Spore(100), Player::Spore(2_000_000));
        assert_eq!(row, [level(1), Player::Greedy, level(2), few, level(10), many]);
    }

    #[test]
    fn neighbours_and_second_neighbours_play_and_long_games_come_first() {
        let row = row(&[level(1), level(2), level(10)], &[]);
        let pairs = pairs(&row, Games { usual: 9, long: 4 });
        let short: Vec<_> = pairs.iter().map(|pairing| (pairing.players, pairing.openings)).collect();
        assert_eq!(short, [([2, 3], 2), ([0, 1], 5), ([0, 2], 5), ([1, 2], 5)]);
    }
}
