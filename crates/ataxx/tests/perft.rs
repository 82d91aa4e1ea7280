//! Counts of positions against the vectors of an independent program.

use ataxx::{Position, perft};
use serde_json::Value;

/// Deeper counts are left to the bench.
const NODE_LIMIT: u64 = 200_000_000;
/// The same for counting move by move.
const PLAIN_NODE_LIMIT: u64 = if cfg!(debug_assertions) { 200_000 } else { 5_000_000 };

#[test]
fn counts_agree_with_the_vectors() {
    each_vector(NODE_LIMIT, perft);
}

/// Perft counts its last plies without playing them; here every move is played.
#[test]
fn moves_agree_with_the_vectors() {
    each_vector(PLAIN_NODE_LIMIT, plain);
}

fn plain(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let count = |mv| {
        let mut child = *position;
        child.play(mv).unwrap();
        child.check_valid();
        plain(&child, depth - 1)
    };
    position.legal_moves().into_iter().map(count).sum()
}

fn each_vector(node_limit: u64, count: fn(&Position, u32) -> u64) {
    let vectors: Vec<Value> = serde_json::from_str(include_str!("data/perft.json")).unwrap();
    assert_eq!(vectors.len(), 37);
    for vector in &vectors {
        let fen = vector["fen"].as_str().unwrap();
        let position: Position = fen.parse().unwrap();
        let counts = vector["depths"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap());
        for (depth, expect) in (1..).zip(counts).filter(|&(_, expect)| expect <= node_limit) {
            assert_eq!(count(&position, depth), expect, "{fen} at depth {depth}");
        }
    }
}
