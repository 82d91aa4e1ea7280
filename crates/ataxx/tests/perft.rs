//! Counts of positions against the vectors of an independent program.

use ataxx::{Position, perft};
use serde_json::Value;

/// Deeper counts are left to release builds and to the bench.
const NODE_LIMIT: u64 = if cfg!(debug_assertions) { 5_000_000 } else { 200_000_000 };

#[test]
fn counts_agree_with_the_vectors() {
    let vectors: Vec<Value> = serde_json::from_str(include_str!("data/perft.json")).unwrap();
    assert_eq!(vectors.len(), 37);
    for vector in &vectors {
        let fen = vector["fen"].as_str().unwrap();
        let position: Position = fen.parse().unwrap();
        let counts = vector["depths"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap());
        for (depth, count) in (1..).zip(counts).filter(|&(_, count)| count <= NODE_LIMIT) {
            assert_eq!(perft(&position, depth), count, "{fen} at depth {depth}");
        }
    }
}
