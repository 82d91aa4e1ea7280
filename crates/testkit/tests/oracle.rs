//! `ataxx` against the oracle: the same moves, positions and ends along many games.

use std::collections::BTreeMap;

use ataxx::{Game, Move, Outcome, Side};
use testkit::oracle::{self, Board, End, Referee, both_can_move};

const STARTS: &[&str] = &[
    "x5o/7/7/7/7/7/o5x x 0 1",
    "x5o/7/2-1-2/3-3/2-1-2/7/o5x o 0 1",
    "x-1-1-o/-1-1-1-/1-1-1-1/-1-1-1-/1-1-1-1/-1-1-1-/o-1-1-x x 0 1",
    // Red is locked out at once, and has fewer pieces.
    "xoo4/ooo4/ooo4/7/7/7/7 x 0 1",
    // Red is walled in for good, and has more pieces, or as many, or fewer.
    "o1o1o2/7/-------/-------/xxxxxxx/xxxxxxx/xxxxxxx o 0 1",
    "ooooooo/7/-------/-------/xxxxxxx/-------/------- o 0 1",
    "ooooo2/7/-------/-------/xxx----/-------/------- o 0 1",
    // Small boards: every end is near; on the last two no one reaches g1.
    "7/7/7/7/-------/-------/x5o x 0 1",
    "-------/-------/-------/-------/-------/-------/x2o--- x 0 1",
    "-------/-------/-------/-------/-------/-------/x2o--1 x 0 1",
    "-------/-------/-------/-------/---1---/-------/xx1oo-- x 97 1",
    "-------/-------/-------/-------/-------/-------/xx1o--- o 99 7",
    "-------/-------/-------/-------/x2o---/-------/x2o--1 x 0 1",
];

const GAMES_A_START: u64 = 8;

#[test]
fn games_agree_with_the_oracle() {
    let mut ends: BTreeMap<(&str, &str), u32> = BTreeMap::new();
    for start in STARTS {
        for seed in 0..GAMES_A_START {
            let end = compare_game(start, seed);
            *ends.entry((end.reason, end.winner)).or_default() += 1;
        }
    }
    // What the comparison is worth depends on what it has met.
    for reason in ["eliminated", "full", "blocked", "repetition", "no-clone-limit"] {
        assert!(ends.keys().any(|end| end.0 == reason), "no game ended by {reason}: {ends:?}");
    }
    for end in [("blocked", "draw"), ("no-clone-limit", "x"), ("no-clone-limit", "draw")] {
        assert!(ends.contains_key(&end), "no game ended as {end:?}: {ends:?}");
    }
}

#[test]
fn the_oracle_counts_as_the_vectors_do() {
    let vectors = include_str!("../../ataxx/tests/data/perft.json");
    let vectors: Vec<serde_json::Value> = serde_json::from_str(vectors).unwrap();
    for vector in vectors {
        let board = Board::from_fen(vector["fen"].as_str().unwrap());
        let counts = vector["depths"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap());
        for (depth, count) in (1..).zip(counts).filter(|&(_, count)| count <= 1_000) {
            assert_eq!(oracle::perft(&board, depth), count, "{} at {depth}", board.to_fen());
        }
    }
}

fn compare_game(start: &str, seed: u64) -> End {
    let mut player = Player { random: seed, last_jumps: [None; 2] };
    let mut referee = Referee::new(start);
    let mut game = Game::new(start.parse().unwrap());
    loop {
        compare_position(&game, &referee);
        if let Some(end) = referee.end() {
            return end;
        }
        let mv = player.choose(&game);
        game.play(mv).unwrap();
        assert!(referee.play(&mv.to_string()), "{mv} in {} (seed {seed})", game.position());
    }
}

fn compare_position(game: &Game, referee: &Referee) {
    game.check_valid();
    let fen = referee.board().to_fen();
    assert_eq!(game.position().to_string(), fen);
    assert_eq!(game.outcome().map(end), referee.end(), "{fen}");

    let mut listed: Vec<String> = game.position().legal_moves().iter().map(Move::to_string).collect();
    let mut expected: Vec<String> =
        oracle::steps(referee.board()).into_iter().map(|step| step.text()).collect();
    listed.sort();
    expected.sort();
    assert_eq!(listed, expected, "{fen}");

    let counts = both_can_move(referee.board());
    let occurrences = if counts { referee.occurrences() } else { 0 };
    assert_eq!(game.occurrences() as usize, occurrences, "{fen}");
}

fn end(outcome: Outcome) -> End {
    let winner = match outcome.winner {
        Some(Side::Red) => "x",
        Some(Side::Blue) => "o",
        None => "draw",
    };
    End { winner, reason: outcome.reason.name() }
}

/// Plays at random, by the seed: everything alike, or jumps above all, or jumps back and forth.
struct Player {
    random: u64,
    last_jumps: [Option<Move>; 2],
}

impl Player {
    fn choose(&mut self, game: &Game) -> Move {
        let style = self.random & 3;
        let moves = game.position().legal_moves();
        let jumps: Vec<Move> = moves.iter().copied().filter(|mv| matches!(mv, Move::Jump { .. })).collect();
        let last = self.last_jumps[game.position().turn() as usize];
        let back = jumps.iter().copied().find(|&mv| last.is_some_and(|last| undoes(mv, last)));
        let mv = match style {
            0 | 1 => moves[self.below(moves.len())],
            2 if !jumps.is_empty() => jumps[self.below(jumps.len())],
            3 if back.is_some() && self.below(8) > 0 => back.unwrap(),
            _ if !jumps.is_empty() => jumps[self.below(jumps.len())],
            _ => moves[self.below(moves.len())],
        };
        self.last_jumps[game.position().turn() as usize] = Some(mv);
        mv
    }

    /// A number below `limit`, by SplitMix64; the style, in the lowest two bits, stays.
    fn below(&mut self, limit: usize) -> usize {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c14);
        let mut z = self.random;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % limit as u64) as usize
    }
}

fn undoes(mv: Move, last: Move) -> bool {
    match (mv, last) {
        (Move::Jump { from, to }, Move::Jump { from: origin, to: target }) => from == target && to == origin,
        _ => false,
    }
}
