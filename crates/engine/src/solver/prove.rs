//! The proof search: depth-first, always where the answer seems nearest.

use alloc::vec::Vec;
use core::ops::Range;

use ataxx::Move;

use super::board::Board;
use super::ends::{self, End};
use super::memory::Memory;
use super::numbers::{self, NEVER, NumberTable, Numbers};
use super::proof::Proof;
use super::{Expense, guess};

/// A move of the node under search, and what is known of the position after it.
pub(super) struct Child {
    mv: Move,
    board: Board,
    clock: u16,
    key: u64,
    numbers: Numbers,
    /// If it is won.
    proof: Option<Proof>,
}

/// A question: does the attacker win?
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) board: Board,
    pub(super) defends: bool,
    pub(super) clock: u16,
    pub(super) key: u64,
}

/// One search for a win of one side.
pub(super) struct Prover<'a> {
    pub(super) memory: &'a mut Memory,
    pub(super) table: &'a mut NumberTable,
    pub(super) expense: &'a mut dyn Expense,
    pub(super) nodes: u64,
    pub(super) spent: bool,
    /// Squares without gaps.
    pub(super) squares: u32,
    /// Whether a king could walk from each of them to each other.
    pub(super) connected: bool,
    pub(super) salt: u64,
    /// Whether some "not won" holds for the way that led there only.
    pub(super) path_dependent: bool,
    pub(super) children: Vec<Child>,
    /// Where moves are listed, empty between two uses.
    pub(super) moves: Vec<(Move, Board)>,
    pub(super) path: Vec<u64>,
    /// The half-move clock at the root.
    pub(super) root_clock: u16,
}

/// What a node's children say of it.
struct Sum {
    numbers: Numbers,
    /// The child to look into, and the number of the one after it.
    best: usize,
    second: u32,
    /// What the numbers of the other children add.
    others: u32,
}

