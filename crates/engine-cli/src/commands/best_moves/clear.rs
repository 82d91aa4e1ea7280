//! Whether a position has a best move that nobody will dispute.

use ataxx::{Move, Position, Symmetry};
use engine::{Engine, Limits, Observer, Report, Unobserved};

/// Two moves that are so near, in hundredths of a piece, are both the best.
const CLOSE: i32 = 10;
/// So many hundredths of a piece the others must be worse.
const MARGIN: i32 = 60;
/// A side that is farther ahead, in hundredths of a piece, wins with many a move: it is no question which one is best.
const DECIDED: i32 = 1_000;
/// The lines that are compared: two that may be as good, and the best of the rest.
const LINES: u8 = 3;
/// A first look at a position has so many times fewer nodes, and half the margin is enough for it.
const FIRST_LOOK: u64 = 8;

/// The best moves of `position`, one or two, if they are clearly better than all others: in a search of several lines,
/// in its last two iterations, and in another search of the mirrored position, which sees moves in another order.
pub fn best(engine: &mut Engine, position: &Position, nodes: u64) -> Option<Vec<Move>> {
    let moves = apart(engine, position, nodes, MARGIN)?;
    agrees(engine, position, nodes, &moves).then_some(moves)
}

/// Whether it is worth while to ask for [`best`].
pub fn is_likely(engine: &mut Engine, position: &Position, nodes: u64) -> bool {
    apart(engine, position, nodes / FIRST_LOOK, MARGIN / 2).is_some()
}

fn apart(engine: &mut Engine, position: &Position, nodes: u64, margin: i32) -> Option<Vec<Move>> {
    let mut heard = Heard::default();
    engine.clear();
    engine.search(position, &[], Limits { nodes, lines: LINES, ..Limits::default() }, &mut heard);
    let best = heard.last.first()?;
    let worse = |line: &Report| best.score.centi() - line.score.centi();
    let (close, others): (Vec<_>, Vec<_>) = heard.last.iter().partition(|line| worse(line) <= CLOSE);
    let second = others.first()?;
    let is_open = best.score.centi() > -DECIDED && second.score.centi() < DECIDED;
    let moves: Vec<Move> = close.iter().filter_map(|line| line.best).collect();
    let was_so = heard.before.first().is_some_and(|line| line.best.is_some_and(|mv| moves.contains(&mv)));
    (worse(second) >= margin && is_open && was_so).then_some(moves)
}

fn agrees(engine: &mut Engine, position: &Position, nodes: u64, moves: &[Move]) -> bool {
    const MIRROR: Symmetry = Symmetry::FlipDiagonal;
    engine.clear();
    let report = engine.search(&position.transformed(MIRROR), &[], Limits::nodes(nodes), &mut Unobserved);
    report.best.is_some_and(|mv| moves.contains(&mv.transformed(MIRROR)))
}

/// The lines of the last two iterations, the best line first.
#[derive(Default)]
struct Heard {
    before: Vec<Report>,
    last: Vec<Report>,
}

impl Observer for Heard {
    fn iteration(&mut self, report: &Report) {
        if report.line == 1 {
            self.before = std::mem::take(&mut self.last);
        }
        self.last.push(report.clone());
    }

    fn should_stop(&mut self, _nodes: u64) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clear(fen: &str) -> Option<Vec<String>> {
        let moves = best(&mut Engine::new(1 << 20), &fen.parse().unwrap(), 20_000)?;
        Some(moves.iter().map(Move::to_string).collect())
    }

    #[test]
    fn a_move_is_clear_where_nothing_else_will_do() {
        assert_eq!(
            clear("2xxooo/ooxxoox/ooooxxx/oxxxxo1/xxxxoo1/oooxoo1/1oo4 x 0 34"),
            Some(vec!["b7".to_owned()])
        );
        assert_eq!(clear("x5o/7/7/7/7/7/o5x x 0 1"), None, "several moves are good");
        assert_eq!(clear("xxxxxxx/xxxxxxx/xxxxxxo/xxxxxxx/xxxxxxx/7/7 o 0 30"), None, "nothing saves blue");
        assert_eq!(clear("7/7/7/3x3/7/7/7 o 0 1"), None, "it is over");
    }
}
