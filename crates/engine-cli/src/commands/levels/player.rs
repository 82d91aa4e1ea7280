//! Who can play in a contest of levels.

use std::fmt;

use ataxx::{Game, Move, Position};
use engine::levels::{Judge, LevelSpec, gain};
use engine::{Engine, Random, Unobserved};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Makes the most conversions, a clone before a jump; of equals any.
    Greedy,
    Level(LevelSpec),
    /// The engine at so many nodes a move.
    Spore(u64),
}

impl Player {
    /// A move in a game that is not over.
    pub fn choose(self, engine: &mut Engine, game: &Game, random: &mut Random) -> Move {
        let seed = random.next();
        let by = |spec: LevelSpec, engine: &mut Engine| {
            spec.choose(engine, game.position(), game.past(), seed, &mut Unobserved)
        };
        let mv = match self {
            Player::Greedy => greediest(game.position(), seed),
            Player::Level(spec) => by(spec, engine),
            Player::Spore(nodes) => by(LevelSpec::yardstick(nodes), engine),
        };
        mv.expect("an unfinished game has a move")
    }

    /// Positions that it searches at a move; `None` if it picks among moves that it has looked at briefly.
    pub fn nodes(self) -> Option<u64> {
        match self {
            Player::Greedy => None,
            Player::Level(spec) if spec.is_sampled() => None,
            Player::Level(spec) => Some(spec.nodes),
            Player::Spore(nodes) => Some(nodes),
        }
    }

    /// All that decides how it plays: with the same words and the same seed it plays the same games. `bench` is the
    /// signature of search and evaluation.
    pub fn traits(self, bench: u64) -> String {
        match self {
            Player::Greedy => String::from("greedy"),
            Player::Spore(nodes) => Player::Level(LevelSpec::yardstick(nodes)).traits(bench),
            Player::Level(LevelSpec { judge, depth, nodes, halving, noticed_percent, .. }) => {
                let seen =
                    format!("{judge:?}, depth {depth}, halving {halving}, notices {noticed_percent} %");
                match (self.nodes(), judge) {
                    (Some(_), _) => format!("{judge:?}, {nodes} nodes, bench {bench}"),
                    (None, Judge::Gain) => seen,
                    (None, _) => format!("{seen}, bench {bench}"),
                }
            }
        }
    }
}

fn greediest(position: &Position, seed: u64) -> Option<Move> {
    let moves = position.legal_moves();
    let most = moves.iter().map(|&mv| gain(position, mv)).max()?;
    let best: Vec<Move> = moves.iter().copied().filter(|&mv| gain(position, mv) == most).collect();
    Some(best[Random::from_seed(seed).below(best.len() as u64) as usize])
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Greedy => f.write_str("greedy"),
            Player::Level(spec) => write!(f, "level {}", spec.number),
            Player::Spore(nodes) => write!(f, "Spore, {} nodes", Grouped(*nodes)),
        }
    }
}

/// A number with commas between thousands.
pub struct Grouped(pub u64);

impl fmt::Display for Grouped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            few @ ..1_000 => few.fmt(f),
            many => write!(f, "{},{:03}", Grouped(many / 1_000), many % 1_000),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::levels::LEVELS;

    use super::*;

    #[test]
    fn numbers_are_grouped() {
        let shown = [0, 999, 1_000, 30_000, 1_500_007].map(|number| Grouped(number).to_string());
        assert_eq!(shown, ["0", "999", "1,000", "30,000", "1,500,007"]);
    }

    #[test]
    fn every_level_and_every_search_is_told_apart() {
        let spores = [Player::Spore(100), Player::Spore(1_000)];
        let levels = LEVELS.iter().map(|&level| Player::Level(level));
        let mut traits: Vec<String> = levels.chain(spores).map(|player| player.traits(1)).collect();
        let count = traits.len();
        traits.sort();
        traits.dedup();
        assert_eq!(traits.len(), count);
        assert_ne!(Player::Spore(100).traits(1), Player::Spore(100).traits(2));
    }
}