impl Prover<'_> {
    /// Searches until the node is proven or one of its numbers reaches `limits`.
    ///
    // CITE: depth-first proof-number search: Nagai, "Df-pn algorithm for searching AND/OR trees and
    // its applications", 2002; thresholds a little above the second: Pawlewicz & Lew, "Improving
    // depth-first PN-search: 1 + ε trick", 2007.
    pub(super) fn search(&mut self, node: &Node, limits: Numbers) -> (Numbers, Option<(Move, Proof)>) {
        if !self.expense.take_node() {
            self.spent = true;
            return (Numbers { proof: limits.proof, disproof: 1 }, None);
        }
        self.nodes += 1;
        let before = self.nodes;
        self.path.push(node.key);
        let children = self.expand(node);
        let result = loop {
            let sum = self.sum(children.clone(), node.defends);
            if sum.numbers.proof == 0 {
                let proven = self.proven(node, children.clone());
                self.memory.store(&node.board, node.defends, proven.1, self.nodes - before + 1);
                break (Numbers::WON, Some(proven));
            }
            let Numbers { proof, disproof } = sum.numbers;
            if proof >= limits.proof.min(NEVER) || disproof >= limits.disproof || self.spent {
                break (sum.numbers, None);
            }
            self.look_into(&sum, node.defends, limits);
        };
        self.children.truncate(children.start);
        self.path.pop();
        if result.1.is_none() && !self.spent {
            self.table.store(node.key, result.0);
        }
        result
    }

    fn look_into(&mut self, sum: &Sum, defends: bool, limits: Numbers) {
        let child = &self.children[sum.best];
        let node = Node { board: child.board, defends: !defends, clock: child.clock, key: child.key };
        let limits = limits.seen_by(defends);
        let limits = Numbers {
            proof: limits.proof.min(sum.second + sum.second / 8 + 1),
            disproof: limits.disproof.saturating_sub(sum.others),
        };
        let (numbers, proven) = self.search(&node, limits.seen_by(defends));
        let (numbers, proof) = self.in_time(node.clock, numbers, proven.map(|(_, proof)| proof));
        let child = &mut self.children[sum.best];
        (child.numbers, child.proof) = (numbers, proof);
    }

    /// A proof is none where it meets the no-clone limit.
    fn in_time(&mut self, clock: u16, numbers: Numbers, proof: Option<Proof>) -> (Numbers, Option<Proof>) {
        match proof {
            Some(proof) if !proof.holds_at(clock) => {
                self.path_dependent = true;
                (Numbers::NOT_WON, None)
            }
            _ => (numbers, proof),
        }
    }

    /// The mover's easiest child counts, and the hardest for the other side: the others, which often
    /// lead to the same positions, add one each.
    ///
    // CITE: weak proof-number search: Ueda, Hashimoto, Hashimoto & Iida, 2008.
    fn sum(&self, children: Range<usize>, defends: bool) -> Sum {
        let (mut low, mut second, mut most, mut open) = (NEVER, NEVER, 0, 0);
        let mut best = children.start;
        for index in children {
            let Numbers { proof, disproof } = self.children[index].numbers.seen_by(defends);
            most = most.max(disproof);
            open += u32::from(disproof > 0);
            if proof < low {
                (second, low, best) = (low, proof, index);
            } else {
                second = second.min(proof);
            }
        }
        let others = open.saturating_sub(1);
        let numbers = match (low, most) {
            (0, _) => Numbers::WON,
            (_, 0) => Numbers::NOT_WON,
            _ => Numbers { proof: low, disproof: (most + others).min(NEVER) },
        };
        Sum { numbers: numbers.seen_by(defends), best, second, others }
    }

    /// The proof of a node, and the move that the side to move does best to play.
    fn proven(&self, node: &Node, children: Range<usize>) -> (Move, Proof) {
        let defends = node.defends;
        let known = self.children[children].iter();
        let proofs = known.filter_map(|child| Some((child.mv, child.proof?.before(child.mv, defends))));
        if !defends {
            return proofs.min_by_key(|(_, proof)| proof.plies).expect("a won node has a winning move");
        }
        let all = proofs.clone().map(|(_, proof)| proof).reduce(Proof::and);
        let (mv, _) = proofs.max_by_key(|(_, proof)| proof.plies).expect("every node has moves");
        let majority = 2 * node.board.defender.len() < self.squares && self.connected;
        let proof = all.expect("every node has moves");
        (mv, Proof { robust: proof.robust && (majority || mv == Move::Pass), ..proof })
    }

    /// Puts the moves of a node on the stack; of those that settle it, one is enough.
    fn expand(&mut self, node: &Node) -> Range<usize> {
        let start = self.children.len();
        let mut moves = core::mem::take(&mut self.moves);
        node.board.moves(node.defends, |mv, board| moves.push((mv, board)));
        if moves.is_empty() {
            moves.push((Move::Pass, node.board));
        }
        for &(mv, board) in &moves {
            let clock = if mv.is_clone() { 0 } else { node.clock + 1 };
            let child = self.look_at(mv, board, !node.defends, clock);
            let settled = child.numbers.seen_by(node.defends).proof == 0;
            if settled {
                self.children.truncate(start);
            }
            self.children.push(child);
            if settled {
                break;
            }
        }
        moves.clear();
        self.moves = moves;
        start..self.children.len()
    }

    fn look_at(&mut self, mv: Move, board: Board, defends: bool, clock: u16) -> Child {
        let key = numbers::key(&board, defends, clock, self.salt);
        let (numbers, proof) = self.known(&board, defends, clock, key);
        let (numbers, proof) = self.in_time(clock, numbers, proof);
        Child { mv, board, clock, key, numbers, proof }
    }

    fn known(&mut self, board: &Board, defends: bool, clock: u16, key: u64) -> (Numbers, Option<Proof>) {
        match ends::of(board, defends, clock) {
            Some(End::Won(proof)) => return (Numbers::WON, Some(proof)),
            Some(End::NotWon) => return (Numbers::NOT_WON, None),
            Some(End::NotWonInTime) => {
                // Unless the clock has been part of every key on the way here.
                let plies = self.path.len() as u16;
                self.path_dependent |= self.root_clock < numbers::LATE || self.root_clock + plies != clock;
                return (Numbers::NOT_WON, None);
            }
            None => {}
        }
        if let Some(proof) = self.memory.find(board, defends, clock) {
            return (Numbers::WON, Some(proof));
        }
        if self.path.contains(&key) {
            self.path_dependent = true;
            return (Numbers::NOT_WON, None);
        }
        (self.table.find(key).unwrap_or_else(|| guess::of(board, defends)), None)
    }
}
