//! Moves that nobody would play, so that a network learns what good play avoids: a search sees little else.

use ataxx::{Move, Position};
use engine::levels::gain;
use engine::{Random, Score};

/// A move drawn by chance from those that gain a piece at least, by a clone or a conversion; from all of them if none
/// does. A search leaves out most of the others too.
pub(super) fn stray(position: &Position, random: &mut Random) -> Move {
    let all = position.legal_moves();
    let gains = |mv: &&Move| gain(position, **mv) > Score::DRAW;
    let gaining: Vec<Move> = all.iter().filter(gains).copied().collect();
    let moves = if gaining.is_empty() { &all[..] } else { &gaining };
    moves[random.below(moves.len() as u64) as usize]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn drawn(fen: &str) -> BTreeSet<String> {
        let position = fen.parse().unwrap();
        let mut random = Random::from_seed(4);
        (0..300).map(|_| stray(&position, &mut random).to_string()).collect()
    }

    #[test]
    fn what_gains_is_drawn_and_all_of_it() {
        let clones = ["a6", "b6", "b7"].map(str::to_owned);
        assert_eq!(drawn("x6/7/7/7/7/7/6o x 0 1"), clones.clone().into());
        // A jump that converts too.
        let jump = BTreeSet::from(["a7c7".to_owned(), "a7c6".to_owned(), "a7c5".to_owned()]);
        assert_eq!(drawn("x6/3o3/7/7/7/7/7 x 0 1"), clones.into_iter().chain(jump).collect());
    }

    #[test]
    fn without_any_gain_all_are() {
        assert_eq!(drawn("x-5/--5/7/7/7/7/6o x 0 1").len(), 5);
        assert_eq!(drawn("x--4/---4/---4/7/7/7/6o x 0 1"), ["0000".to_owned()].into());
    }
}
