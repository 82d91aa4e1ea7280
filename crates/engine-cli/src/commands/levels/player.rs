//! Who can play in a contest of levels.

use std::fmt;

use ataxx::{Game, Move, Position};
use engine::{Engine, Random, Unobserved, levels};

#[derive(Clone, Copy)]
pub enum Player {
    /// Makes the most conversions, a clone before a jump; of equals any.
    Greedy,
    Level(u8),
}

impl Player {
    /// A move in a game that is not over.
    pub fn choose(self, engine: &mut Engine, game: &Game, random: &mut Random) -> Move {
        let (position, seed) = (game.position(), random.next());
        let mv = match self {
            Player::Greedy => greediest(position, seed),
            Player::Level(level) => {
                levels::choose(engine, level, position, game.past(), seed, &mut Unobserved)
            }
        };
        mv.expect("an unfinished game has a move")
    }
}

fn greediest(position: &Position, seed: u64) -> Option<Move> {
    let catch = |mv: Move| {
        let converted = mv.to().map_or(0, |to| position.conversions(position.turn(), to).len());
        2 * converted + u32::from(mv.is_clone())
    };
    let moves = position.legal_moves();
    let most = moves.iter().map(|&mv| catch(mv)).max()?;
    let best: Vec<Move> = moves.iter().copied().filter(|&mv| catch(mv) == most).collect();
    Some(best[Random::from_seed(seed).below(best.len() as u64) as usize])
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Greedy => f.write_str("greedy"),
            Player::Level(level) => level.fmt(f),
        }
    }
}
