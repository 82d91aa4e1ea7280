//! The way from the last clone of the game to the node under search: what can repeat.

use alloc::vec::Vec;

use ataxx::{Hash, Move, Position, Side};

/// The hashes of the positions before the current one.
pub(super) struct Path {
    hashes: Vec<Hash>,
    /// Index of the root; positions after it are the search's own.
    root: usize,
}

impl Path {
    pub(super) fn new(past: &[Hash]) -> Path {
        Path { hashes: past.to_vec(), root: past.len() }
    }

    /// The positions before the root.
    pub(super) fn before_root(&self) -> &[Hash] {
        &self.hashes[..self.root]
    }

    /// Plays `mv`, legal in `position`, and remembers where it came from.
    pub(super) fn play(&mut self, position: &Position, mv: Move) -> Position {
        self.leave(position);
        let mut next = *position;
        next.play_unchecked(mv);
        next
    }

    /// Remembers a position that is left other than by a move.
    pub(super) fn leave(&mut self, position: &Position) {
        self.hashes.push(position.hash());
    }

    pub(super) fn take_back(&mut self) {
        self.hashes.pop();
    }

    /// Whether to count `position` as drawn by repetition: it occurred once before within the
    /// search (whoever wanted something else could have done it then), or twice before in all,
    /// which is the rule. A position in which one side is locked out never counts.
    ///
    // CITE: Stockfish, position.cpp `is_draw`, for the two counts.
    pub(super) fn repeats(&self, position: &Position) -> bool {
        let since_clone = usize::from(position.halfmove_clock());
        let reach = self.hashes.len().saturating_sub(since_clone);
        let mut occurred = 0;
        // A repetition takes each side away and back: four plies, and an even number of them.
        for index in (reach..(self.hashes.len() + 1).saturating_sub(4)).rev() {
            if self.hashes[index] == position.hash() {
                occurred += if index > self.root { 2 } else { 1 };
                if occurred >= 2 {
                    return Side::ALL.into_iter().all(|side| position.has_move(side));
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ataxx::Game;

    /// Plays through the moves from `game` on; whether the last position counts as repeated.
    fn repeated(game: &Game, moves: &str) -> bool {
        let mut path = Path::new(game.past());
        let mut position = *game.position();
        for mv in moves.split(' ') {
            position = path.play(&position, mv.parse().unwrap());
        }
        path.repeats(&position)
    }

    const CYCLE: &str = "g1g3 g7e7 g3g1 e7g7";

    #[test]
    fn within_the_search_once_is_enough_but_the_root_may_come_back() {
        let game = Game::new(Position::start());
        assert!(!repeated(&game, "g1g3 g7e7 g3g1"));
        assert!(!repeated(&game, CYCLE), "the root");
        assert!(repeated(&game, "g1g3 g7e7 g3g1 e7g7 g1g3"), "one after the root");
    }

    #[test]
    fn before_the_search_it_takes_two() {
        let mut game = Game::new(Position::start());
        for mv in CYCLE.split(' ') {
            game.play(mv.parse().unwrap()).unwrap();
        }
        assert!(!repeated(&game, "g1g3"), "its second occurrence");
        assert!(repeated(&game, CYCLE), "its third");
    }

    #[test]
    fn a_clone_ends_what_can_repeat() {
        let game = Game::new(Position::start());
        assert!(!repeated(&game, "g1g3 g7e7 g3g1 e7g7 f1"));
    }

    #[test]
    fn a_locked_out_side_repeats_nothing() {
        let game = Game::new("o------/-------/-------/7/7/xxx4/xxx4 x 0 1".parse().unwrap());
        assert!(!repeated(&game, "c2e2 0000 e2c2 0000 c2e2 0000 e2c2 0000 c2e2"));
    }
}
