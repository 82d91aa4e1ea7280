//! Iterative deepening: search to depth 1, 2, 3, …, each iteration ordering the next.

use core::cmp::Reverse;

use ataxx::Position;

use super::node::Node;
use super::ordering::Kind;
use super::window::Window;
use super::{Search, ending};
use crate::{Report, Score, ScoreKind};

/// Half the first width of the aspiration window, in centi-pieces.
const RADIUS: i16 = 25;

/// From this depth on the score is steady enough to search around the last one.
const ASPIRATION_DEPTH: u8 = 4;

impl Search<'_> {
    /// The best move and score of `root` within the budget.
    pub(crate) fn run(&mut self, root: &Position) -> Report {
        let guess = self.first_guess(root);
        if guess.best.is_none() {
            return guess;
        }
        if let Some(solver) = &mut self.solver {
            solver.begin(root);
        }
        let mut lines = alloc::vec![guess; self.budget.lines().min(root.legal_moves().len())];
        for depth in 1..=self.budget.depth() {
            if !self.iterate_lines(root, depth, &mut lines) {
                break;
            }
            self.announce(&mut lines);
            // What the solver proves is of all moves.
            let is_proven = self.budget.lines() == 1 && self.solve_root(root, &mut lines[0]);
            if is_proven || lines.iter().all(|line| is_settled(line.score, depth)) {
                break;
            }
        }
        let mut best = lines.swap_remove(0);
        if let Some(score) = self.lost.filter(|_| !best.score.is_decisive()) {
            best.score = score;
        }
        Report { line: 1, nodes: self.budget.nodes(), ..best }
    }

    /// What to answer if there is no time at all: the end of a finished game, or the move that
    /// looks best unsearched.
    fn first_guess(&mut self, root: &Position) -> Report {
        if let Some(score) = ending::score(root, 0) {
            return Report { score, ..Report::default() };
        }
        let moves = self.moves.push(&Node::root(root, Window::FULL, 0), Kind::All, None, self.history);
        let best = (!moves.is_empty()).then(|| self.moves.pick(moves.clone()).mv);
        self.moves.pop(0);
        Report { best, score: self.evaluation.of(root), pv: best.into_iter().collect(), ..Report::default() }
    }

    /// One iteration for each line: the best move, then the best beside those before, and so on. False if the budget
    /// ran out.
    fn iterate_lines(&mut self, root: &Position, depth: u8, lines: &mut [Report]) -> bool {
        for line in 0..lines.len() {
            let (before, rest) = lines.split_at_mut(line);
            self.others.clear();
            self.others.extend(before.iter().filter_map(|line| line.best));
            let Some(score) = self.iterate(root, depth, &mut rest[0]) else { return false };
            rest[0].score = score;
            rest[0].depth = depth;
        }
        true
    }

    /// Tells of the lines, the best first.
    fn announce(&mut self, lines: &mut [Report]) {
        lines.sort_by_key(|line| Reverse(line.score));
        let fill_permille = self.table.fill_permille();
        for (line, report) in (1..).zip(lines) {
            report.line = line;
            report.farthest = self.farthest as u16;
            report.nodes = self.budget.nodes();
            report.fill_permille = fill_permille;
            self.budget.announce(report);
        }
    }

    /// One iteration: searches a window around the last score, wider until the score lies inside.
    /// `None` if the budget ran out; the best move found so far is in the report even then.
    ///
    // CITE: aspiration windows: Slate & Atkin, "CHESS 4.5", 1977; their growth is Stockfish's.
    fn iterate(&mut self, root: &Position, depth: u8, report: &mut Report) -> Option<Score> {
        let mut radius = RADIUS;
        let mut window =
            if depth < ASPIRATION_DEPTH { Window::FULL } else { Window::around(report.score, radius) };
        loop {
            let score = self.visit(&Node::root(root, window, i32::from(depth)));
            if let Some(&best) = self.lines.at(0).first() {
                report.best = Some(best);
                report.pv.clear();
                report.pv.extend_from_slice(self.lines.at(0));
            }
            if self.budget.is_spent() {
                return None;
            }
            radius = radius.saturating_mul(3);
            if score <= window.alpha {
                window.alpha = widened(score, -radius);
            } else if score >= window.beta {
                window.beta = widened(score, radius);
            } else {
                return Some(score);
            }
        }
    }
}

/// A new edge of the window, `by` centi-pieces away from a score outside of it; beyond a decisive
/// score there is only the end of the range.
fn widened(score: Score, by: i16) -> Score {
    match (score.is_decisive() || by.abs() > 2_000, by < 0) {
        (true, true) => Score::MIN,
        (true, false) => Score::MAX,
        (false, _) => score + by,
    }
}

/// Whether a deeper search could tell nothing new: the end is within sight.
fn is_settled(score: Score, depth: u8) -> bool {
    match score.kind() {
        ScoreKind::Win(plies) | ScoreKind::Loss(plies) => plies <= u16::from(depth),
        ScoreKind::Pieces(_) => false,
    }
}
