//! Who wins an ending, exactly: a search for proofs that takes over when few squares are empty.
//!
//! It asks twice, "does this side win?", once for each side. A proof is a finite tree, so it holds
//! whatever repetitions there might be; that neither side wins is claimed only where nothing was
//! left out. `docs/decisions` says why it is built so.

mod board;
mod ends;
mod guess;
mod line;
mod memory;
mod numbers;
mod proof;
mod prove;

use alloc::vec::Vec;

use ataxx::{Bitboard, Hash, Move, Position};
use board::Board;
use ends::End;
use memory::Memory;
use numbers::{NEVER, NumberTable, Numbers};
use prove::{Node, Prover};

use crate::search::Budget;
use crate::{Limits, Observer, Score};

/// Who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The side to move, in so many plies at most.
    Win(u16),
    /// The other side, in so many plies at most.
    Loss(u16),
    /// Neither side can force a win.
    Draw,
    /// The budget did not suffice, or the way here leaves it open.
    Unknown,
}

impl Verdict {
    /// A bound on the score, and mostly the score: from below for a win, from above for a loss.
    pub fn score(self) -> Option<Score> {
        match self {
            Verdict::Win(plies) => Some(Score::win_in(plies)),
            Verdict::Loss(plies) => Some(Score::loss_in(plies)),
            Verdict::Draw => Some(Score::DRAW),
            Verdict::Unknown => None,
        }
    }
}

/// What the solver found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Who wins.
    pub verdict: Verdict,
    /// A move that wins, or that loses as late as the proof tells; `None` without a proof or a game.
    pub best: Option<Move>,
    /// A course that the game may take, `best` first, as far as it is remembered.
    pub line: Vec<Move>,
    /// Positions whose moves were looked at.
    pub nodes: u64,
}

/// The score of `position` where one side is locked out, or fills the last square, and that decides;
/// a bound from below for a win and from above for a loss. The game must not be over.
pub(crate) fn at_a_glance(position: &Position) -> Option<Score> {
    let turn = position.turn();
    let clock = position.halfmove_clock();
    let empty = position.empty().len();
    if empty > 1 && position.has_move(turn) && position.has_move(turn.other()) {
        return None;
    }
    let won = |attacker| match ends::of(&Board::of(position, attacker), attacker != turn, clock)? {
        End::Won(proof) => Some(proof.plies),
        End::NotWon | End::NotWonInTime => None,
    };
    won(turn).map(Score::win_in).or_else(|| won(turn.other()).map(Score::loss_in))
}

/// What nodes cost.
pub(crate) trait Expense {
    /// Takes one node out of the budget; `false` if there was none left.
    fn take_node(&mut self) -> bool;
}

/// Solves endings. It remembers proofs from one call to the next.
pub struct Solver {
    memory: Memory,
    table: NumberTable,
    gaps: Bitboard,
    salt: u64,
}

impl Solver {
    /// A solver whose tables take `bytes` bytes; with zero it is slow.
    pub fn new(bytes: usize) -> Solver {
        let (memory, table) = (Memory::new(bytes / 2), NumberTable::new(bytes / 2));
        Solver { memory, table, gaps: Bitboard::EMPTY, salt: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.memory.clear();
        self.table.clear();
        self.salt = 0;
    }

    /// Who wins at `root`, within so many nodes as `limits` allow (its depth does not matter).
    /// `past` as for [`Engine::search`](crate::Engine::search).
    pub fn solve(
        &mut self,
        root: &Position,
        past: &[Hash],
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Solution {
        self.begin(root);
        self.go_on(root, past, &mut Budget::new(limits, observer))
    }

    /// Begins anew with `root`, or goes on with it at somebody else's expense. That neither side
    /// wins is certain only if nothing came before.
    pub(crate) fn go_on(&mut self, root: &Position, past: &[Hash], expense: &mut dyn Expense) -> Solution {
        let mut solution = Solution { verdict: Verdict::Unknown, best: None, line: Vec::new(), nodes: 0 };
        if repeats(root, past) {
            return solution;
        }
        solution.verdict = self.decide(root, expense, &mut solution);
        solution.line = line::of(&self.memory, root, &solution);
        solution
    }

    /// Forgets what only held for another root.
    pub(crate) fn begin(&mut self, root: &Position) {
        self.salt += 1;
        if root.gaps() != self.gaps {
            self.memory.clear();
            self.gaps = root.gaps();
        }
    }

    /// Works on the side whose win seems nearer, until the other's does.
    fn decide(&mut self, root: &Position, expense: &mut dyn Expense, solution: &mut Solution) -> Verdict {
        let mut prover = self.prover(root, expense);
        let turn = root.turn();
        let mut sides = [turn, turn.other()].map(|attacker| {
            let (board, defends, clock) =
                (Board::of(root, attacker), attacker != turn, root.halfmove_clock());
            let key = numbers::key(&board, defends, clock, prover.salt);
            (Node { board, defends, clock, key }, guess::of(&board, defends).proof)
        });
        for (node, proof_number) in &mut sides {
            match ends::of(&node.board, node.defends, node.clock) {
                Some(End::Won(proof)) if proof.plies == 0 => return won(node, 0),
                Some(End::NotWon | End::NotWonInTime) => *proof_number = NEVER,
                _ => {}
            }
        }
        let verdict = loop {
            let nearer = usize::from(sides[1].1 < sides[0].1);
            let (node, other) = (sides[nearer].0, sides[1 - nearer].1);
            if sides[nearer].1 >= NEVER {
                break if prover.path_dependent { Verdict::Unknown } else { Verdict::Draw };
            }
            let limit = (other + other / 4 + 2).min(NEVER);
            let (numbers, proven) = prover.search(&node, Numbers { proof: limit, disproof: NEVER });
            if let Some((mv, proof)) = proven {
                solution.best = Some(mv);
                break won(&node, proof.plies);
            }
            sides[nearer].1 = numbers.proof;
            if prover.spent {
                break Verdict::Unknown;
            }
        };
        solution.nodes = prover.nodes;
        verdict
    }

    fn prover<'a>(&'a mut self, root: &Position, expense: &'a mut dyn Expense) -> Prover<'a> {
        let squares = !root.gaps();
        let connected = squares.first().is_some_and(|first| ends::fills(first.into(), squares));
        Prover {
            memory: &mut self.memory,
            table: &mut self.table,
            expense,
            nodes: 0,
            spent: false,
            squares: squares.len(),
            connected,
            salt: self.salt,
            path_dependent: false,
            children: Vec::new(),
            moves: Vec::new(),
            path: Vec::new(),
            root_clock: root.halfmove_clock(),
        }
    }
}

fn won(node: &Node, plies: u16) -> Verdict {
    if node.defends { Verdict::Loss(plies) } else { Verdict::Win(plies) }
}

/// Whether a position has come twice, so that one more time would draw: a proof knows nothing of that.
fn repeats(root: &Position, past: &[Hash]) -> bool {
    let mut seen = past.to_vec();
    seen.push(root.hash());
    seen.sort_unstable();
    seen.windows(2).any(|pair| pair[0] == pair[1])
}
