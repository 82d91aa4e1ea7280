//! The bench: a number that changes exactly when the search or the evaluation does.

use ataxx::Position;

use crate::{Engine, Evaluation, Limits, Unobserved};

/// What is searched: openings, middle games and endings, a third of them with gaps.
pub const POSITIONS: [&str; 16] = [
    "x5o/7/7/7/7/7/o5x x 0 1",
    "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1",
    "1o5/1oo4/1xx4/1ox4/oxx4/oxx4/xxx3x o 0 13",
    "x6/7/4oo1/4xx1/3xxx1/4xx1/6o o 0 9",
    "7/7/2x1oo1/2xoooo/3ooxx/2xooox/2oooox x 0 22",
    "2xxxoo/1oooxxo/xoo-xxo/xo-o-xo/2o-oox/2ooxxx/3oxxx x 0 31",
    "2oo3/xxoo3/xooo3/oooxx2/xoooo2/xxxoo2/1xxo3 x 0 26",
    "3oox1/2xooxo/1o1-xxx/xx-x-xo/oox-xoo/oooxxoo/1ooxxoo x 0 33",
    "x1x2oo/xxx1ooo/1xx1oo1/2xoo2/1oox3/oo1xx2/o3xxx x 0 20",
    "xxoox2/ooooxx1/oooxxx1/oooxxxx/xxoxoxx/xxxxoo1/xxxxoo1 o 0 38",
    "2o1oox/1oooxxx/1oooxx1/1ooxxxx/1oxxxxx/1ooxoox/1ooooox o 1 34",
    "oxxxxxx/xxxxxxx/ox-o-ox/oooooox/oo-x-o1/ooxooox/ooxoo2 x 2 38",
    "oooxxxo/oooxxxx/oo-o-xx/1ooxxxx/1o-x-x1/ooxxxxx/ooxxxxx x 7 42",
    "x6/7/7/7/7/7/o5o x 90 60",
    "7/7/7/3x3/7/7/o5o o 0 30",
    "6o/xx5/xx1-3/oo-x-2/ooo-x2/xoxxx2/xoxoo2 o 2 16",
];

/// How far each position is searched, in plies.
const DEPTH: u8 = 11;

/// The size of the table: small, so that replacement counts in the signature.
const TABLE_BYTES: usize = 1 << 20;

/// What [`run`] returns with the current network: a change of what the search visits changes this number, too.
pub const SIGNATURE: u64 = 1228129;

/// Searches [`POSITIONS`] with a new engine each, judging by `evaluation`, and returns the nodes visited: the signature
/// of search and evaluation, the same on every machine.
///
/// # Panics
/// Never: the positions are lawful.
pub fn run(evaluation: Evaluation) -> u64 {
    let nodes = POSITIONS.map(|fen| {
        let position: Position = fen.parse().expect("the bench's positions are lawful");
        let mut engine = Engine::new(TABLE_BYTES).judging_by(evaluation);
        engine.search(&position, &[], Limits::depth(DEPTH), &mut Unobserved).nodes
    });
    nodes.into_iter().sum()
}
